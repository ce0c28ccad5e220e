#include "Editor.h"
#include "Signals.h"

#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <termios.h>
#include <unistd.h>

enum { HISTORY_SIZE = 1000 };
/// The milliseconds within which more of a paste comes, over a slow connection too.
enum { PASTE_PAUSE = 100 };
/// The most bytes that a file of key bindings has.
enum { EDITRC_LIMIT = 1 << 16 };

static wchar_t *wide(const uint32_t *scalars, size_t count) {
  wchar_t *copy = calloc(count + 1, sizeof *copy);
  if (copy && count) memcpy(copy, scalars, count * sizeof *copy);
  return copy;
}

// MARK: Waiting for a key

static void set_paste(le_editor *e, bool on) {
  if (!le_moves_cursor(e)) return;
  fputs(on ? "\033[?2004h" : "\033[?2004l", e->out);
}

static void enter_raw_mode(le_editor *e) {
  // libedit believes to know the mode; a shell may have changed it meanwhile.
  el_wset(e->el, EL_PREP_TERM, 0);
  el_wset(e->el, EL_PREP_TERM, 1);
  set_paste(e, true);
  fputc('\r', e->out);
  le_redraw(e);
}

static void suspend(le_editor *e) {
  e->hooks.suspending(e->hooks.context);
  set_paste(e, false);
  fflush(e->out);
  el_wset(e->el, EL_PREP_TERM, 0);
  le_signals_give_back(TCSADRAIN);
  le_signals_stop_here();
  le_signals_take_continue();
  enter_raw_mode(e);
}

static void act_on_signals(le_editor *e) {
  le_signals_drain();
  if (le_interrupt_take()) e->interrupted = true;
  if (e->interrupted) {
    tcflush(e->input, TCIFLUSH);
    e->ahead_start = e->ahead_end;
  }
  if (e->interrupted) return;
  if (le_signals_take_suspend()) suspend(e);
  if (le_signals_take_continue()) enter_raw_mode(e);
  if (le_signals_take_resize()) e->hooks.resized(e->hooks.context);
  e->hooks.settled(e->hooks.context);  // what was drawn anew is painted anew
}

/// True when a byte can be read (or the terminal is gone, which the read will tell).
static bool wait_for_key(le_editor *e) {
  while (!e->interrupted) {
    if (e->ahead_start < e->ahead_end) return true;
    struct pollfd fds[2] = {{.fd = e->input, .events = POLLIN},
                            {.fd = le_signals_descriptor(), .events = POLLIN}};
    int ready = poll(fds, 2, -1);
    if (ready < 0 && errno != EINTR) return true;
    if (ready < 0 || fds[1].revents) {
      act_on_signals(e);
      continue;
    }
    if (fds[0].revents) return true;
  }
  return false;
}

static int next_key(EditLine *el, wchar_t *key);

/// The builtin reader decodes UTF-8; calling back into it keeps that libedit's business.
static int decode(le_editor *e, wchar_t *scalar) {
  el_wset(e->el, EL_GETCFN, EL_BUILTIN_GETCFN);
  int count = el_wgetc(e->el, scalar), saved = errno;
  el_wset(e->el, EL_GETCFN, next_key);
  errno = saved;
  return count;
}

/// Reads no more than `most` bytes at once: what is typed behind an entry is for whoever reads next.
static int next_byte(le_editor *e, unsigned char *byte, size_t most) {
  if (e->ahead_start == e->ahead_end) {
    ssize_t count = read(e->input, e->ahead, most);
    if (count <= 0) return (int)count;
    e->ahead_start = 0;
    e->ahead_end = (size_t)count;
  }
  *byte = e->ahead[e->ahead_start++];
  return 1;
}

/// A paste is long: its bytes are read many at a time. Those that are no text are left out.
static int decode_ahead(le_editor *e, wchar_t *scalar, size_t most) {
  mbstate_t state = {0};
  for (;;) {
    unsigned char byte;
    int count = next_byte(e, &byte, most);
    if (count != 1) return count;
    bool is_first = mbsinit(&state);
    size_t length = mbrtowc(scalar, (char *)&byte, 1, &state);
    if (length <= 1) return 1;
    if (length == (size_t)-2) continue;
    memset(&state, 0, sizeof state);
    // The byte that ended a letter too early may begin one.
    if (!is_first) e->ahead_start--;
  }
}

