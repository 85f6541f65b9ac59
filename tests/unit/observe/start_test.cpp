// SPDX-License-Identifier: MIT
#include "grader/observe/start.hpp"

#include "bench.hpp"

namespace grader::observe {
namespace {

class StartFor : public BenchTest {
 protected:
  std::optional<Start> start(const std::string& source) {
    return start_for(bench().toolkit, bench().exercise, source);
  }
  /// The reference behind other include lines, with something added.
  std::string file(const std::string& includes, const std::string& added = "") {
    return includes + cut_reference(bench().file_with({})).pieces.front().text + added;
  }
};

TEST_F(StartFor, TheReferenceIsCompiledAndSlim) {
  const auto found = start(bench().file_with({}));
  ASSERT_TRUE(found);
  EXPECT_NE(found->compiled, nullptr);
  EXPECT_NE(found->text.find("_GLIBCXX_STRING"), std::string::npos);
}

TEST_F(StartFor, MoreHeadersMayFollow) {
  const auto found = start(file("#include <cstdint>\n#include <stdexcept>\n#include <iostream>\n"));
  ASSERT_TRUE(found);
  EXPECT_NE(found->compiled, nullptr);
}

TEST_F(StartFor, AnotherListOfSmallHeadersIsSlimButNotCompiled) {
  for (const char* includes : {"#include <cstdint>\n", "#include <stdexcept>\n#include <cstdint>\n", ""}) {
    const auto found = start(file(includes));
    ASSERT_TRUE(found) << includes;
    EXPECT_EQ(found->compiled, nullptr) << includes;
  }
  EXPECT_FALSE(start(file("#include <vector>\n")));
}

TEST_F(StartFor, NamesThatNoHeaderHasAreHarmless) {
  const std::string includes = "#include <cstdint>\n#include <stdexcept>\n";
  EXPECT_TRUE(start(file(includes, "using namespace std;\nint n = 1, x = n, my_own_count = sizeof(short);")));
}

TEST_F(StartFor, NamesThatAHeaderHasAreNot) {
  const std::string includes = "#include <cstdint>\n#include <stdexcept>\n";
  // In plain C++ each may clash or mean something else: a function, a macro, a namespace of the library's.
  for (const char* added :
       {"int getenv;", "int remove(long);", "long size;", "std::string text;", "int abs;", "int errno;",
        "template <class T> int f(T);", "#ifdef EOF\n#endif\n", "#define EOF 3\n", "int a = __LINE__;",
        "int b = ____;", "using T = decltype(1);"})
    EXPECT_FALSE(start(file(includes, added))) << added;
}

TEST_F(StartFor, WithoutACacheItIsKeptInMemory) {
  Toolkit without(bench().runner, std::nullopt);
  EXPECT_TRUE(start_for(without, bench().exercise, bench().file_with({})));
  const int compiles = bench().runner.compiles;
  EXPECT_TRUE(start_for(without, bench().exercise, bench().file_with({})));
  EXPECT_EQ(bench().runner.compiles, compiles);
  EXPECT_EQ(without.compiler(), bench().toolkit.compiler());
}

TEST_F(StartFor, HeadersThatNeedStringHaveNoSlimStartAndThatIsRemembered) {
  const ReferenceText reference{.includes = "#include <iostream>\n"};
  EXPECT_FALSE(slim_start(bench().toolkit, reference));
  const int compiles = bench().runner.compiles;
  EXPECT_FALSE(slim_start(bench().toolkit, reference));
  EXPECT_EQ(bench().runner.compiles, compiles);
  EXPECT_NE(whole_start(bench().toolkit, reference).compiled, nullptr);
}

class Routes : public BenchTest {
 protected:
  /// How often it is compiled, when the parts that are compiled beforehand are there.
  int compiles(const std::string& source) {
    bench().file(bench().file_with({}));
    const int before = bench().runner.compiles;
    bench().file(source);
    return bench().runner.compiles - before;
  }
};

TEST_F(Routes, WhatGoesWellIsCompiledOnce) { EXPECT_EQ(compiles(bench().file_with({{"gb", "1e8"}})), 1); }

TEST_F(Routes, WhatDoesNotCompileIsJudgedThePlainWay) {
  const std::string source = bench().file_with({{"gb", "(1e9"}});
  EXPECT_EQ(compiles(source), 2);
  Toolkit plain(bench().runner, bench().cache, Route::plain_only);
  EXPECT_EQ(bench().file(source).build.diagnostics,
            observe_file(plain, bench().exercise, bench().plan, source, {}).build.diagnostics);
}

TEST_F(Routes, WhatCrashesIsJudgedThePlainWay) {
  EXPECT_EQ(compiles(bench().file_with({{"gb", "(num_bytes / (num_bytes - num_bytes))"}})), 2);
}

TEST_F(Routes, ThePlainOneSaysSoAndCompilesOnce) {
  Toolkit plain(bench().runner, bench().cache, Route::plain_only);
  EXPECT_EQ(plain.compiler().find("gold"), std::string::npos);
  const std::string source = bench().file_with({{"gb", "1e8"}});
  observe_file(plain, bench().exercise, bench().plan, source, {});
  const int before = bench().runner.compiles;
  observe_file(plain, bench().exercise, bench().plan, source, {});
  EXPECT_EQ(bench().runner.compiles - before, 1);
}

}  // namespace
}  // namespace grader::observe
