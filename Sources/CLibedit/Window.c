// How large a terminal is taken to be. libedit asks the kernel itself, and holds three letters and more for each
// cell, before anything is drawn: of the largest window that there can be, which any program may set, these are
// gigabytes. Its question is answered here.
#define _GNU_SOURCE
#include <sys/ioctl.h>

#if defined(__GLIBC__)
#include <stdarg.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { MOST_CELLS_A_SIDE = 1000 };

static unsigned short within_reason(unsigned short side) {
  return side > MOST_CELLS_A_SIDE ? MOST_CELLS_A_SIDE : side;
}

/// The library's own for all of the program, but with sizes of windows within reason.
int ioctl(int descriptor, unsigned long request, ...) {
  va_list rest;
  va_start(rest, request);
  void *argument = va_arg(rest, void *);
  va_end(rest);
  int result = (int)syscall(SYS_ioctl, descriptor, request, argument);
  if (request == TIOCGWINSZ && result == 0) {
    struct winsize *size = argument;
    size->ws_col = within_reason(size->ws_col);
    size->ws_row = within_reason(size->ws_row);
  }
  return result;
}
#endif
