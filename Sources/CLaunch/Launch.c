#include "CLaunch.h"

#include <stddef.h>
#include <stdlib.h>
#include <unistd.h>

#if defined(__GLIBC__)
static char **words;
static int count;

// Before the constructors of the runtime, which have no priority.
__attribute__((constructor(101))) static void note(int given_count, char **given_words) {
  words = given_words;
  count = given_count;
  // Where the runtime's helper for backtraces would be; without /proc it looks for itself in vain and aborts.
  if (access("/proc/self/exe", F_OK) != 0) setenv("SWIFT_ROOT", "/usr", 0);
}

// Swift asks for the words of the command line by these two names. Its own answer reads the map of the whole
// memory before main, at each launch, and finds no words where there is no /proc; a static executable has
// this one in its place, a shared library keeps its own.
#define RUNTIME __attribute__((visibility("hidden")))

RUNTIME char **_swift_stdlib_getUnsafeArgvArgc(int *result) {
  *result = count;
  return words;
}

RUNTIME void _swift_stdlib_overrideUnsafeArgvArgc(char **other_words, int other_count) {
  words = other_words;
  count = other_count;
}
#endif

__attribute__((noinline)) const void *launch_stack_address(void) { return __builtin_frame_address(0); }
