/// Signals while a line is edited: handlers only note them, the editor acts when it is safe.
#ifndef LE_SIGNALS_H
#define LE_SIGNALS_H

#include <stdbool.h>

/// Remembers the terminal's modes, and restores them should a signal end the process.
void le_signals_guard(int input, int output);
void le_signals_release(void);

/// From here to the matching end, SIGTSTP, SIGCONT and SIGWINCH are noted.
void le_signals_begin(bool bracketed_paste);
void le_signals_end(void);

/// Whether the cursor is hidden, and to be shown should a signal end the process.
void le_signals_hiding(bool hidden);

/// The descriptor that becomes readable when a signal was noted.
int le_signals_descriptor(void);
void le_signals_drain(void);

bool le_signals_take_suspend(void);
bool le_signals_take_continue(void);
bool le_signals_take_resize(void);

/// Stops the process as SIGTSTP would have; returns when it goes on.
void le_signals_stop_here(void);

#endif
