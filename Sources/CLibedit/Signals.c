#include "Signals.h"
#include "CLibedit.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <termios.h>
#include <unistd.h>

// The evaluator may run, and the signal arrive, on any thread: flags are lock-free atomics, and a
// pipe wakes the thread that waits for a key.
static atomic_bool interrupted, suspended, continued, resized;
static int wake[2] = {-1, -1};

static void note(int number) {
  int saved = errno;
  switch (number) {
  case SIGINT: atomic_store(&interrupted, true); break;
  case SIGTSTP: atomic_store(&suspended, true); break;
  case SIGCONT: atomic_store(&continued, true); break;
  case SIGWINCH: atomic_store(&resized, true); break;
  }
  // A full pipe wakes as well as one byte more.
  if (write(wake[1], "", 1) < 0) errno = saved;
  errno = saved;
}

static void open_wake(void) {
  if (wake[0] >= 0 || pipe(wake) < 0) return;
  for (int i = 0; i < 2; i++) {
    fcntl(wake[i], F_SETFD, FD_CLOEXEC);
    fcntl(wake[i], F_SETFL, O_NONBLOCK);
  }
}

static void handle(int number, void (*handler)(int), struct sigaction *previous) {
  // No SA_RESTART: a read must return at once.
  struct sigaction action = {.sa_handler = handler, .sa_flags = SA_ONSTACK};
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, previous);
}

// MARK: Interrupts

void le_interrupt_install(void) {
  open_wake();
  handle(SIGINT, note, NULL);
}

bool le_interrupt_is_set(void) { return atomic_load_explicit(&interrupted, memory_order_relaxed); }
bool le_interrupt_take(void) { return atomic_exchange(&interrupted, false); }

static struct sigaction heeded[2];

void le_interrupts_ignore(bool ignored) {
  static const int keys[] = {SIGINT, SIGQUIT};
  for (int i = 0; i < 2; i++)
    if (ignored) handle(keys[i], SIG_IGN, &heeded[i]);
    else sigaction(keys[i], &heeded[i], NULL);
}

// MARK: Signals noted while editing

static const int noted[] = {SIGTSTP, SIGCONT, SIGWINCH};
enum { noted_count = sizeof noted / sizeof noted[0] };
static struct sigaction before[noted_count];
static atomic_bool editing, pasting, hiding, filling;
/// The person's own modes, which libedit changes when it is opened.
static struct termios own;
static int terminal_in = -1, terminal_out = -1;

void le_signals_begin(bool bracketed_paste) {
  open_wake();
  atomic_store(&suspended, false);
  atomic_store(&continued, false);
  atomic_store(&resized, false);
  for (int i = 0; i < noted_count; i++) handle(noted[i], note, &before[i]);
  atomic_store(&pasting, bracketed_paste);
  atomic_store(&editing, true);
}

void le_signals_end(void) {
  atomic_store(&editing, false);
  for (int i = 0; i < noted_count; i++) sigaction(noted[i], &before[i], NULL);
}

void le_signals_hiding(bool hidden) { atomic_store(&hiding, hidden); }
void le_signals_filling(bool filled) { atomic_store(&filling, filled); }

int le_signals_descriptor(void) { return wake[0]; }

void le_signals_drain(void) {
  char bytes[64];
  while (read(wake[0], bytes, sizeof bytes) > 0) continue;
}

int le_signal_of_key(wchar_t key) {
  struct termios now;
  // Nobody makes signals of the first three, which pastes are full of.
  bool is_text = key == '\t' || key == '\n' || key == '\r' || (key >= 0x20 && key != 0x7f);
  if (is_text || key <= 0 || tcgetattr(terminal_in, &now) < 0 || !(now.c_lflag & NOFLSH)) return 0;
  if (key == now.c_cc[VINTR]) return SIGINT;
  if (key == now.c_cc[VQUIT]) return SIGQUIT;
  return key == now.c_cc[VSUSP] ? SIGTSTP : 0;
}

void le_signals_send(int number) {
  pid_t group = tcgetpgrp(terminal_in);
  struct pollfd fd = {.fd = wake[0], .events = POLLIN};
  if ((group > 0 ? kill(-group, number) : raise(number)) < 0) return;
  while (poll(&fd, 1, 100) < 0 && errno == EINTR) continue;
}

bool le_signals_take_suspend(void) { return atomic_exchange(&suspended, false); }
bool le_signals_take_continue(void) { return atomic_exchange(&continued, false); }
bool le_signals_take_resize(void) { return atomic_exchange(&resized, false); }

void le_signals_give_back(int when) { tcsetattr(terminal_in, when, &own); }

void le_signals_stop_here(void) {
  struct sigaction ours;
  atomic_store(&editing, false);
  handle(SIGTSTP, SIG_DFL, &ours);
  raise(SIGTSTP);
  sigaction(SIGTSTP, &ours, NULL);
  atomic_store(&editing, true);
}

// MARK: Signals that end the process

static const int fatal[] = {SIGHUP, SIGTERM, SIGQUIT, SIGABRT, SIGSEGV,
                            SIGBUS, SIGILL,  SIGTRAP, SIGFPE};
enum { fatal_count = sizeof fatal / sizeof fatal[0] };
static struct sigaction chained[fatal_count];
static void restore_terminal(void) {
  static const char paste_off[] = "\033[?2004l", cursor_on[] = "\033[?25h",
                    screen_off[] = LE_SCREEN_OFF;
  if (terminal_in < 0) return;
  bool was_editing = atomic_exchange(&editing, false);
  sigset_t blocked;
  sigemptyset(&blocked);
  sigaddset(&blocked, SIGTTOU);  // or a background process would stop here
  sigprocmask(SIG_BLOCK, &blocked, NULL);
  // Of a job that runs behind a shell, the modes are the shell's.
  bool is_ours = was_editing || tcgetpgrp(terminal_in) == getpgrp();
  if (is_ours) le_signals_give_back(TCSANOW);
  ssize_t written = 0;
  // The end of the last entry may wait to be written still.
  if (is_ours && atomic_load(&pasting))
    written = write(terminal_out, paste_off, sizeof paste_off - 1);
  if (!was_editing) return;
  if (atomic_load(&filling)) written = write(terminal_out, screen_off, sizeof screen_off - 1);
  if (atomic_load(&hiding)) written = write(terminal_out, cursor_on, sizeof cursor_on - 1);
  if (written >= 0) written = write(terminal_out, "\r\n", 2);
}

static bool is_fault(int number) {
  return number == SIGSEGV || number == SIGBUS || number == SIGILL || number == SIGTRAP ||
         number == SIGFPE;
}

static void die(int number) {
  restore_terminal();
  for (int i = 0; i < fatal_count; i++)
    if (fatal[i] == number) sigaction(number, &chained[i], NULL);
  // A fault happens again on return, with its own address for the backtrace.
  if (!is_fault(number)) raise(number);
}

void le_signals_guard(int input, int output) {
  static bool registered = false;
  if (tcgetattr(input, &own) < 0) return;
  terminal_in = input;
  terminal_out = output;
  for (int i = 0; i < fatal_count; i++) {
    handle(fatal[i], die, &chained[i]);
    // nohup's wish stands.
    if (chained[i].sa_handler == SIG_IGN) sigaction(fatal[i], &chained[i], NULL);
  }
  if (!registered) registered = atexit(restore_terminal) == 0;
}

void le_signals_release(void) {
  if (terminal_in < 0) return;
  for (int i = 0; i < fatal_count; i++) sigaction(fatal[i], &chained[i], NULL);
  terminal_in = -1;
}
