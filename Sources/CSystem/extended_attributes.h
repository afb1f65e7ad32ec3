#ifndef DOKUSHO_EXTENDED_ATTRIBUTES_H
#define DOKUSHO_EXTENDED_ATTRIBUTES_H
#include <sys/types.h>
#include <sys/xattr.h>
#endif
