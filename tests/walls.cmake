# A grader that is killed at any moment leaves nothing behind, and two graders at once do not meet.
file(GLOB walls_test_sources CONFIGURE_DEPENDS walls/*_test.cpp support/*.cpp)
add_executable(walls_tests ${walls_test_sources})
target_link_libraries(walls_tests PRIVATE grader warnings GTest::gtest_main)
target_include_directories(walls_tests PRIVATE ${CMAKE_SOURCE_DIR})
target_compile_definitions(walls_tests PRIVATE LEDGER_GRADER_SOURCE_DIR="${CMAKE_SOURCE_DIR}"
  LEDGER_GRADER_PROGRAM="$<TARGET_FILE:ledger-grader>")
add_dependencies(walls_tests ledger-grader)
gtest_discover_tests(walls_tests DISCOVERY_MODE PRE_TEST DISCOVERY_TIMEOUT 60 PROPERTIES TIMEOUT 300)
