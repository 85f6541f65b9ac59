#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Read what `check --ci` leaves as CI services do, by their rules and not by the writers'.

usage: read_ci_results.py RESULTS STDOUT SCHEMA

RESULTS is the folder, STDOUT a file with what was printed, SCHEMA docs/grade.schema.json. Prints a line for each
thing that is wrong, else what the services saw, as one line of JSON. Ends with 1 when something is wrong.
"""
import json
import os
import re
import sys
import xml.etree.ElementTree as ElementTree

troubles = []


def expect(holds, what):
    if not holds:
        troubles.append(what)


def unescaped(text, signs):
    for sign, code in signs:
        text = text.replace(code, sign)
    return text.replace("%25", "%")


def command_of(line):
    """What GitHub's runner makes of a line: (command, properties, message), or nothing."""
    data_signs = [("\r", "%0D"), ("\n", "%0A")]
    line = line.lstrip()
    if not line.startswith("::") or "::" not in line[2:]:
        return None
    head, message = line[2:].split("::", 1)
    name, _, rest = head.partition(" ")
    properties = {}
    for pair in rest.split(","):
        key, found, value = pair.strip().partition("=")
        if found:
            properties[key] = unescaped(value, data_signs + [(":", "%3A"), (",", "%2C")])
    return name, properties, unescaped(message, data_signs)


def read_log(path):
    with open(path, encoding="utf-8", newline="") as file:
        lines = file.read().split("\n")
    found = []
    for number, line in enumerate(lines, 1):
        expect("\r" not in line and "\x1b" not in line, f"stdout:{number}: control characters")
        for word in ("##[", "##vso", "##teamcity", "section_start:", "travis_fold:"):
            expect(word not in line, f"stdout:{number}: {word}")
        command = command_of(line)
        if command is None:
            continue
        name, properties, message = command
        expect(name in ("error", "warning", "notice"), f"stdout:{number}: the command {name}")
        expect(set(properties) <= {"file", "line", "title"}, f"stdout:{number}: properties {sorted(properties)}")
        expect("title" in properties, f"stdout:{number}: no title")
        expect(properties.get("line", "1").isdigit(), f"stdout:{number}: no line number")
        expect(number == len(found) + 1, f"stdout:{number}: not where the annotations are")
        found.append({"command": name, "message": message, **properties})
    for kind in ("error", "warning", "notice"):
        expect(sum(one["command"] == kind for one in found) <= 10, f"more than 10 of {kind}")
    return found


def read_junit(path):
    root = ElementTree.parse(path).getroot()
    expect(root.tag == "testsuites", f"junit.xml: the root is {root.tag}")
    cases = {}
    totals = {"tests": 0, "failures": 0, "errors": 0, "skipped": 0}
    for suite in root.findall("testsuite"):
        counts = dict.fromkeys(totals, 0)
        for case in suite.findall("testcase"):
            key = (case.get("classname"), case.get("name"))
            expect(all(key) and key not in cases, f"junit.xml: {key} has no name, or one that another has")
            result = "passed"
            for tag, plural in (("failure", "failures"), ("error", "errors"), ("skipped", "skipped")):
                for element in case.findall(tag):
                    expect(result == "passed", f"junit.xml: {key} has two results")
                    result = tag
                    counts[plural] += 1
                    expect((element.text or "").strip(), f"junit.xml: {key} has no body")
            counts["tests"] += 1
            properties = {one.get("name"): float(one.get("value")) for one in case.iter("property")}
            expect(set(properties) <= {"points", "points_at_most", "max_points"}, f"junit.xml: {key}: {properties}")
            expect(properties.get("points", 0) <= properties.get("max_points", 0), f"junit.xml: {key}: {properties}")
            expect(case.get("line") is None or case.get("file"), f"junit.xml: {key} has a line and no file")
            cases[key] = {"result": result, "file": case.get("file"), **properties}
        for name, count in counts.items():
            expect(suite.get(name) == str(count), f"junit.xml: {suite.get('name')}: {name} is not {count}")
            totals[name] += count
    for name, count in totals.items():
        expect(root.get(name) == str(count), f"junit.xml: {name} is not {count}")
    return cases


def read_summary(path, items):
    with open(path, encoding="utf-8", newline="") as file:
        text = file.read()
    expect(len(text.encode()) < 1024 * 1024, "summary.md is too long")
    lines = text.split("\n")
    expect(sum(line.lstrip().startswith(("```", "~~~")) for line in lines) % 2 == 0, "summary.md: a fence stays open")
    # Without backslashes, entities and code, nothing is left that starts a tag, a link, a picture or a name.
    bare = re.sub(r"\\[!-/:-@\[-`{-~]|&lt;|&#32;", " ", text)
    bare = re.sub(r"`[^`\n]+`", " ", bare)
    active = re.search(r"`|<[A-Za-z/!?]|\]\(|\]\[|\]:|!\[|\[\^|\[\[|@\w|~\S|&[#\w]+;", bare)
    expect(not active, f"summary.md: a sign that means something: {bare[active.start():][:40] if active else ''}")
    expect(not re.search(r"https?:", bare), "summary.md: a link")
    rows = [line for line in lines if line.startswith("| ") and not line.startswith("| | ")]
    expect(len(rows) >= items, f"summary.md: {len(rows)} rows for {items} items")
    for row in rows:
        expect(re.sub(r"\\.", "", row).count("|") == 5, f"summary.md: a row of another width: {row[:80]}")
    return len(text)