/// Keys that the terminal makes signals of elsewhere are signals here too, but text within a paste.
///
/// In a paste something always follows, and be it its end: a key after which nothing comes was typed.
static int read_scalar(le_editor *e, wchar_t *scalar, bool pasted) {
  while (wait_for_key(e)) {
    bool is_ahead = pasted || e->ahead_start < e->ahead_end;
    int count =
        is_ahead ? decode_ahead(e, scalar, pasted ? LE_AHEAD : 1) : decode(e, scalar);
    int number = count == 1 ? le_signal_of_key(*scalar) : 0;
    if (!number || (pasted && le_pending(e, PASTE_PAUSE))) return count;
    le_signals_send(number);
  }
  errno = EINTR;
  return -1;
}

/// Puts bytes before those that were read ahead.
static void put_back(le_editor *e, const unsigned char *bytes, size_t count) {
  size_t rest = e->ahead_end - e->ahead_start;
  memmove(e->ahead + count, e->ahead + e->ahead_start, rest);
  memcpy(e->ahead, bytes, count);
  e->ahead_start = 0;
  e->ahead_end = count + rest;
}

/// Whether bytes behind an ESC are a whole key: `O` and a letter, or `[`, digits and a letter or `~`.
static bool is_whole_key(const unsigned char *bytes, size_t count) {
  if (bytes[0] == 'O') return count == 2;
  return count > 1 && bytes[count - 1] >= '@' && bytes[count - 1] <= '~';
}

/// Takes the rest of a key that means nothing here, such as Page Up, of which libedit would type the end.
static bool skip_unbound(le_editor *e) {
  unsigned char bytes[LE_LONGEST_KEY];
  size_t count = 0;
  bool is_whole = false;
  while (!is_whole && count < sizeof bytes && le_pending(e, 0) &&
         next_byte(e, &bytes[count], 1) == 1) {
    count++;
    if (bytes[0] != '[' && bytes[0] != 'O') break;
    is_whole = is_whole_key(bytes, count);
  }
  if (is_whole && le_is_unbound(bytes, count)) return true;
  put_back(e, bytes, count);
  return false;
}

static int next_key(EditLine *el, wchar_t *key) {
  le_editor *e = le_self(el);
  bool pending = le_pending(e, 0);
  if (e->hooks.before_key(e->hooks.context, pending)) {
    *key = LE_KEY_REDRAW;
    return 1;
  }
  if (!pending) e->hooks.settled(e->hooks.context);
  int count = read_scalar(e, key, false);
  if (count == 1 && *key == L'\033' && !e->has_own_keys && !le_is_vi(e) && skip_unbound(e)) {
    *key = LE_KEY_REDRAW;
    return 1;
  }
  if (count == 1) *key = (wchar_t)e->hooks.filter(e->hooks.context, (uint32_t)*key);
  return count;
}

// MARK: Opening and closing

static wchar_t *prompt_of(EditLine *el) { return le_self(el)->prompt; }

/// The person's own keys, from the file that libedit would take: it reads whatever is in its place, be it a
/// pipe that nobody writes or a device without end. Whether there is one.
static bool source_editrc(EditLine *el) {
  const char *file = getenv("EDITRC"), *home = getenv("HOME");
  char path[4096];
  struct stat status;
  if (!file && home && *home) {
    int length = snprintf(path, sizeof path, "%s/.editrc", home);
    if (length > 0 && (size_t)length < sizeof path) file = path;
  }
  if (!file || stat(file, &status) < 0) return false;
  return S_ISREG(status.st_mode) && status.st_size <= EDITRC_LIMIT && el_source(el, file) == 0;
}

static void set_up(le_editor *e) {
  HistEventW event;
  el_wset(e->el, EL_CLIENTDATA, e);
  el_wset(e->el, EL_PROMPT_ESC, prompt_of, L'\1');
  el_wset(e->el, EL_GETCFN, next_key);
  history_w(e->history, &event, H_SETSIZE, HISTORY_SIZE);
  el_wset(e->el, EL_HIST, history_w, e->history);
  el_wset(e->el, EL_EDITOR, L"emacs");
  // The terminal knows no pastes, and would act on any of their bytes: all are for read_scalar.
  el_wset(e->el, EL_SETTY, L"-d", L"-isig", L"-ixon", L"+noflsh", (wchar_t *)NULL);
  // While the next key is quoted; without signals the mode means nothing, so that it can tell so.
  el_wset(e->el, EL_SETTY, L"-q", L"-noflsh", (wchar_t *)NULL);
  // Functions before ~/.editrc, which may bind them; keys after it, for `bind -v` clears them.
  le_add_commands(e);
  e->has_own_keys = source_editrc(e->el);
  el_wset(e->el, EL_EDITMODE, 1);
  le_bind_keys(e);
}

