#define _XOPEN_SOURCE 700  // wcwidth
#define _DEFAULT_SOURCE
#include "Editor.h"

#include <langinfo.h>
#include <locale.h>
#include <string.h>
#include <sys/ioctl.h>
#include <wchar.h>

void le_redraw(le_editor *e) {
  el_resize(e->el);
  el_wset(e->el, EL_REFRESH);
}

bool le_moves_cursor(le_editor *e) {
  char *up = NULL;
  return el_wget(e->el, EL_GETTC, "up", &up) == 0 && up && *up;
}

bool le_is_vi(le_editor *e) {
  const wchar_t *name = NULL;
  return el_wget(e->el, EL_EDITOR, &name) == 0 && name && name[0] == L'v';
}

int le_columns(le_editor *e) {
  int columns = 0;
  return el_wget(e->el, EL_GETTC, "co", &columns) == 0 && columns > 1 ? columns : 80;
}

bool le_terminal_size(int descriptor, int *columns, int *rows) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) < 0 || !size.ws_col || !size.ws_row) return false;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return true;
}

double le_cell_aspect(int descriptor) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) < 0 || !size.ws_col || !size.ws_row || !size.ws_xpixel)
    return 0;
  return (double)size.ws_ypixel * size.ws_col / ((double)size.ws_xpixel * size.ws_row);
}

int le_width(uint32_t scalar) { return wcwidth((wchar_t)scalar); }

bool le_adopt_locale(void) {
  setlocale(LC_CTYPE, "");
  if (strcmp(nl_langinfo(CODESET), "UTF-8") == 0) return true;
  return setlocale(LC_CTYPE, "C.UTF-8") != NULL;
}
