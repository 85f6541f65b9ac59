# The program as its users meet it: golden cases, the self-test, our own faults, what students get, a class.
# With LEDGER_GRADER_LONG=1 in the environment the class is larger and is cut off more often (scripts/check).
file(GLOB end_to_end_sources CONFIGURE_DEPENDS end_to_end/*.cpp support/program.cpp
  support/scratch.cpp)
add_executable(end_to_end_tests ${end_to_end_sources})
target_link_libraries(end_to_end_tests PRIVATE grader warnings GTest::gmock GTest::gtest_main)
target_include_directories(end_to_end_tests PRIVATE ${CMAKE_SOURCE_DIR})
target_compile_definitions(end_to_end_tests PRIVATE LEDGER_GRADER_SOURCE_DIR="${CMAKE_SOURCE_DIR}"
  LEDGER_GRADER_PROGRAM="$<TARGET_FILE:ledger-grader>")
add_dependencies(end_to_end_tests ledger-grader)

foreach(suite Selftest SelftestTeeth Cases OurFaults Handout Installed SampleClass SampleClassReview ClassResume ClassRegrade ClassFaults
    ClassSame ClassCutOff Ci)
  add_test(NAME end_to_end_${suite} COMMAND end_to_end_tests --gtest_filter=${suite}.*:*/${suite}.*)
  set_tests_properties(end_to_end_${suite} PROPERTIES TIMEOUT 1800 LABELS end_to_end)
endforeach()
