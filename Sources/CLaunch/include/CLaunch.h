#ifndef CLAUNCH_H
#define CLAUNCH_H

#ifdef __cplusplus
extern "C" {
#endif

/// Where the stack has grown to, about.
///
/// It is the address of a frame: a sanitizer may put variables elsewhere.
const void *launch_stack_address(void);

#ifdef __cplusplus
}
#endif

#endif
