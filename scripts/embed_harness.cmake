# Writes a C++ file that holds each harness file as text: grader::observe::harness_text("name").
# Raw literals are cut into pieces, for a compiler need not take one above 64 KiB.
set(out "// Generated from grader/observe/harness. Do not edit.\n#include <stdexcept>\n#include <string>\n\n")
string(APPEND out "namespace grader::observe {\n\nstd::string harness_text(const std::string& name) {\n")
foreach(file IN LISTS FILES)
  get_filename_component(name "${file}" NAME)
  file(READ "${file}" text)
  string(APPEND out "  if (name == \"${name}\") return R\"harness~(${text})harness~\";\n")
endforeach()
string(APPEND out "  throw std::logic_error(\"no harness file \" + name);\n}\n\n}  // namespace grader::observe\n")
file(WRITE "${OUTPUT}.new" "${out}")
file(RENAME "${OUTPUT}.new" "${OUTPUT}")
