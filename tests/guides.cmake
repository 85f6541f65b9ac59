# The guides under docs/: every command in them is run, and the runner notices one that fails.
foreach(guide student.md student.zh.md instructor.md new-exercise.md)
  add_test(NAME guides_${guide} COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/guides/run $<TARGET_FILE:ledger-grader>
    ${CMAKE_SOURCE_DIR}/docs/${guide})
  set_tests_properties(guides_${guide} PROPERTIES TIMEOUT 600 LABELS guides)
endforeach()
add_test(NAME guides_fire COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/guides/run $<TARGET_FILE:ledger-grader> --self-test)
set_tests_properties(guides_fire PROPERTIES TIMEOUT 600 LABELS guides)
