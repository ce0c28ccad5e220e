#include "CLaunch.h"

#include <stddef.h>
#include <stdlib.h>
#include <unistd.h>

// Swift on Linux asks /proc for the words of the command line, and for where its runtime is. In a root
// without /proc it would find no words, and a static executable would abort before main.

static char *const *arguments;

#if defined(__GLIBC__) || defined(__APPLE__)
// Before the constructors of the runtime, which have no priority.
__attribute__((constructor(101))) static void note(int count, char **words) {
  (void)count;
  arguments = words;
#if defined(__linux__)
  // Where its helper for backtraces would be; there is none beside a static executable.
  if (access("/proc/self/exe", F_OK) != 0) setenv("SWIFT_ROOT", "/usr", 0);
#endif
}
#endif

char *const *launch_arguments(void) { return arguments; }

__attribute__((noinline)) const void *launch_stack_address(void) { return __builtin_frame_address(0); }