le_editor *le_open(const char *program, int input, int output, le_hooks hooks) {
  le_editor *e = calloc(1, sizeof *e);
  if (!e || !isatty(input)) {
    free(e);
    return NULL;
  }
  e->hooks = hooks;
  e->input = input;
  e->output = output;
  e->in = le_stream(input, "r");
  e->out = le_stream_to(e);
  e->prompt = wide(NULL, 0);
  e->history = history_winit();
  le_signals_guard(input, output);
  if (e->in && e->out && e->prompt && e->history)
    e->el = el_init_fd(program, e->in, e->out, stderr, fileno(e->in), output, STDERR_FILENO);
  if (!e->el) {
    le_close(e);
    return NULL;
  }
  set_up(e);
  le_interrupt_install();
  return e;
}

void le_close(le_editor *e) {
  // el_end restores the terminal and needs the history no more.
  if (e->el) el_end(e->el);
  if (e->history) history_wend(e->history);
  if (e->out) fclose(e->out);
  if (e->in) fclose(e->in);
  free(e->prompt);
  free(e);
  le_signals_release();
}

// MARK: Reading

le_outcome le_read(le_editor *e) {
  int count = 0;
  bool pastes = le_moves_cursor(e);
  e->interrupted = false;
  le_interrupt_take();  // meant for what ran before
  le_signals_begin(pastes);
  // Before the prompt, even when keys wait: what is typed from now on is echoed by libedit alone.
  el_wset(e->el, EL_PREP_TERM, 1);
  // The terminal has shown what was typed meanwhile, which libedit shows again.
  if (pastes && le_pending(e, 0)) fputs("\r\033[K", e->out);
  set_paste(e, true);
  const wchar_t *line = el_wgets(e->el, &count);
  set_paste(e, false);
  fflush(e->out);
  le_signals_end();
  if (!e->interrupted && line && count > 0) return le_outcome_line;
  e->holds = false;
  return e->interrupted ? le_outcome_interrupted : le_outcome_end;
}

void le_set_prompt(le_editor *e, const uint32_t *scalars, size_t count) {
  wchar_t *prompt = wide(scalars, count);
  if (!prompt) return;
  free(e->prompt);
  e->prompt = prompt;
}

void le_remember(le_editor *e, const uint32_t *scalars, size_t count) {
  HistEventW event;
  wchar_t *entry = wide(scalars, count);
  if (entry) history_w(e->history, &event, H_ENTER, entry);
  free(entry);
}

// MARK: The line

const uint32_t *le_buffer(le_editor *e, size_t *count, size_t *cursor) {
  const LineInfoW *line = el_wline(e->el);
  // Some of libedit's vi commands leave the cursor outside the line; moving it brings it back.
  if (line->cursor < line->buffer) el_cursor(e->el, -1);
  if (line->cursor > line->lastchar) el_cursor(e->el, 1);
  *count = line->lastchar < line->buffer ? 0 : (size_t)(line->lastchar - line->buffer);
  *cursor = *count ? (size_t)(line->cursor - line->buffer) : 0;
  return (const uint32_t *)line->buffer;
}

void le_replace(le_editor *e, const uint32_t *scalars, size_t count, size_t cursor) {
  size_t old_count, old_cursor;
  le_buffer(e, &old_count, &old_cursor);
  el_cursor(e->el, (int)(old_count - old_cursor));
  el_deletestr(e->el, (int)old_count);
  le_insert(e, scalars, count);
  el_cursor(e->el, -(int)(count - cursor));
}

void le_insert(le_editor *e, const uint32_t *scalars, size_t count) {
  wchar_t *text = wide(scalars, count);
  if (text && count) el_winsertstr(e->el, text);
  free(text);
}

void le_delete_before(le_editor *e, size_t count) { el_deletestr(e->el, (int)count); }
void le_move_cursor(le_editor *e, int distance) { el_cursor(e->el, distance); }

bool le_next(le_editor *e, uint32_t *scalar) {
  wchar_t value = 0;
  if (read_scalar(e, &value, true) != 1) return false;
  *scalar = (uint32_t)value;
  return true;
}

void le_push(le_editor *e, uint32_t scalar) {
  wchar_t text[2] = {(wchar_t)scalar, 0};
  el_wpush(e->el, text);
}

bool le_pending(le_editor *e, int milliseconds) {
  if (e->ahead_start < e->ahead_end) return true;
  struct pollfd fd = {.fd = e->input, .events = POLLIN};
  return poll(&fd, 1, milliseconds) > 0;
}

