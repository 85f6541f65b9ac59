# What is installed beside the program: it says all that --help says, and the packages hold what they should.
add_test(NAME package_complete COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/package/complete $<TARGET_FILE:ledger-grader>)
add_test(NAME package_contents COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/package/contents ${CMAKE_BINARY_DIR})
set_tests_properties(package_complete package_contents PROPERTIES TIMEOUT 120)
set_tests_properties(package_contents PROPERTIES SKIP_RETURN_CODE 77)