def read_result(path, schema_path):
    with open(path, encoding="utf-8") as file:
        grade = json.load(file)
    try:
        import jsonschema
    except ImportError:
        return grade
    with open(schema_path, encoding="utf-8") as file:
        validator = jsonschema.Draft202012Validator(json.load(file))
    for error in validator.iter_errors(grade):
        expect(False, f"result.json: {error.json_path}: {error.message}")
    expect(grade["provenance"]["seed"] == "", "result.json: a seed")
    for diagnosis in (grade["code"] or {"diagnoses": []})["diagnoses"]:
        expect(not (diagnosis["evidence"] or {}).get("expected"), "result.json: an expected value")
    return grade


def read_gradescope(path, grade):
    with open(path, encoding="utf-8") as file:
        results = json.load(file)
    expect(set(results) <= {"score", "output", "output_format", "test_output_format", "test_name_format", "visibility",
                            "stdout_visibility", "extra_data", "tests"}, f"results.json: keys {sorted(results)}")
    formats = {"text", "html", "simple_format", "md", "ansi"}
    visibilities = {"hidden", "after_due_date", "after_published", "visible"}
    expect(results["output_format"] in formats and results["output_format"] == "text", "results.json: output_format")
    expect(results["visibility"] == "visible" and results["stdout_visibility"] in visibilities, "results.json: who sees it")
    scored = 0.0
    for test in results["tests"]:
        expect(set(test) <= {"score", "max_score", "status", "name", "name_format", "number", "output", "output_format",
                             "tags", "visibility", "extra_data"}, f"results.json: keys {sorted(test)}")
        expect(isinstance(test["name"], str) and test["name"], "results.json: a test without a name")
        expect(test["visibility"] == "visible" and test["output_format"] == "text", f"results.json: {test['name']}")
        expect(test.get("status", "passed") in ("passed", "failed"), f"results.json: {test['name']}: status")
        expect("\r" not in test["output"], "results.json: line ends")
        if "score" in test:
            expect(0 <= test["score"] <= test["max_score"], f"results.json: {test['name']}: score")
            expect((test["status"] == "passed") == (test["score"] == test["max_score"]), f"results.json: {test['name']}")
            scored += test["score"]
    if grade["status"] != "graded":
        expect("score" not in results and scored == 0, "results.json: a score without a grade")
        return results
    failed = any(rule["where"] == "code" and rule["certainty"] == "established" for rule in grade["hard_fails"])
    if failed:
        expect(results["score"] == 0 and ("0:" in results["output"] or "0：" in results["output"]),
               "results.json: a hard fail without its reason")
    else:
        expect(abs(results["score"] - grade["points"]["low"]) < 1e-9, "results.json: another score than the grade's")
    for question in grade["questions"]:
        is_open = question["low"] < question["high"] or question["for_review"]
        tests = [test for test in results["tests"] if test["name"] == question["id"]]
        expect(len(tests) == 1, f"results.json: {question['id']} is there {len(tests)} times")
        if is_open and question["basis"] != "missing":
            expect("score" not in tests[0] and question["id"] in results["output"], f"{question['id']} is not open")
    return results


def main():
    folder, log, schema = sys.argv[1:]
    annotations = read_log(log)
    cases = read_junit(os.path.join(folder, "junit.xml"))
    size = read_summary(os.path.join(folder, "summary.md"), len(cases))
    grade = read_result(os.path.join(folder, "result.json"), schema)
    results = read_gradescope(os.path.join(folder, "results.json"), grade)
    if grade["status"] == "graded":
        code = [case for (name, _), case in cases.items() if name.endswith(".code")]
        points = sum(case.get("points", 0) for case in code)
        lost = sum(one["points"] for one in grade["code"]["deductions"])
        expect(abs(sum(case.get("max_points", 0) for case in code) - grade["code"]["possible"]) < 1e-9
               or grade["code"]["build"]["outcome"] in ("refused", "missing"), "junit.xml: other points than the grade's")
        expect(abs(max(points - lost, 0) - grade["code"]["points"]) < 1e-9, "junit.xml: other points than the grade's")
        answers = sum(name.endswith(".answers") for name, _ in cases)
        expect(answers == len(grade["questions"]), "junit.xml: not every question has its case")
    # No annotation but of something that the other files know.
    titles = [name for _, name in cases]
    for one in annotations:
        known = any(name.endswith(one["title"]) for name in titles) or one["title"] in ("also found", "还发现", "ledger-grader")
        expect(known, f"an annotation of nothing: {one['title']}")
    print("\n".join(troubles) if troubles else json.dumps({
        "annotations": [[one["command"], one["title"]] for one in annotations],
        "cases": [[*key, case["result"]] for key, case in cases.items()],
        "verdict": grade["verdict"], "score": results.get("score"), "summary_bytes": size,
        "tests": [test["name"] for test in results["tests"]]}, ensure_ascii=False))
    return 1 if troubles else 0


sys.exit(main())
