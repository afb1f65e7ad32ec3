#ifndef DOKUSHO_CUNISTRING_H
#define DOKUSHO_CUNISTRING_H

// These come first: the uni*.h headers would otherwise clash with other C modules.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include <unicase.h>
#include <unictype.h>
#include <unilbrk.h>
#include <uninorm.h>
#include <uniwidth.h>
#include <unistring/version.h>

// UNINORM_NFC and UNINORM_NFKC take addresses, which Swift cannot import.
static inline uninorm_t dokusho_nfc(void) { return UNINORM_NFC; }
static inline uninorm_t dokusho_nfkc(void) { return UNINORM_NFKC; }

// A global variable, which Swift takes for one that may change.
static inline int dokusho_unistring_version(void) { return _libunistring_version; }

#endif
