# Labelled submissions and attacks, graded whole. Each suite grades its items once, so it is one test; the
# attacks are cut into parts that may run side by side.
file(GLOB corpus_test_sources CONFIGURE_DEPENDS corpus_tests/*.cpp support/program.cpp
  support/scratch.cpp)
add_executable(corpus_tests ${corpus_test_sources})
target_link_libraries(corpus_tests PRIVATE grader warnings GTest::gtest_main)
target_include_directories(corpus_tests PRIVATE ${CMAKE_SOURCE_DIR})
target_compile_definitions(corpus_tests PRIVATE LEDGER_GRADER_SOURCE_DIR="${CMAKE_SOURCE_DIR}"
  LEDGER_GRADER_PROGRAM="$<TARGET_FILE:ledger-grader>")
add_dependencies(corpus_tests ledger-grader)

function(add_corpus_test name filter parts)
  math(EXPR last "${parts} - 1")
  foreach(part RANGE ${last})
    add_test(NAME ${name}_${part} COMMAND corpus_tests --gtest_filter=${filter})
    set_tests_properties(${name}_${part} PROPERTIES TIMEOUT 600 LABELS corpus
      ENVIRONMENT "GTEST_TOTAL_SHARDS=${parts};GTEST_SHARD_INDEX=${part}")
  endforeach()
endfunction()

add_corpus_test(corpus_code "CodeCorpus.*" 1)
add_corpus_test(corpus_more_code "MoreCodeCorpus.*" 1)
add_corpus_test(corpus_determinism "*Determinism.*" 1)
add_corpus_test(corpus_routes "Corpus/Routes.*" 4)
add_corpus_test(corpus_attacks "Shared/Attacks.*:AttackCorpus.*" 4)
add_corpus_test(corpus_more_attacks "More/Attacks.*" 3)
