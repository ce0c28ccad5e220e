/// What Swift needs of libedit and of signals, without varargs, `FILE *` or `wchar_t`.
///
/// libedit's own functions are variadic, which Swift cannot call, and speak `wchar_t`, which Swift
/// takes for a valid Unicode scalar. Text crosses this border as `uint32_t` scalars or UTF-8 bytes.
#ifndef CLIBEDIT_H
#define CLIBEDIT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define LE_ENUM(name) enum __attribute__((enum_extensibility(closed))) name

typedef struct le_editor le_editor;

/// The keys whose meaning the caller decides.
typedef LE_ENUM(le_command){
    le_command_accept,       le_command_newline,       le_command_complete, le_command_up,
    le_command_down,         le_command_home,          le_command_end,      le_command_paste,
    le_command_undo,         le_command_search,        le_command_erase,
    le_command_delete, le_command_leave,
} le_command;

/// What is to happen after a command.
typedef LE_ENUM(le_action){
    le_action_none, le_action_refresh, le_action_beep, le_action_submit, le_action_end,
} le_action;

/// How a read ended.
typedef LE_ENUM(le_outcome){le_outcome_line, le_outcome_interrupted, le_outcome_end} le_outcome;

/// The key that only redraws the line; `filter` may return it to swallow a key.
enum { LE_KEY_REDRAW = 0x9e };

/// The caller's part; `context` is handed back unchanged.
typedef struct le_hooks {
  void *context;
  le_action (*command)(void *context, le_command command);
  /// A key is to be read; `pending`: more were typed. True: the cursor was moved, redraw first.
  bool (*before_key)(void *context, bool pending);
  /// Everything typed so far is on the screen.
  void (*settled)(void *context);
  /// A key was typed; returns the one to take instead.
  uint32_t (*filter)(void *context, uint32_t key);
  /// The terminal has a new size.
  void (*resized)(void *context);
  /// The process is about to stop, and a shell to write where the cursor is.
  void (*suspending)(void *context);
} le_hooks;

/// Opens the editor on two terminal descriptors; NULL when there is no terminal or no memory.
/// Only one editor can be open at a time: two would fight over the terminal's modes.
le_editor *le_open(const char *program, int input, int output, le_hooks hooks);
void le_close(le_editor *editor);

/// Reads one entry; afterwards `le_buffer` holds its text, and `le_take_held` is to be called.
le_outcome le_read(le_editor *editor);
/// What is written from here on is what ends the entry on the screen.
void le_hold(le_editor *editor);
/// What ends the entry on the screen and was not written yet: each write wakes whoever shows it, which
/// takes as long as a short answer. Valid until the next call.
const uint8_t *le_take_held(le_editor *editor, size_t *count);

/// Sets the prompt; stretches between two U+0001 are escapes that take no columns.
void le_set_prompt(le_editor *editor, const uint32_t *scalars, size_t count);
/// Adds an entry to the history that libedit's own commands (vi's `/`) search.
void le_remember(le_editor *editor, const uint32_t *scalars, size_t count);

/// The scalars of the line and the cursor's place; valid until the next call.
const uint32_t *le_buffer(le_editor *editor, size_t *count, size_t *cursor);
void le_replace(le_editor *editor, const uint32_t *scalars, size_t count, size_t cursor);
void le_insert(le_editor *editor, const uint32_t *scalars, size_t count);
void le_delete_before(le_editor *editor, size_t count);
void le_move_cursor(le_editor *editor, int distance);

/// Waits for one more scalar of a paste; false at an interrupt or the end of input.
bool le_next(le_editor *editor, uint32_t *scalar);
/// Lets the editor read `scalar` before anything typed.
void le_push(le_editor *editor, uint32_t scalar);
/// Whether more input comes within `milliseconds`.
bool le_pending(le_editor *editor, int milliseconds);

/// Writes through libedit's own stream, so that the order of bytes is kept.
void le_emit(le_editor *editor, const char *bytes, size_t count);
void le_flush(le_editor *editor);
/// Draws prompt and line from where the cursor stands now, as if nothing were drawn yet.
void le_redraw(le_editor *editor);

/// Whether the terminal can move its cursor up; false for `TERM=dumb`.
bool le_moves_cursor(le_editor *editor);
bool le_is_vi(le_editor *editor);
/// The width libedit draws for, which a resize has not reached yet.
int le_columns(le_editor *editor);

/// What a wait during a playback ended with.
typedef LE_ENUM(le_sight){
    le_sight_time, le_sight_key,        le_sight_interrupt,
    le_sight_resize, le_sight_suspension,
} le_sight;

/// From here to the end, keys are not echoed and the cursor is hidden; signals are noted, and one
/// that ends the process restores the terminal.
void le_watch_begin(le_editor *editor);
/// Waits for the time to pass, or for what comes first; a key is taken from the input whole.
le_sight le_watch(le_editor *editor, int milliseconds);
void le_watch_end(le_editor *editor);

/// From here to the end, the whole screen is the caller's: the alternate one, with reports of the
/// mouse (SGR, buttons and drags), no echo, no cursor. Whatever ends the process restores all of it.
void le_screen_begin(le_editor *editor);
/// Waits for input or for what comes first, for ever where `milliseconds` is negative; Ctrl-Z stops
/// the process here, and afterwards everything is to be drawn anew, as after a resize.
le_sight le_screen_wait(le_editor *editor, int milliseconds);
/// Takes what was typed, without waiting; -1 where the terminal is gone.
ptrdiff_t le_screen_read(le_editor *editor, uint8_t *bytes, size_t count);
/// Writes at once; false where the terminal is gone.
bool le_screen_write(le_editor *editor, const uint8_t *bytes, size_t count);
void le_screen_end(le_editor *editor);

/// Stops the process as Ctrl-Z does; returns when it goes on.
void le_stop(void);

/// Takes the character set from the environment, C.UTF-8 where that is not UTF-8.
/// False when there is no UTF-8 locale at all.
bool le_adopt_locale(void);
/// The columns the terminal gives a scalar; -1 for controls and what the locale does not know.
int le_width(uint32_t scalar);
/// The size of the terminal on `descriptor`; false when it has none.
bool le_terminal_size(int descriptor, int *columns, int *rows);
/// The height of a character over its width; 0 where the terminal counts no pixels.
double le_cell_aspect(int descriptor);

/// Makes SIGINT set a flag instead of ending the process.
void le_interrupt_install(void);
bool le_interrupt_is_set(void);
bool le_interrupt_take(void);
/// Ignores the keys of interrupts, or heeds them as before: while another program has the terminal,
/// they are meant for that.
void le_interrupts_ignore(bool ignored);

#endif
