#ifndef DOKUSHO_TRANSLATION_H
#define DOKUSHO_TRANSLATION_H
#include <libintl.h>
#include <locale.h>
#endif
