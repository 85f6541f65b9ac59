# Everything that reads foreign bytes, fed by libFuzzer (tests/fuzz). The preset `fuzz` builds the targets;
# every other build runs each for a short while through scripts/fuzz, which is skipped where there is no
# clang++. The first test builds them, the others need it.
file(GLOB fuzz_sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/fuzz/*_fuzz.cpp)

if(LEDGER_GRADER_FUZZ)
  # Only what the targets reach: a whole grader with sanitizers takes minutes.
  file(GLOB fuzzed_sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/grader/exercise/*.cpp
    ${CMAKE_SOURCE_DIR}/grader/report/escape*.cpp)
  file(GLOB answers_sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/grader/answers/*.cpp)
  list(APPEND fuzzed_sources ${answers_sources})
  foreach(file formats/charset formats/csv formats/encoding formats/json formats/markdown formats/regular_expression formats/yaml judge/edit_lines
          judge/error_lines observe/diagnostics observe/reference_text observe/wire report/characters report/page
          store/records sys/descriptor sys/digest sys/files sys/partial_file)
    list(APPEND fuzzed_sources ${CMAKE_SOURCE_DIR}/grader/${file}.cpp)
  endforeach()
  add_library(fuzzed STATIC EXCLUDE_FROM_ALL ${fuzzed_sources} support/format_rules.cpp)
  target_include_directories(fuzzed PUBLIC ${CMAKE_SOURCE_DIR})
  target_link_libraries(fuzzed PUBLIC fmt::fmt yaml-cpp nlohmann_json::nlohmann_json OpenSSL::Crypto
    PkgConfig::cmark PkgConfig::re2 cmark-gfm-extensions ICU::uc ICU::i18n csv)
  target_compile_definitions(fuzzed PUBLIC LEDGER_GRADER_SOURCE_DIR="${CMAKE_SOURCE_DIR}"
    _GLIBCXX_ASSERTIONS)
  # Nothing to find by coverage, and most of the time goes there.
  set_source_files_properties(${CMAKE_SOURCE_DIR}/grader/exercise/alignment.cpp
    ${CMAKE_SOURCE_DIR}/grader/answers/worthless.cpp ${CMAKE_SOURCE_DIR}/grader/answers/concepts.cpp
    ${CMAKE_SOURCE_DIR}/grader/answers/reading.cpp support/format_rules.cpp PROPERTIES
    COMPILE_OPTIONS "-O2;-fno-sanitize=fuzzer-no-link;-U_GLIBCXX_ASSERTIONS")
  add_custom_target(fuzz_targets)
  foreach(source ${fuzz_sources})
    cmake_path(GET source STEM name)
    add_executable(${name} EXCLUDE_FROM_ALL ${source})
    target_link_libraries(${name} PRIVATE fuzzed)
    target_link_options(${name} PRIVATE -fsanitize=fuzzer)
    add_dependencies(fuzz_targets ${name})
  endforeach()
elseif(NOT LEDGER_GRADER_SANITIZE)  # the targets have their own sanitizers: once is enough
  add_test(NAME fuzz_build COMMAND ${CMAKE_SOURCE_DIR}/scripts/fuzz --build)
  set_tests_properties(fuzz_build PROPERTIES FIXTURES_SETUP fuzz_targets SKIP_RETURN_CODE 77 TIMEOUT 900
    LABELS fuzz)
  foreach(source ${fuzz_sources})
    cmake_path(GET source STEM name)
    string(REPLACE _fuzz "" target ${name})
    add_test(NAME fuzz_${target} COMMAND ${CMAKE_SOURCE_DIR}/scripts/fuzz --built ${target} 20)
    set_tests_properties(fuzz_${target} PROPERTIES FIXTURES_REQUIRED fuzz_targets SKIP_RETURN_CODE 77
      TIMEOUT 240 LABELS fuzz)
  endforeach()
endif()
