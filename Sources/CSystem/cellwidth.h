#ifndef DOKUSHO_CELLWIDTH_H
#define DOKUSHO_CELLWIDTH_H

#include <wchar.h>

// wchar.h hides it unless _XOPEN_SOURCE is defined, which Swift does not do.
extern int wcwidth(wchar_t character);

/// The number of cells of a character in the locale of the process: -1 for what may not be drawn.
static inline int dokusho_wcwidth(wchar_t character) { return wcwidth(character); }

#endif
