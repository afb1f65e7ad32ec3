#ifndef DOKUSHO_MEMORY_ALLOCATION_H
#define DOKUSHO_MEMORY_ALLOCATION_H
#include <malloc.h>

/* mallopt(3): one arena for all threads, which grows by steps of so many bytes. */
static inline void dokusho_use_one_arena(int step) {
  mallopt(M_ARENA_MAX, 1);
  mallopt(M_TOP_PAD, step);
}
#endif
