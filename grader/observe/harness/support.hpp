// What an exercise's adapter may use. No standard header, so that a student's missing #include stays his own.
// Included after the student's header; everything here starts with grader_ or GRADER_.
#pragma once

// A submission may have redefined the words that this file and the adapter are written in.
#undef auto
#undef bool
#undef case
#undef catch
#undef class
#undef const
#undef constexpr
#undef default
#undef do
#undef double
#undef else
#undef extern
#undef false
#undef float
#undef if
#undef inline
#undef int
#undef long
#undef namespace
#undef requires
#undef return
#undef short
#undef signed
#undef static_cast
#undef struct
#undef switch
#undef template
#undef true
#undef try
#undef typename
#undef unsigned
#undef using
#undef void
#undef while

enum grader_kind { grader_missing, grader_integer, grader_narrow, grader_real };

struct grader_value {
  int kind = grader_missing;
  long long integer = 0;
  double real = 0;
};

struct grader_argument {
  long long integer = 0;
  double real = 0;
};

inline grader_value grader_whole(grader_kind kind, long long number) { return {kind, number, 0}; }
inline grader_value grader_number(long number) { return grader_whole(grader_integer, number); }
inline grader_value grader_number(long long number) { return grader_whole(grader_integer, number); }
inline grader_value grader_number(unsigned long number) {
  return grader_whole(grader_integer, static_cast<long long>(number));
}
inline grader_value grader_number(unsigned long long number) {
  return grader_whole(grader_integer, static_cast<long long>(number));
}
inline grader_value grader_number(int number) { return grader_whole(grader_narrow, number); }
inline grader_value grader_number(unsigned number) { return grader_whole(grader_narrow, number); }
inline grader_value grader_number(short number) { return grader_whole(grader_narrow, number); }
inline grader_value grader_number(unsigned short number) { return grader_whole(grader_narrow, number); }
inline grader_value grader_number(char number) { return grader_whole(grader_narrow, number); }
inline grader_value grader_number(signed char number) { return grader_whole(grader_narrow, number); }
inline grader_value grader_number(unsigned char number) { return grader_whole(grader_narrow, number); }
inline grader_value grader_number(bool number) { return grader_whole(grader_narrow, number); }
inline grader_value grader_number(float number) { return {grader_real, 0, number}; }
inline grader_value grader_number(double number) { return {grader_real, 0, number}; }
inline grader_value grader_number(long double number) {
  return {grader_real, 0, static_cast<double>(number)};
}

/// For `requires`: true for anything that is returned, false for void.
template <class Anything>
void grader_keep(const Anything&);

/// A new object of the type that `make` returns: empty if it can be, else `make(1)`.
template <class Number, class Make>
auto grader_fresh(Make make) {
  using Object = decltype(make(Number{1}));
  if constexpr (requires { Object{}; }) {
    return Object{};
  } else {
    return make(Number{1});
  }
}

/// Puts a number into a value; leaves it missing when a caller could not write this expression.
#define GRADER_PUT(value, expression)                                                           \
  do {                                                                                          \
    if constexpr (requires { grader_number(expression); }) (value) = grader_number(expression); \
  } while (false)

/// Assigns a member; where that cannot be written and the number is not 0, `complete` becomes false.
#define GRADER_SET(complete, member, number)       \
  do {                                             \
    if constexpr (requires { member = (number); }) \
      member = (number);                           \
    else if ((number) != 0)                        \
      (complete) = false;                          \
  } while (false)
