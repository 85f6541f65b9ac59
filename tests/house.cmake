# Rules of the house that no compiler keeps.
add_test(NAME include_rules COMMAND ${CMAKE_SOURCE_DIR}/scripts/check_includes)
add_test(NAME include_rules_fire COMMAND ${CMAKE_SOURCE_DIR}/scripts/check_includes --self-test)
foreach(rule no_exercise layout no_marks licences scripts named_tests)
  add_test(NAME house_${rule} COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/house/check ${rule})
endforeach()
