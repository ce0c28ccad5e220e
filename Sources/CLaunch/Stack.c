#include "CLaunch.h"

#include <unistd.h>

static size_t own;

size_t launch_own_stack(void) { return own; }

#if defined(__GLIBC__)
#include <sys/mman.h>
#include <ucontext.h>

// No thread: a process of several may not leave its user's namespace, and signals would reach the wrong one.
static ucontext_t caller, callee;
static int (*work)(void);
static int result;

static void enter(void) { result = work(); }

static void *room_for_stack(size_t size) {
  const int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK;
  char *room = mmap(NULL, size, PROT_READ | PROT_WRITE, flags, -1, 0);
  if (room == MAP_FAILED) return NULL;
  // Whatever lies below must not be written to.
  mprotect(room, (size_t)sysconf(_SC_PAGESIZE), PROT_NONE);
  return room;
}

int launch_with_stack(size_t size, int (*body)(void)) {
  void *room = room_for_stack(size);
  if (!room || getcontext(&callee) < 0) return body();
  callee.uc_stack.ss_sp = room;
  callee.uc_stack.ss_size = size;
  callee.uc_link = &caller;
  work = body;
  own = size;
  makecontext(&callee, enter, 0);
  if (swapcontext(&caller, &callee) == 0) return result;
  own = 0;
  return body();
}
#else
int launch_with_stack(size_t size, int (*body)(void)) {
  (void)size;
  return body();
}
#endif
