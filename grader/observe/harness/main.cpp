// SPDX-License-Identifier: MIT
// Asks the calls that come on stdin and writes one record for each to descriptor 3, in the order asked.
// It is compiled once and never sees a submission. Its words are those of wire.hpp.
//
// The kernel is spoken to directly: a submission may bring its own `write`. All input is read before the
// first call, so that a submission that reads stdin disturbs nothing.
#include "support.hpp"

/// The other half: makes one call and says how it ended, by its letter.
extern "C" int grader_call(int copy, int call, const grader_argument* arguments, int count,
                           grader_value* values);

namespace {

constexpr long most_input = 4 << 20;
constexpr int most_items = 64;  // values or arguments of one call

#if defined(__x86_64__)
constexpr long read_number = 0;
constexpr long write_number = 1;
long system_call(long number, long first, long second, long third) {
  long result;
  __asm__ volatile("syscall"
                   : "=a"(result)
                   : "a"(number), "D"(first), "S"(second), "d"(third)
                   : "rcx", "r11", "memory");
  return result;
}
#elif defined(__aarch64__)
constexpr long read_number = 63;
constexpr long write_number = 64;
long system_call(long number, long first, long second, long third) {
  register long x8 __asm__("x8") = number;
  register long x0 __asm__("x0") = first;
  register long x1 __asm__("x1") = second;
  register long x2 __asm__("x2") = third;
  __asm__ volatile("svc 0" : "+r"(x0) : "r"(x8), "r"(x1), "r"(x2) : "memory");
  return x0;
}
#else
#error "the harness does not know this processor's system calls"
#endif

constexpr long interrupted = -4;

char input[most_input];

long read_input() {
  long length = 0;
  while (length < most_input) {
    const long got = system_call(read_number, 0, reinterpret_cast<long>(input + length), most_input - length);
    if (got == interrupted) continue;
    if (got < 0) return -1;
    if (got == 0) return length;
    length += got;
  }
  return -1;
}

bool write_results(const char* text, long length) {
  while (length > 0) {
    const long put = system_call(write_number, 3, reinterpret_cast<long>(text), length);
    if (put == interrupted) continue;
    if (put <= 0) return false;
    text += put;
    length -= put;
  }
  return true;
}

struct Reader {
  const char* next;
  const char* end;

  bool at_end() const { return next >= end; }
  void skip() {
    if (next < end) ++next;
  }
  long long whole() {
    const bool negative = next < end && *next == '-';
    if (negative) skip();
    unsigned long long number = 0;
    while (next < end && *next >= '0' && *next <= '9')
      number = number * 10 + static_cast<unsigned long long>(*next++ - '0');
    return static_cast<long long>(negative ? 0 - number : number);
  }
  double bits() {
    unsigned long long pattern = 0;
    while (next < end && *next != ' ' && *next != '\n') {
      const int digit = *next <= '9' ? *next - '0' : *next - 'a' + 10;
      pattern = pattern * 16 + static_cast<unsigned long long>(digit);
      ++next;
    }
    double number;
    __builtin_memcpy(&number, &pattern, sizeof number);
    return number;
  }
  grader_argument argument() {
    skip();
    const bool is_real = next < end && *next == 'd';
    skip();
    grader_argument read;
    if (is_real) {
      read.real = bits();
    } else {
      read.integer = whole();
      read.real = static_cast<double>(read.integer);
    }
    return read;
  }
};

struct Writer {
  char text[most_items * 24 + 64];
  long length = 0;

  void put(char letter) { text[length++] = letter; }
  void whole(long long number) {
    char digits[20];
    int count = 0;
    unsigned long long rest = static_cast<unsigned long long>(number);
    if (number < 0) {
      put('-');
      rest = 0 - rest;
    }
    do digits[count++] = static_cast<char>('0' + rest % 10);
    while ((rest /= 10) != 0);
    while (count > 0) put(digits[--count]);
  }
  void bits(double number) {
    unsigned long long pattern;
    __builtin_memcpy(&pattern, &number, sizeof pattern);
    for (int shift = 60; shift >= 0; shift -= 4) put("0123456789abcdef"[(pattern >> shift) & 15]);
  }
  void value(const grader_value& value) {
    switch (value.kind) {
      case grader_integer:
        put('i');
        return whole(value.integer);
      case grader_narrow:
        put('n');
        return whole(value.integer);
      case grader_real:
        put('d');
        return bits(value.real);
      default:
        put('-');
    }
  }
};

/// Reads one line `<copy> <call> <number of values> <number of arguments> <argument>…`, asks and answers it.
bool ask(Reader& lines, long index) {
  const int copy = static_cast<int>(lines.whole());
  lines.skip();
  const int call = static_cast<int>(lines.whole());
  lines.skip();
  const int wanted = static_cast<int>(lines.whole());
  lines.skip();
  const int count = static_cast<int>(lines.whole());
  if (wanted < 0 || wanted > most_items || count < 0 || count > most_items) return false;
  grader_argument arguments[most_items];
  for (int i = 0; i < count; ++i) arguments[i] = lines.argument();
  lines.skip();

  grader_value values[most_items];
  const int ending = grader_call(copy, call, arguments, count, values);

  Writer record;
  record.put('R');
  record.put(' ');
  record.whole(index);
  record.put(' ');
  record.put(static_cast<char>(ending));
  for (int i = 0; i < wanted && ending == 'r'; ++i) {
    record.put(' ');
    record.value(values[i]);
  }
  record.put('\n');
  return write_results(record.text, record.length);
}

}  // namespace

int main() {
  const long length = read_input();
  if (length < 0) return 3;
  Reader lines{input, input + length};
  for (long index = 0; !lines.at_end(); ++index)
    if (!ask(lines, index)) return 3;
  return write_results("END\n", 4) ? 0 : 3;
}
