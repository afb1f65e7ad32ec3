#ifndef DOKUSHO_PROCESS_DESCRIPTOR_H
#define DOKUSHO_PROCESS_DESCRIPTOR_H
#include <sys/pidfd.h>
#endif
