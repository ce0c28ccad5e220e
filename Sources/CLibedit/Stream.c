#define _GNU_SOURCE  // fopencookie
#include "Editor.h"

#include <errno.h>
#include <poll.h>
#include <string.h>
#include <unistd.h>

// What goes to the terminal. libedit flushes its stream at each step; ours can hold what ends an entry.

FILE *le_stream(int descriptor, const char *mode) {
  int copy = dup(descriptor);
  FILE *file = copy < 0 ? NULL : fdopen(copy, mode);
  if (!file && copy >= 0) close(copy);
  return file;
}

static bool put_all(int descriptor, const void *bytes, size_t count) {
  for (const uint8_t *next = bytes, *end = next + count; next < end;) {
    ssize_t written = write(descriptor, next, (size_t)(end - next));
    if (written < 0 && errno == EAGAIN) {
      struct pollfd fd = {.fd = descriptor, .events = POLLOUT};
      poll(&fd, 1, 100);
    } else if (written < 0 && errno != EINTR) {
      return false;
    }
    if (written > 0) next += written;
  }
  return true;
}

#if defined(__GLIBC__)
/// Writes what was held, and bytes behind it, or holds them too.
static ssize_t put(void *cookie, const char *bytes, size_t count) {
  le_editor *e = cookie;
  if (e->holds && count <= sizeof e->held - e->held_count) {
    memcpy(e->held + e->held_count, bytes, count);
    e->held_count += count;
    return (ssize_t)count;
  }
  size_t held = e->held_count;
  e->held_count = 0;
  if (!put_all(e->output, e->held, held)) return 0;
  return put_all(e->output, bytes, count) ? (ssize_t)count : 0;
}

FILE *le_stream_to(le_editor *e) {
  return fopencookie(e, "w", (cookie_io_functions_t){.write = put});
}
#else
/// Nothing is held: the stream writes whenever libedit flushes it.
FILE *le_stream_to(le_editor *e) { return le_stream(e->output, "w"); }
#endif

void le_hold(le_editor *e) { e->holds = true; }

const uint8_t *le_take_held(le_editor *e, size_t *count) {
  fflush(e->out);
  *count = e->held_count;
  e->held_count = 0;
  e->holds = false;
  return e->held;
}

bool le_screen_write(le_editor *e, const uint8_t *bytes, size_t count) {
  fflush(e->out);
  return put_all(e->output, bytes, count);
}

void le_emit(le_editor *e, const char *bytes, size_t count) { fwrite(bytes, 1, count, e->out); }
void le_flush(le_editor *e) { fflush(e->out); }
