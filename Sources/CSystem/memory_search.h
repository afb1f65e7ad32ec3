#ifndef DOKUSHO_MEMORY_SEARCH_H
#define DOKUSHO_MEMORY_SEARCH_H
#include <stddef.h>
/* A GNU extension that Swift's Glibc module leaves out. */
void *memmem(const void *haystack, size_t haystack_length, const void *needle, size_t needle_length);
#endif
