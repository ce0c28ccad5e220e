#include "CLaunch.h"

#include <stdint.h>
#include <stdlib.h>

#if defined(__linux__)
#include <fcntl.h>
#include <unistd.h>

// Its own words: size and resident pages. The C library's count of the heap goes through all free blocks.
long launch_memory(void) {
  char text[128];
  const int file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  const ssize_t length = read(file, text, sizeof text - 1);
  close(file);
  if (length <= 0) return 0;
  text[length] = 0;
  char *resident;
  strtol(text, &resident, 10);
  return strtol(resident, NULL, 10) * sysconf(_SC_PAGESIZE);
}
#else
long launch_memory(void) { return 0; }
#endif

#if defined(__GLIBC__)
#include <malloc.h>
#include <sys/mman.h>
#include <unistd.h>

#ifndef MADV_POPULATE_WRITE
#define MADV_POPULATE_WRITE 23
#endif

static const size_t most = (size_t)64 << 20;
static const size_t usual = (size_t)128 << 10;

// The heap grows at its end. A block that does not fit there has the allocator ask the system for what is expected
// along with it, and then goes back; no block is kept out of the heap, and nothing is given back to the system.
void launch_expect_memory(size_t size) {
  const uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  if (size > most) size = most;
  mallopt(M_MMAP_MAX, 0);
  mallopt(M_TRIM_THRESHOLD, 1 << 30);
  mallopt(M_TOP_PAD, (int)size);
  char *block = malloc(2 * usual);
  mallopt(M_TOP_PAD, (int)usual);
  const uintptr_t start = ((uintptr_t)block + page - 1) / page * page;
  const uintptr_t end = (uintptr_t)sbrk(0) / page * page;
  free(block);
  if (block && start < end && end - start <= size + 4 * usual) {
    madvise((void *)start, end - start, MADV_POPULATE_WRITE);
  }
}
#else
void launch_expect_memory(size_t size) { (void)size; }
#endif
