// How libedit spells letters in bytes. It compares the name of each mode of the terminal with each that it is to
// change, spells that anew for each comparison, and asks for every letter twice: 1,700 letters before the
// prompt, then two for each that is drawn. The C library takes 200 instructions for one. Nearly all letters are
// ASCII, which stands for itself in every locale that le_adopt_locale can leave. A static executable has these
// two in place of the library's; a shared library keeps its own.
#include <wchar.h>

#if defined(PIVOT_STATIC) && defined(__GLIBC__)
// The library's own, by its inner name.
size_t __wcrtomb(char *bytes, wchar_t letter, mbstate_t *state);

#define LIBEDIT __attribute__((visibility("hidden")))

LIBEDIT size_t wcrtomb(char *bytes, wchar_t letter, mbstate_t *state) {
  if (!bytes) return 1;
  if (letter >= 0 && letter < 0x80) {
    *bytes = (char)letter;
    return 1;
  }
  return __wcrtomb(bytes, letter, state);
}

LIBEDIT int wctomb(char *bytes, wchar_t letter) {
  mbstate_t state = {0};
  return bytes ? (int)wcrtomb(bytes, letter, &state) : 0;
}
#endif
