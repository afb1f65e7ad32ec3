#ifndef DOKUSHO_CNCURSES_H
#define DOKUSHO_CNCURSES_H

/* Without it the functions for wide characters are missing. */
#define NCURSES_WIDECHAR 1
#include <wchar.h>
#include <ncurses.h>

/* From <term.h>, whose hundreds of macros are not wanted. */
extern int setupterm(const char *type, int descriptor, int *error);

/* The global variable is not safe for Swift to name. */
static inline WINDOW *dokusho_whole_screen(void) { return stdscr; }

/* Macros which Swift cannot import. */
static const attr_t dokusho_bold = A_BOLD;
static const attr_t dokusho_dim = A_DIM;
static const attr_t dokusho_underline = A_UNDERLINE;
static const attr_t dokusho_reverse = A_REVERSE;
static const attr_t dokusho_italic = A_ITALIC;

#endif
