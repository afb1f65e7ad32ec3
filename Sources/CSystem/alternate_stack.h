#ifndef DOKUSHO_ALTERNATE_STACK_H
#define DOKUSHO_ALTERNATE_STACK_H

#include <signal.h>
#include <stddef.h>

enum { DOKUSHO_HANDLER_STACK = 65536 };

/* It lives as long as its thread; only pages that a handler has used take memory. */
static _Thread_local char dokusho_handler_stack[DOKUSHO_HANDLER_STACK] = {0};
static _Thread_local int dokusho_has_handler_stack = 0;

/* Gives the calling thread a second stack, for handlers with SA_ONSTACK: without it they cannot run once the first is used up. */
static inline void dokusho_use_handler_stack(void) {
  stack_t stack = {.ss_sp = dokusho_handler_stack, .ss_size = sizeof dokusho_handler_stack};
  if (dokusho_has_handler_stack) return;
  dokusho_has_handler_stack = sigaltstack(&stack, NULL) == 0;
}

#endif
