#include "Editor.h"

// Like LE_KEY_REDRAW a C1 control, which no keyboard sends.
enum { KEY_NEWLINE = 0x9f };

static unsigned char run(EditLine *el, le_command command) {
  le_editor *e = le_self(el);
  switch (e->hooks.command(e->hooks.context, command)) {
  case le_action_none: return CC_NORM;
  case le_action_refresh: return CC_REFRESH;
  case le_action_beep: return CC_ERROR;
  case le_action_end: return CC_EOF;
  case le_action_submit:
    le_hold(e);
    le_push(e, KEY_NEWLINE);
    return CC_NORM;
  }
  return CC_ERROR;
}

#define COMMANDS(X)                                                                                \
  X(accept) X(newline) X(complete) X(up) X(down) X(home) X(end) X(paste) X(undo) X(search)         \
  X(erase) X(delete) X(leave)

#define DEFINE(name)                                                                               \
  static unsigned char on_##name(EditLine *el, wint_t key) {                                       \
    (void)key;                                                                                     \
    return run(el, le_command_##name);                                                             \
  }
COMMANDS(DEFINE)

static unsigned char on_redraw(EditLine *el, wint_t key) {
  (void)el, (void)key;
  return CC_REFRESH;
}

void le_add_commands(le_editor *e) {
  EditLine *el = e->el;
#define ADD(name) el_wset(el, EL_ADDFN, L"entry-" #name, L"Pivot's own", on_##name);
  COMMANDS(ADD)
  ADD(redraw)
}

struct binding { const wchar_t *key, *command; };

// MARK: Bindings

// Both Return and Line Feed: type-ahead from cooked mode arrives translated.
static const struct binding common_bindings[] = {
    {L"^M", L"entry-accept"},        {L"^J", L"entry-accept"},         {L"^I", L"entry-complete"},
    {L"^R", L"entry-search"},        {L"^_", L"entry-undo"},           {L"^W", L"ed-delete-prev-word"},
    {L"^?", L"entry-erase"}, {L"^H", L"entry-erase"},  {L"^P", L"entry-up"},
    {L"^N", L"entry-down"},          {L"\x9e", L"entry-redraw"},       {L"\x9f", L"ed-newline"},
    {L"^D", L"entry-leave"}, {L"^L", L"ed-clear-screen"},
};
static const struct binding emacs_bindings[] = {
    {L"^A", L"entry-home"},           {L"^E", L"entry-end"},
    {L"\\e[A", L"entry-up"},          {L"\\e[B", L"entry-down"},
    {L"\\eOA", L"entry-up"},          {L"\\eOB", L"entry-down"},
    {L"\\e[C", L"ed-next-char"},      {L"\\e[D", L"ed-prev-char"},
    {L"\\eOC", L"ed-next-char"},      {L"\\eOD", L"ed-prev-char"},
    {L"\\e[H", L"entry-home"},        {L"\\e[F", L"entry-end"},
    {L"\\eOH", L"entry-home"},        {L"\\eOF", L"entry-end"},
    {L"\\e[1~", L"entry-home"},       {L"\\e[4~", L"entry-end"},
    {L"\\e[7~", L"entry-home"},       {L"\\e[8~", L"entry-end"},
    {L"\\e[1;5H", L"ed-move-to-beg"}, {L"\\e[1;5F", L"ed-move-to-end"},
    {L"\\e[3~", L"entry-delete"},
    {L"\\e[1;5C", L"em-next-word"},   {L"\\e[1;5D", L"ed-prev-word"},
    {L"\\e[1;3C", L"em-next-word"},   {L"\\e[1;3D", L"ed-prev-word"},
    {L"\\e^M", L"entry-newline"},     {L"\\e^J", L"entry-newline"},
    {L"\\e[200~", L"entry-paste"},
    // libedit takes Ctrl-Space for what quotes the next key, which the terminal has none for.
    {L"^@", L"em-set-mark"},
    // libedit would read a command of its own.
    {L"\\ex", L"ed-unassigned"},    {L"\\eX", L"ed-unassigned"},
};
// Keys that start with ESC would take ESC itself from vi; "[A" is what follows ESC there.
static const struct binding vi_command_bindings[] = {
    {L"^M", L"entry-accept"}, {L"^J", L"entry-accept"}, {L"k", L"entry-up"},
    {L"j", L"entry-down"},    {L"[A", L"entry-up"},     {L"[B", L"entry-down"},
    {L"^R", L"entry-search"}, {L"\x9e", L"entry-redraw"}, {L"\x9f", L"ed-newline"},
    {L":", L"ed-unassigned"},
};

bool le_is_unbound(const unsigned char *bytes, size_t count) {
  for (size_t i = 0; i < sizeof emacs_bindings / sizeof emacs_bindings[0]; i++) {
    // Behind the two letters that stand for ESC.
    const wchar_t *key = emacs_bindings[i].key + 2;
    size_t same = 0;
    while (same < count && key[same] == (wchar_t)bytes[same]) same++;
    if (same == count && !key[same]) return false;
  }
  return true;
}

#define BIND_ALL(table, ...)                                                                       \
  for (size_t i = 0; i < sizeof table / sizeof table[0]; i++)                                      \
  el_wset(el, EL_BIND, __VA_ARGS__ table[i].key, table[i].command, (wchar_t *)NULL)

void le_bind_keys(le_editor *e) {
  EditLine *el = e->el;
  BIND_ALL(common_bindings, );
  if (!le_is_vi(e)) {
    BIND_ALL(emacs_bindings, );
  } else {
    BIND_ALL(vi_command_bindings, L"-a", );
  }
}
