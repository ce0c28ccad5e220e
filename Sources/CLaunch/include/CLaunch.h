#ifndef CLAUNCH_H
#define CLAUNCH_H

#ifdef __cplusplus
extern "C" {
#endif

/// The words of the command line as main receives them, NULL behind the last; NULL where the system
/// does not tell them before main.
char *const *launch_arguments(void);

#ifdef __cplusplus
}
#endif

#endif
