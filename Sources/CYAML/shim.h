#ifndef DOKUSHO_CYAML_SHIM_H
#define DOKUSHO_CYAML_SHIM_H

#include <yaml.h>

#endif
