# The device probe, a program of its own. CUDA is no language of this build: a toolkit that is missing or broken
# costs the probe and nothing else, and the grader never links it.

# Its logic, without CUDA, for the tests that run it on the host.
file(GLOB device_probe_sources CONFIGURE_DEPENDS grader/device/probe/*.cpp)
add_library(device_probe_logic STATIC EXCLUDE_FROM_ALL ${device_probe_sources})
set_target_properties(device_probe_logic PROPERTIES CXX_STANDARD 17)
target_include_directories(device_probe_logic PUBLIC ${CMAKE_CURRENT_SOURCE_DIR})
target_compile_options(device_probe_logic PRIVATE -ffp-contract=off -O2)  # trains millions of parameters in each preset
target_link_libraries(device_probe_logic PRIVATE warnings)

find_program(LEDGER_NVCC nvcc HINTS $ENV{CUDA_HOME}/bin /usr/local/cuda/bin DOC "CUDA's compiler, for the device probe")
set(LEDGER_CUDA_ARCHITECTURES "" CACHE STRING "Targets of the device probe, as 75;90; empty: the usual ones, or native")

add_custom_target(device_probe ALL)  # does nothing where there is no toolkit
set(device_probe_program)
if(LEDGER_NVCC)
  execute_process(COMMAND ${LEDGER_NVCC} --list-gpu-code OUTPUT_VARIABLE known_codes RESULT_VARIABLE asked
                  ERROR_QUIET OUTPUT_STRIP_TRAILING_WHITESPACE)
  if(NOT asked EQUAL 0)
    message(STATUS "No device probe: ${LEDGER_NVCC} does not answer")
  else()
    string(REPLACE "\n" ";" known_codes "${known_codes}")
    set(wanted ${LEDGER_CUDA_ARCHITECTURES})
    if(NOT wanted)
      set(wanted 75 80 90 100 120)  # code for 80 runs on 86 and 89, too
    endif()
    set(device_probe_targets)
    if(wanted STREQUAL "native")
      set(device_probe_targets -arch=native)
    else()
      foreach(architecture IN LISTS wanted)
        if("sm_${architecture}" IN_LIST known_codes)
          list(APPEND device_probe_targets -gencode=arch=compute_${architecture},code=sm_${architecture})
          set(newest ${architecture})
        endif()
      endforeach()
      if(newest)  # for devices that are newer than all of these
        list(APPEND device_probe_targets -gencode=arch=compute_${newest},code=compute_${newest})
      endif()
    endif()
    file(GLOB device_probe_files CONFIGURE_DEPENDS grader/device/probe/*)
    set(device_probe_digests)
    foreach(file IN LISTS device_probe_files)
      file(SHA256 ${file} digest)
      string(APPEND device_probe_digests ${digest})
    endforeach()
    string(SHA256 device_probe_build "${device_probe_digests}")
    string(REPLACE ";" "," device_probe_names "${wanted}")
    set(device_probe_program ${CMAKE_CURRENT_BINARY_DIR}/ledger-cuda-probe)
    add_custom_command(OUTPUT ${device_probe_program}
      COMMAND ${LEDGER_NVCC} -std=c++17 -O2 --fmad=false -t 2 -ccbin ${CMAKE_CXX_COMPILER}
              -Xcompiler=-ffp-contract=off,-Wall,-Wextra ${device_probe_targets}
              -DLEDGER_PROBE_BUILD="sha256:${device_probe_build}" -DLEDGER_PROBE_TARGETS="${device_probe_names}"
              -I${CMAKE_CURRENT_SOURCE_DIR} -o ${device_probe_program}
              ${CMAKE_CURRENT_SOURCE_DIR}/grader/device/probe/main.cu ${device_probe_sources}
      DEPENDS ${device_probe_files} COMMENT "Compiling the device probe" VERBATIM)
    add_custom_target(cuda_probe DEPENDS ${device_probe_program})
    add_dependencies(device_probe cuda_probe)
    install(PROGRAMS ${device_probe_program} TYPE BIN OPTIONAL COMPONENT grader)
  endif()
else()
  message(STATUS "No device probe: there is no nvcc")
endif()
