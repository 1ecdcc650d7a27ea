#ifndef PLUMB_XLIB_H
#define PLUMB_XLIB_H

#include <SDL2/SDL.h>
#include <SDL2/SDL_syswm.h>
#include <stdbool.h>

#ifdef SDL_VIDEO_DRIVER_X11

// An event as the server sends it. Its first byte is the kind, with the uppermost bit set if another
// program has sent it.
typedef struct {
  unsigned char kind;
} PlumbWireEvent;

typedef int (*PlumbWireConversion)(Display *, XEvent *, PlumbWireEvent *);
typedef int (*PlumbX11Filter)(Display *, Window, XEvent *, char *);

// The functions of libX11 under their own names, which are null while it is not loaded or lacks them. The
// last three are for extensions and input methods, and Xlib.h does not declare them.
#define PLUMB_XLIB_FUNCTIONS(FUNCTION)                                                                    \
  FUNCTION(__typeof__(XInternAtom) *, XInternAtom)                                                        \
  FUNCTION(__typeof__(XGetSelectionOwner) *, XGetSelectionOwner)                                          \
  FUNCTION(__typeof__(XConvertSelection) *, XConvertSelection)                                            \
  FUNCTION(__typeof__(XDefaultRootWindow) *, XDefaultRootWindow)                                          \
  FUNCTION(__typeof__(XCreateSimpleWindow) *, XCreateSimpleWindow)                                        \
  FUNCTION(__typeof__(XSelectInput) *, XSelectInput)                                                      \
  FUNCTION(__typeof__(XCheckTypedWindowEvent) *, XCheckTypedWindowEvent)                                  \
  FUNCTION(__typeof__(XGetWindowProperty) *, XGetWindowProperty)                                          \
  FUNCTION(__typeof__(XChangeProperty) *, XChangeProperty)                                                \
  FUNCTION(__typeof__(XQueryPointer) *, XQueryPointer)                                                    \
  FUNCTION(__typeof__(XPutBackEvent) *, XPutBackEvent)                                                    \
  FUNCTION(__typeof__(XSendEvent) *, XSendEvent)                                                          \
  FUNCTION(__typeof__(XGetGeometry) *, XGetGeometry)                                                      \
  FUNCTION(__typeof__(XFree) *, XFree)                                                                    \
  FUNCTION(__typeof__(XSetLocaleModifiers) *, XSetLocaleModifiers)                                        \
  FUNCTION(__typeof__(XOpenIM) *, XOpenIM)                                                                \
  FUNCTION(__typeof__(XCreateIC) *, XCreateIC)                                                            \
  FUNCTION(__typeof__(XSetICFocus) *, XSetICFocus)                                                        \
  FUNCTION(__typeof__(XFilterEvent) *, XFilterEvent)                                                      \
  FUNCTION(__typeof__(Xutf8LookupString) *, Xutf8LookupString)                                            \
  FUNCTION(__typeof__(Xutf8ResetIC) *, Xutf8ResetIC)                                                      \
  FUNCTION(__typeof__(XSetErrorHandler) *, XSetErrorHandler)                                              \
  FUNCTION(__typeof__(XSetIOErrorHandler) *, XSetIOErrorHandler)                                          \
  FUNCTION(PlumbWireConversion (*)(Display *, int, PlumbWireConversion), XESetWireToEvent)                \
  FUNCTION(void (*)(Display *, Window, int, int, PlumbX11Filter, char *), _XRegisterFilterByType)         \
  FUNCTION(void (*)(Display *, Window, PlumbX11Filter, char *), _XUnregisterFilter)

#define PLUMB_DECLARE_FUNCTION(type, name) __typeof__(type) name;
typedef struct {
  PLUMB_XLIB_FUNCTIONS(PLUMB_DECLARE_FUNCTION)
} PlumbXlib;
#undef PLUMB_DECLARE_FUNCTION

// The functions; null while the library is not loaded or lacks one.
const PlumbXlib *plumbXlib(void);

// The same functions; loads the library first.
const PlumbXlib *plumbLoadXlib(void);

// The function that Xlib calls for errors, which are ignored.
int plumbIgnoreXlibError(Display *display, XErrorEvent *error);

// Keeps an event that has arrived until plumbPassX11Input is called, if SDL must not see it yet; returns
// whether it does. Uses no connection.
bool plumbHoldX11Input(const XEvent *event);

// Forgets the events that wait, with their connection.
void plumbForgetX11Input(void);

// Whether keys are parts of sequences that compose characters. Uses no connection.
bool plumbComposesX11Keys(void);

// Gives a key to the sequences that compose characters, and enters the text of one that is complete; returns whether
// the key is a part of a sequence, so that SDL must not have it.
bool plumbComposeX11Key(const XEvent *event);

// Forgets the sequences, with their connection.
void plumbForgetX11Composition(void);

#endif

// As the functions in DisplayCalls.h, but not left when the connection is lost.
void plumbGuardX11Events(void *display, unsigned long window);
void plumbStopGuardingX11Events(void *display, unsigned long window);
void plumbActivateX11Window(void *display, unsigned long window, const char *startupID);

// Hands the input that waits on to SDL, up to the next key or button; returns whether there was any.
bool plumbPassX11Input(void);

// Has SDL connect to an X server by a function that returns 0 for success.
int plumbStartX11Video(int (*start)(void));

// Ends a sequence of keys that is not complete. Uses no connection.
void plumbEndX11Composition(void);

// Forgets the connection that was guarded.
void plumbForgetX11Events(void);

#endif
