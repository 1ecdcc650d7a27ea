#ifndef PLUMB_CSDL2_H
#define PLUMB_CSDL2_H

// The program has its own entry point; without this SDL renames it.
#define SDL_MAIN_HANDLED 1

#include <SDL2/SDL.h>
#include <SDL2/SDL_syswm.h>
#include <SDL2/SDL_ttf.h>
#include <dbus/dbus.h>
#include <png.h>

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

// Returns the handle that Foundation's run loop polls for the main dispatch queue. Dispatch's headers
// do not declare it.
int _dispatch_get_main_queue_handle_4CF(void);

#endif
