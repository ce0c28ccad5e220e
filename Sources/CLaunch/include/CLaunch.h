#ifndef CLAUNCH_H
#define CLAUNCH_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Where the stack has grown to, about.
///
/// It is the address of a frame: a sanitizer may put variables elsewhere.
const void *launch_stack_address(void);

/// Runs something on a stack of this size, for which the system's limit for stacks does not count; what it
/// returns. Where there is no room for one, it runs on the usual stack.
int launch_with_stack(size_t size, int (*body)(void));

/// The size of that stack; 0 while the usual one is used.
size_t launch_own_stack(void);

/// Says that about so many bytes will be needed soon.
///
/// The system hands out many pages at once in a fraction of the time that it takes for each by itself. What is
/// not needed after all stays with the process. It is no promise: any failure leaves everything as it was.
void launch_expect_memory(size_t size);

/// The bytes of memory that the process has now; 0 where the system does not say.
long launch_memory(void);

#ifdef __cplusplus
}
#endif

#endif
