#ifndef DOKUSHO_ALTERNATE_STACK_H
#define DOKUSHO_ALTERNATE_STACK_H

#include <pthread.h>
#include <signal.h>
#include <stdlib.h>

enum { DOKUSHO_HANDLER_STACK = 65536 };

static pthread_key_t dokusho_handler_stack_key = 0;

static inline void dokusho_drop_handler_stack(void *memory) {
  stack_t none = {.ss_flags = SS_DISABLE};
  sigaltstack(&none, NULL);
  free(memory);
}

static inline void dokusho_make_handler_stack_key(void) {
  pthread_key_create(&dokusho_handler_stack_key, dokusho_drop_handler_stack);
}

/* Gives the calling thread a second stack, for handlers with SA_ONSTACK: without it they cannot run once the first is used up.
   It goes with its thread. As a thread-local variable it would be cleared in every thread that is made, wanted or not. */
static inline void dokusho_use_handler_stack(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, dokusho_make_handler_stack_key);
  if (pthread_getspecific(dokusho_handler_stack_key)) return;
  stack_t stack = {.ss_sp = malloc(DOKUSHO_HANDLER_STACK), .ss_size = DOKUSHO_HANDLER_STACK};
  if (!stack.ss_sp) return;
  if (sigaltstack(&stack, NULL) != 0 || pthread_setspecific(dokusho_handler_stack_key, stack.ss_sp) != 0) {
    dokusho_drop_handler_stack(stack.ss_sp);
  }
}

#endif
