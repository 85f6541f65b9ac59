# Labelled submissions and attacks, graded whole. Each suite grades its items once, so it is one test; the
# attacks are cut into parts that may run side by side.
file(GLOB corpus_test_sources CONFIGURE_DEPENDS corpus_tests/*.cpp support/*.cpp)
add_executable(corpus_tests ${corpus_test_sources})
target_link_libraries(corpus_tests PRIVATE grader warnings GTest::gtest_main)
target_include_directories(corpus_tests PRIVATE ${CMAKE_SOURCE_DIR})
target_compile_definitions(corpus_tests PRIVATE LEDGER_GRADER_SOURCE_DIR="${CMAKE_SOURCE_DIR}"
  LEDGER_GRADER_PROGRAM="$<TARGET_FILE:ledger-grader>"
  LEDGER_GRADER_WEAKENED_PROGRAM="$<TARGET_FILE:ledger-grader-weakened>")
# The grader with walls left out: another program, never installed.
add_executable(ledger-grader-weakened weakened/main.cpp)
target_link_libraries(ledger-grader-weakened PRIVATE grader warnings)
add_dependencies(corpus_tests ledger-grader ledger-grader-weakened)

# CONFIGURATIONS long: only where ctest is told `-C long`, as scripts/check does.
function(add_corpus_test name filter parts)
  math(EXPR last "${parts} - 1")
  foreach(part RANGE ${last})
    add_test(NAME ${name}_${part} COMMAND corpus_tests --gtest_filter=${filter})
    set_tests_properties(${name}_${part} PROPERTIES TIMEOUT 1800 LABELS corpus
      ENVIRONMENT "GTEST_TOTAL_SHARDS=${parts};GTEST_SHARD_INDEX=${part}")
  endforeach()
endfunction()

function(add_long_corpus_test name filter)
  add_test(NAME ${name} CONFIGURATIONS long COMMAND corpus_tests --gtest_filter=${filter})
  set_tests_properties(${name} PROPERTIES TIMEOUT 7200 LABELS "corpus;long")
endfunction()

add_corpus_test(corpus_code "CodeCorpus.*" 1)
add_corpus_test(corpus_more_code "MoreCodeCorpus.*" 1)
add_corpus_test(corpus_answers "AnswersCorpus*" 1)
add_corpus_test(corpus_determinism "*Determinism.*" 1)
# Both ways of building, on a sixth of the corpus; on all of it in the long run.
add_test(NAME corpus_routes_sample COMMAND corpus_tests --gtest_filter=Corpus/Routes.*)
set_tests_properties(corpus_routes_sample PROPERTIES TIMEOUT 1800 LABELS corpus
  ENVIRONMENT "GTEST_TOTAL_SHARDS=6;GTEST_SHARD_INDEX=2")
add_long_corpus_test(corpus_routes "Corpus/Routes.*")
add_corpus_test(corpus_attacks "*/AttacksAsTheseTests.*" 6)
add_corpus_test(corpus_attacks_as_an_ordinary_user "*/AttacksAsAnOrdinaryUser.*" 6)
add_corpus_test(corpus_attacks_teeth "AttackCorpus.*:AttacksBehindWeakWalls.*" 1)
# A bomb is measured while it goes off: beside other work it may not get far enough to be seen.
set_tests_properties(corpus_attacks_teeth_0 PROPERTIES RUN_SERIAL TRUE)

# A few for which the wall was made; all of them in the long run.
set(sample "@25_thread_bomb:@33_double_fork_daemon:@34_kill_everything:@35_ptrace_parent:@38_connect_loopback")
string(APPEND sample ":@05_include_next_reference:@27_close_all_fds")
foreach(wall Filter Limits)
  string(TOLOWER ${wall} lower)
  string(REPLACE "@" "*/AttacksWithout${wall}.*/" chosen "${sample}")
  add_corpus_test(corpus_attacks_without_${lower}_sample "${chosen}" 1)
  add_long_corpus_test(corpus_attacks_without_${lower} "*/AttacksWithout${wall}.*")
endforeach()
add_long_corpus_test(corpus_hostile_class "HostileClass.*")
