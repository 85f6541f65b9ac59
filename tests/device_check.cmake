# The device check without a device: the probe's logic on the host, the probe itself with drivers that are
# none, and the grader's side with probes that misbehave.
file(GLOB device_check_sources CONFIGURE_DEPENDS device_check/*_test.cpp support/program.cpp support/scratch.cpp)
add_executable(device_check_tests ${device_check_sources})
target_link_libraries(device_check_tests PRIVATE device_probe_logic grader warnings GTest::gmock GTest::gtest_main)
target_include_directories(device_check_tests PRIVATE ${CMAKE_SOURCE_DIR})

add_executable(host_probe device_check/host_probe.cpp)
target_link_libraries(host_probe PRIVATE device_probe_logic warnings)

add_library(fake_driver SHARED device_check/fake_driver.cpp)
set_target_properties(fake_driver PROPERTIES OUTPUT_NAME cuda SOVERSION 1
  LIBRARY_OUTPUT_DIRECTORY ${CMAKE_CURRENT_BINARY_DIR}/fake_driver)
# The probe, which no sanitizer was built into, loads it.
set_target_properties(fake_driver PROPERTIES COMPILE_OPTIONS "" LINK_OPTIONS "")

# CUDA's own narrowing, for comparison; its header needs no device.
if(device_probe_program)
  get_filename_component(cuda_bin ${LEDGER_NVCC} REALPATH)
  get_filename_component(cuda_bin ${cuda_bin} DIRECTORY)
  find_path(LEDGER_CUDA_INCLUDE cuda_bf16.h HINTS ${cuda_bin}/../include ${cuda_bin}/../targets/x86_64-linux/include)
  if(LEDGER_CUDA_INCLUDE)
    target_sources(device_check_tests PRIVATE device_check/narrowing.cpp)
    target_include_directories(device_check_tests SYSTEM PRIVATE ${LEDGER_CUDA_INCLUDE})
  endif()
endif()

target_compile_definitions(device_check_tests PRIVATE LEDGER_GRADER_SOURCE_DIR="${CMAKE_SOURCE_DIR}"
  LEDGER_GRADER_PROGRAM="$<TARGET_FILE:ledger-grader>" LEDGER_HOST_PROBE="$<TARGET_FILE:host_probe>"
  LEDGER_FAKE_DRIVER="$<TARGET_FILE_DIR:fake_driver>" LEDGER_CUDA_PROBE="${device_probe_program}")
add_dependencies(device_check_tests ledger-grader host_probe fake_driver)
set(suites ProbeRuns Saboteurs EverySaboteur Kernels ProbeReport Evidence Confront DeviceCheck DeviceSection DeviceReport)
if(device_probe_program)
  add_dependencies(device_check_tests cuda_probe)
  list(APPEND suites FakeDriver DriverAbsent)
endif()
if(LEDGER_CUDA_INCLUDE)
  list(APPEND suites Narrowing)
endif()
foreach(suite IN LISTS suites)
  add_test(NAME device_check_${suite} COMMAND device_check_tests --gtest_filter=${suite}.*:*/${suite}.*:${suite}/*)
  set_tests_properties(device_check_${suite} PROPERTIES TIMEOUT 120)
endforeach()
