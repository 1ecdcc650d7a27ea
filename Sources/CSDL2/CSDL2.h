#ifndef PLUMB_CSDL2_H
#define PLUMB_CSDL2_H

// The program has its own entry point; without this SDL renames it.
#define SDL_MAIN_HANDLED 1

#include <SDL2/SDL.h>
#include <SDL2/SDL_syswm.h>
#include <SDL2/SDL_ttf.h>
#include <dbus/dbus.h>
#include <png.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include "DisplayCalls.h"
#include "PNGWriter.h"

// Swift does not import macros that are defined by other macros or that take arguments.

static const int PlumbWindowCentered = SDL_WINDOWPOS_CENTERED;

// The mouse identifier of events synthesized from touches; Swift imports the macro as an
// overflowing number.
static const Uint32 PlumbTouchMouse = SDL_TOUCH_MOUSEID;

// The byte order in memory of a 32-bit word 0xAARRGGBB.
#if SDL_BYTEORDER == SDL_LIL_ENDIAN
static const png_uint_32 PlumbPNGFormat = PNG_FORMAT_BGRA;
#else
static const png_uint_32 PlumbPNGFormat = PNG_FORMAT_ARGB;
#endif

// Returns the X11 display of a window (a `Display *`), or null on other window systems.
static inline void *PlumbX11Display(SDL_Window *window) {
#ifdef SDL_VIDEO_DRIVER_X11
  SDL_SysWMinfo info;
  SDL_VERSION(&info.version);
  if (SDL_GetWindowWMInfo(window, &info) && info.subsystem == SDL_SYSWM_X11) {
    return info.info.x11.display;
  }
#else
  (void)window;
#endif
  return NULL;
}

// Returns the X11 number of a window (a `Window`), or 0 on other window systems.
static inline unsigned long PlumbX11Window(SDL_Window *window) {
#ifdef SDL_VIDEO_DRIVER_X11
  SDL_SysWMinfo info;
  SDL_VERSION(&info.version);
  if (SDL_GetWindowWMInfo(window, &info) && info.subsystem == SDL_SYSWM_X11) {
    return info.info.x11.window;
  }
#else
  (void)window;
#endif
  return 0;
}

// Calls libcurl's functions with any number of arguments, which Swift cannot call: `curl_easy_setopt` with a number or a
// pointer, and `curl_easy_getinfo` for a number.
static inline int PlumbCurlSetLong(void *function, void *handle, int option, long value) {
  return ((int (*)(void *, int, ...))function)(handle, option, value);
}
static inline int PlumbCurlSetPointer(void *function, void *handle, int option, const void *value) {
  return ((int (*)(void *, int, ...))function)(handle, option, value);
}
static inline int PlumbCurlGetLong(void *function, void *handle, int option, long *value) {
  return ((int (*)(void *, int, ...))function)(handle, option, value);
}

// Returns the connection of a window to its Wayland compositor (a `wl_display *`), or null on other
// window systems.
static inline void *PlumbWaylandDisplay(SDL_Window *window) {
#ifdef SDL_VIDEO_DRIVER_WAYLAND
  SDL_SysWMinfo info;
  SDL_VERSION(&info.version);
  if (SDL_GetWindowWMInfo(window, &info) && info.subsystem == SDL_SYSWM_WAYLAND) {
    return info.info.wl.display;
  }
#else
  (void)window;
#endif
  return NULL;
}

// Returns the surface of a window on Wayland (a `wl_surface *`), or null on other window systems.
static inline void *PlumbWaylandSurface(SDL_Window *window) {
#ifdef SDL_VIDEO_DRIVER_WAYLAND
  SDL_SysWMinfo info;
  SDL_VERSION(&info.version);
  if (SDL_GetWindowWMInfo(window, &info) && info.subsystem == SDL_SYSWM_WAYLAND) {
    return info.info.wl.surface;
  }
#else
  (void)window;
#endif
  return NULL;
}

// Returns a socket that is connected to the socket at a path, or -1. Addresses of sockets are structures of different
// sizes behind one type, which is longer in Swift.
static inline int PlumbConnect(const char *path) {
  struct sockaddr_un address = {.sun_family = AF_UNIX};
  if (strlen(path) >= sizeof address.sun_path) {
    return -1;
  }
  strcpy(address.sun_path, path);
  int end = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (end >= 0 && connect(end, (struct sockaddr *)&address, sizeof address) != 0) {
    close(end);
    return -1;
  }
  return end;
}

// Returns the handle that Foundation's run loop polls for the main dispatch queue. Dispatch's headers
// do not declare it.
int _dispatch_get_main_queue_handle_4CF(void);

#endif
