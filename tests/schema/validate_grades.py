#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Hold grades in JSON against docs/grade.schema.json.

usage: validate_grades.py SCHEMA COMMAND [ARGUMENT...]

The command's output is one grade or an array of them. Ends with 77 (skipped) when python3-jsonschema is missing.
The schema must also refuse what is wrong: a spoiled copy of each grade has to fail.
"""
import copy
import json
import subprocess
import sys

try:
    import jsonschema
except ImportError:
    print("skipped: python3-jsonschema is not installed")
    sys.exit(77)


def spoiled(grade):
    """Yield (what was done, grade) for changes that no valid grade survives."""
    for key in grade:
        without = copy.deepcopy(grade)
        del without[key]
        yield f"without {key}", without
    yield "with a key more", {**grade, "more": 1}
    yield "with zero points and no grade", {**grade, "status": "not_graded", "reason": "x", "points": {
        "low": 0, "high": 0, "possible": 10}}
    yield "with an unknown verdict", {**grade, "verdict": "maybe"}


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        schema = json.load(file)
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    output = subprocess.run(sys.argv[2:], check=True, capture_output=True, timeout=60).stdout
    grades = json.loads(output.decode("utf-8"))
    troubles = []
    for grade in grades if isinstance(grades, list) else [grades]:
        name = grade["submission"]["id"]
        for error in validator.iter_errors(grade):
            troubles.append(f"{name}: {error.json_path}: {error.message}")
        for change, wrong in spoiled(grade):
            if validator.is_valid(wrong):
                troubles.append(f"{name}: the schema accepts a grade {change}")
    print("\n".join(troubles) or "all grades are valid")
    return 1 if troubles else 0


sys.exit(main())
