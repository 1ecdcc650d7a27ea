#ifndef PLUMB_CSDL2_H
#define PLUMB_CSDL2_H

// The program has its own entry point; without this SDL renames it.
#define SDL_MAIN_HANDLED 1

#include <SDL2/SDL.h>
#include <SDL2/SDL_syswm.h>
#include <SDL2/SDL_ttf.h>
#include <dbus/dbus.h>
#include <png.h>

// Swift imports no macro that is built from other macros, and none that takes arguments.

static const int PlumbWindowCentered = SDL_WINDOWPOS_CENTERED;

// The mouse that SDL makes of a finger; Swift imports the macro as a number that overflows.
static const Uint32 PlumbTouchMouse = SDL_TOUCH_MOUSEID;

// The byte order in memory of a 32-bit word 0xAARRGGBB.
#if SDL_BYTEORDER == SDL_LIL_ENDIAN
static const png_uint_32 PlumbPNGFormat = PNG_FORMAT_BGRA;
#else
static const png_uint_32 PlumbPNGFormat = PNG_FORMAT_ARGB;
#endif

// The X11 display a window is on (a `Display *`), or null on other window systems.
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

#endif
