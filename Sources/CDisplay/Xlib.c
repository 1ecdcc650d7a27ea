#define _GNU_SOURCE
#include "Xlib.h"

#ifdef SDL_VIDEO_DRIVER_X11

#include <dlfcn.h>
#include <stdbool.h>

static PlumbXlib functions;
static bool areFound;

static const PlumbXlib *find(int flags) {
  if (areFound) {
    return &functions;
  }
  void *library = dlopen("libX11.so.6", RTLD_LAZY | flags);
  if (!library) {
    return NULL;
  }
#define FIND(type, name)                             \
  functions.name = (__typeof__(type))dlsym(library, #name); \
  if (!functions.name) {                             \
    dlclose(library);                                \
    return NULL;                                     \
  }
  PLUMB_XLIB_FUNCTIONS(FIND)
#undef FIND
  // The library stays loaded as long as the program runs, as it calls the functions set below.
  areFound = true;
  return &functions;
}

const PlumbXlib *plumbXlib(void) { return find(RTLD_NOLOAD); }

const PlumbXlib *plumbLoadXlib(void) { return find(0); }

#endif
