/// Signals while a line is edited: handlers only note them, the editor acts when it is safe.
#ifndef LE_SIGNALS_H
#define LE_SIGNALS_H

#include <stdbool.h>
#include <wchar.h>

/// Remembers the terminal's modes, and restores them should a signal end the process; to be called
/// before libedit changes them.
void le_signals_guard(int input, int output);
void le_signals_release(void);

/// From here to the matching end, SIGTSTP, SIGCONT and SIGWINCH are noted.
void le_signals_begin(bool bracketed_paste);
void le_signals_end(void);

/// Whether the cursor is hidden, and to be shown should a signal end the process.
void le_signals_hiding(bool hidden);

/// Whether the alternate screen is shown and the mouse reports; both end should a signal end the
/// process.
void le_signals_filling(bool filled);

/// What takes the alternate screen and the mouse, and what gives them back.
#define LE_SCREEN_ON "\033[?1049h\033[?1002h\033[?1006h\033[?25l"
#define LE_SCREEN_OFF "\033[?1006l\033[?1002l\033[?25h\033[?1049l"

/// The signal that the terminal's present modes name a key for; 0 for every other key, and for all
/// of them without NOFLSH.
int le_signal_of_key(wchar_t key);
/// Sends a signal to whom the terminal would send it, and waits until it is noted.
void le_signals_send(int number);

/// The descriptor that becomes readable when a signal was noted.
int le_signals_descriptor(void);
void le_signals_drain(void);

bool le_signals_take_suspend(void);
bool le_signals_take_continue(void);
bool le_signals_take_resize(void);

/// Gives the terminal the modes that it had when it was guarded.
void le_signals_give_back(int when);

/// Stops the process as SIGTSTP would have; returns when it goes on.
void le_signals_stop_here(void);

#endif
