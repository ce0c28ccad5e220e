/// The editor behind the handle, for the files of this target alone.
#ifndef LE_EDITOR_H
#define LE_EDITOR_H

#include "CLibedit.h"

#include <histedit.h>
#include <stdio.h>

/// The bytes that are read ahead at once, and those of the longest key that is looked at beforehand.
enum { LE_AHEAD = 64, LE_LONGEST_KEY = 16 };

struct le_editor {
  EditLine *el;
  HistoryW *history;
  FILE *in, *out;
  int input, output;
  /// What ends an entry on the screen, from its submission on: it goes out with what comes after it.
  unsigned char held[256];
  size_t held_count;
  bool holds;
  wchar_t *prompt;
  le_hooks hooks;
  bool interrupted;
  /// A file of the person's own gives keys their meaning.
  bool has_own_keys;
  /// Bytes of a paste that were read at once, and what was typed behind its end.
  unsigned char ahead[LE_AHEAD + LE_LONGEST_KEY];
  size_t ahead_start, ahead_end;
};

/// The editor that owns `el`.
static inline le_editor *le_self(EditLine *el) {
  void *data = NULL;
  el_wget(el, EL_CLIENTDATA, &data);
  return data;
}

/// A stream of its own to a copy of a descriptor; NULL where there is none.
FILE *le_stream(int descriptor, const char *mode);
/// The stream to the terminal, which libedit flushes more often than is good for it.
FILE *le_stream_to(le_editor *editor);

/// Makes the caller's commands known under names that `~/.editrc` may use.
void le_add_commands(le_editor *editor);
/// Whether bytes behind an ESC make a key that nothing is bound to.
bool le_is_unbound(const unsigned char *bytes, size_t count);
/// Gives our keys their meaning in the present editing mode, vi or emacs.
void le_bind_keys(le_editor *editor);

#endif
