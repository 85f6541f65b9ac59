# What is installed, in two parts. Students get the program with exercise packs; whole exercises, which hold the
# references, are for instructors. `cmake --install` installs both, cpack makes a Debian package of each.
include(GNUInstallDirs)
set(exercises_place ${CMAKE_INSTALL_DATADIR}/ledger-grader)

# The folder of each exercise as students get it: template and pack.
file(GLOB exercise_rubrics CONFIGURE_DEPENDS rubrics/*.yaml)
list(FILTER exercise_rubrics EXCLUDE REGEX "\\.(answers|likeness)\\.yaml$")
file(GLOB_RECURSE exercise_files CONFIGURE_DEPENDS rubrics/* reference/* student_template/*)
set(handout ${CMAKE_CURRENT_BINARY_DIR}/handout)
set(handout_stamps)
foreach(rubric IN LISTS exercise_rubrics)
  get_filename_component(exercise ${rubric} NAME_WLE)
  add_custom_command(OUTPUT ${handout}.${exercise}.stamp
    COMMAND ${CMAKE_COMMAND} -E rm -rf ${handout}/${exercise}
    COMMAND ledger-grader pack ${exercise} --exercises ${CMAKE_CURRENT_SOURCE_DIR} --out ${handout}/${exercise} --lang en
            > ${handout}.${exercise}.stamp
    DEPENDS ledger-grader ${exercise_files} COMMENT "Packing ${exercise} for students" VERBATIM)
  list(APPEND handout_stamps ${handout}.${exercise}.stamp)
endforeach()
set(manual ${CMAKE_CURRENT_BINARY_DIR}/ledger-grader.1.gz)
add_custom_command(OUTPUT ${manual}
  COMMAND gzip -9nc ${CMAKE_CURRENT_SOURCE_DIR}/docs/man/ledger-grader.1 > ${manual}
  DEPENDS docs/man/ledger-grader.1 VERBATIM)
add_custom_target(install_files ALL DEPENDS ${handout_stamps} ${manual})

install(TARGETS ledger-grader COMPONENT grader)
install(DIRECTORY ${handout} DESTINATION ${exercises_place} COMPONENT grader)
install(FILES ${manual} DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 COMPONENT grader)
install(FILES grader/cli/completion.bash DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions
  RENAME ledger-grader COMPONENT grader)
set(teaching "rubric\\.md|new-exercise\\.md|instructor.*\\.md")  # what these explain by example, students are asked
install(DIRECTORY docs/ DESTINATION ${CMAKE_INSTALL_DOCDIR}/docs COMPONENT grader
  REGEX "/(man|transcripts|${teaching})$" EXCLUDE)
install(FILES README.md DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT grader)
install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR} RENAME copyright COMPONENT grader)

install(DIRECTORY rubrics reference student_template DESTINATION ${exercises_place} COMPONENT exercises)
install(DIRECTORY docs/ DESTINATION ${CMAKE_INSTALL_DOCDIR}/docs COMPONENT exercises
  FILES_MATCHING REGEX "/(${teaching}|transcripts/.*)$" PATTERN man EXCLUDE PATTERN decisions EXCLUDE)
install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/ledger-grader-exercises RENAME copyright
  COMPONENT exercises)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME ledger-grader)
set(CPACK_PACKAGE_VENDOR "the ledger-grader authors")
set(CPACK_PACKAGE_DIRECTORY ${CMAKE_CURRENT_BINARY_DIR}/package)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE
  WORLD_READ WORLD_EXECUTE)
set(CPACK_COMPONENTS_ALL grader exercises)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_PACKAGE_MAINTAINER "the ledger-grader authors <authors@ledger-grader.invalid>")
set(CPACK_DEBIAN_PACKAGE_SECTION education)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)

set(CPACK_DEBIAN_GRADER_PACKAGE_NAME ledger-grader)
set(CPACK_DEBIAN_GRADER_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_GRADER_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_GRADER_PACKAGE_DEPENDS "g++ (>= 4:12), bubblewrap (>= 0.8)")
set(CPACK_DEBIAN_GRADER_PACKAGE_SUGGESTS "ledger-grader-exercises, bash-completion, man-db")
set(CPACK_COMPONENT_GRADER_DESCRIPTION "grader for fill-in-the-blank C++ exercises that says why
It compiles what a student wrote in a sandbox, compares what it computes with a
reference, gives each blank its own points, and explains a wrong value by the
mistake that gives exactly that value. Students check their own work with it,
instructors grade a class.

The folders that students start from are in /usr/share/ledger-grader/handout.
Grading a class needs the package ledger-grader-exercises, too.")

set(CPACK_DEBIAN_EXERCISES_PACKAGE_NAME ledger-grader-exercises)
set(CPACK_DEBIAN_EXERCISES_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_EXERCISES_PACKAGE_ARCHITECTURE all)
set(CPACK_DEBIAN_EXERCISES_PACKAGE_DEPENDS "ledger-grader (= ${PROJECT_VERSION})")
set(CPACK_COMPONENT_EXERCISES_DESCRIPTION "exercises of ledger-grader, with rubrics and solutions
For instructors: the rubrics, the reference solutions and the templates of the
exercises that ledger-grader grades. Everyone on a computer where this package
is installed can read the solutions.")
include(CPack)
