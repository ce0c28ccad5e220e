#ifndef CLAUNCH_H
#define CLAUNCH_H

#ifdef __cplusplus
extern "C" {
#endif

/// The words of the command line as main receives them, NULL behind the last; NULL where the system
/// does not tell them before main.
char *const *launch_arguments(void);

/// Where the stack has grown to, about.
///
/// It is the address of a frame: a sanitizer may put variables elsewhere.
const void *launch_stack_address(void);

#ifdef __cplusplus
}
#endif

#endif
