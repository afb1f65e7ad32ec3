#ifndef DOKUSHO_MEMORY_PREFETCH_H
#define DOKUSHO_MEMORY_PREFETCH_H
/* Asks for memory that is read soon; any address may be given. */
static inline void dokusho_prefetch(const void *address) { __builtin_prefetch(address); }
#endif
