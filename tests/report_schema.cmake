# The JSON report is what docs/grade.schema.json says. Skipped without python3-jsonschema.
find_package(Python3 COMPONENTS Interpreter)
if(Python3_FOUND)
  add_executable(print_sample_grades schema/print_sample_grades.cpp)
  target_link_libraries(print_sample_grades PRIVATE grader warnings)
  target_include_directories(print_sample_grades PRIVATE ${CMAKE_SOURCE_DIR})
  add_test(NAME report_schema
    COMMAND ${Python3_EXECUTABLE} ${CMAKE_CURRENT_SOURCE_DIR}/schema/validate_grades.py
            ${CMAKE_SOURCE_DIR}/docs/grade.schema.json $<TARGET_FILE:print_sample_grades>)
  set_tests_properties(report_schema PROPERTIES SKIP_RETURN_CODE 77 TIMEOUT 60)
endif()
