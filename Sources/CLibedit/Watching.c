#include "Editor.h"
#include "Signals.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <termios.h>
#include <unistd.h>

// While something plays: one key ends it, and must neither be echoed nor be left for the next line.

static struct termios before;

/// Neither echo nor lines, and without some further modes; Ctrl-C and Ctrl-Z are signals still.
static void silence(le_editor *e, tcflag_t local, tcflag_t input) {
  le_signals_begin(false);
  le_signals_drain();
  le_interrupt_take();  // meant for what ran before
  if (tcgetattr(e->input, &before) < 0) return;
  struct termios quiet = before;
  quiet.c_lflag &= ~(ICANON | ECHO | local);
  quiet.c_lflag |= NOFLSH;
  quiet.c_iflag &= ~input;
  quiet.c_cc[VMIN] = 1;
  quiet.c_cc[VTIME] = 0;
  tcsetattr(e->input, TCSADRAIN, &quiet);
}

void le_watch_begin(le_editor *e) {
  silence(e, 0, 0);
  le_signals_hiding(true);
  fputs("\033[?25l", e->out);
  fflush(e->out);
}

void le_watch_end(le_editor *e) {
  fputs("\033[?25h", e->out);
  fflush(e->out);
  le_signals_hiding(false);
  tcsetattr(e->input, TCSADRAIN, &before);
  le_signals_end();
}

// MARK: Keys

static bool take_byte(le_editor *e, int milliseconds, unsigned char *byte) {
  return le_pending(e, milliseconds) && read(e->input, byte, 1) == 1;
}

/// Takes one key: a byte, the bytes of a letter, or an escape sequence up to its last byte.
static void take_key(le_editor *e) {
  unsigned char byte;
  if (!take_byte(e, 0, &byte)) return;
  if (byte >= 0xc0) {
    for (int rest = byte < 0xe0 ? 1 : byte < 0xf0 ? 2 : 3; rest > 0; rest--)
      if (!take_byte(e, 20, &byte)) return;
  } else if (byte == 0x1b) {
    if (!take_byte(e, 50, &byte) || (byte != '[' && byte != 'O')) return;
    for (int most = 32; most > 0 && take_byte(e, 50, &byte); most--)
      if (byte >= 0x40 && byte <= 0x7e) return;
  }
}

// MARK: Waiting

static le_sight noted_signal(void) {
  le_signals_drain();
  if (le_interrupt_take()) return le_sight_interrupt;
  if (le_signals_take_suspend()) return le_sight_suspension;
  if (le_signals_take_resize()) return le_sight_resize;
  le_signals_take_continue();
  return le_sight_time;
}

le_sight le_watch(le_editor *e, int milliseconds) {
  struct pollfd fds[2] = {{.fd = e->input, .events = POLLIN},
                          {.fd = le_signals_descriptor(), .events = POLLIN}};
  int ready = poll(fds, 2, milliseconds);
  if (ready < 0) return errno == EINTR ? noted_signal() : le_sight_key;
  if (fds[1].revents) return noted_signal();
  if (!fds[0].revents) return le_sight_time;
  take_key(e);
  return le_sight_key;
}

void le_stop(void) {
  le_signals_give_back(TCSADRAIN);
  raise(SIGTSTP);
}

// MARK: The whole screen

void le_screen_begin(le_editor *e) {
  // Ctrl-S, Ctrl-Q and Ctrl-V are keys.
  silence(e, IEXTEN, IXON);
  le_signals_filling(true);
  fputs(LE_SCREEN_ON, e->out);
  fflush(e->out);
}

void le_screen_end(le_editor *e) {
  fputs(LE_SCREEN_OFF, e->out);
  fflush(e->out);
  le_signals_filling(false);
  // What was typed meanwhile is not for the prompt.
  tcsetattr(e->input, TCSAFLUSH, &before);
  le_signals_end();
}

static le_sight screen_signal(le_editor *e) {
  // A job that went on, perhaps stopped by SIGSTOP: a shell may have set other modes meanwhile.
  bool continued = le_signals_take_continue();
  le_sight sight = noted_signal();
  if (sight == le_sight_suspension) {
    le_screen_end(e);
    le_stop();
    continued = true;
  } else if (continued) {
    tcsetattr(e->input, TCSADRAIN, &before);
    le_signals_end();
  }
  if (continued) le_screen_begin(e);
  return continued ? le_sight_resize : sight;
}

le_sight le_screen_wait(le_editor *e, int milliseconds) {
  struct pollfd fds[2] = {{.fd = e->input, .events = POLLIN},
                          {.fd = le_signals_descriptor(), .events = POLLIN}};
  int ready = poll(fds, 2, milliseconds);
  if (ready < 0) return errno == EINTR ? screen_signal(e) : le_sight_key;
  if (fds[1].revents) return screen_signal(e);
  return fds[0].revents ? le_sight_key : le_sight_time;
}

ptrdiff_t le_screen_read(le_editor *e, uint8_t *bytes, size_t count) {
  if (!le_pending(e, 0)) return 0;
  ssize_t taken = read(e->input, bytes, count);
  if (taken > 0) return taken;
  return taken < 0 && (errno == EINTR || errno == EAGAIN) ? 0 : -1;
}
