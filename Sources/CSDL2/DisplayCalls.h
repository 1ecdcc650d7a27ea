#ifndef PLUMB_DISPLAY_CALLS_H
#define PLUMB_DISPLAY_CALLS_H

#include <SDL2/SDL.h>
#include <SDL2/SDL_shape.h>
#include <stdbool.h>

// The functions of SDL that talk to the window system, under names of their own: PlumbShowWindow is
// SDL_ShowWindow, and so on. Sources/CDisplay defines them.
//
// SDL and Xlib do not expect that the connection to the window system ends: SDL reads memory that no answer
// has filled, or waits forever, and Xlib uses a null pointer for a request without memory. Each of these
// functions is therefore left at the moment at which the loss is noticed, wherever it is, and from then on
// all of them return at once, with the first value given below.

#define PLUMB_DISPLAY_CALLS(CALL, RUN)                                                                    \
  CALL(int, InitSubSystem, -1, (Uint32 flags), (flags))                                                   \
  RUN(QuitSubSystem, (Uint32 flags), (flags))                                                             \
  RUN(EnableScreenSaver, (void), ())                                                                      \
  CALL(SDL_Window *, CreateWindow, NULL,                                                                  \
       (const char *title, int x, int y, int width, int height, Uint32 flags),                            \
       (title, x, y, width, height, flags))                                                               \
  CALL(SDL_Window *, CreateShapedWindow, NULL,                                                            \
       (const char *title, unsigned x, unsigned y, unsigned width, unsigned height, Uint32 flags),        \
       (title, x, y, width, height, flags))                                                               \
  RUN(DestroyWindow, (SDL_Window * window), (window))                                                     \
  RUN(ShowWindow, (SDL_Window * window), (window))                                                        \
  RUN(HideWindow, (SDL_Window * window), (window))                                                        \
  RUN(MaximizeWindow, (SDL_Window * window), (window))                                                    \
  RUN(RestoreWindow, (SDL_Window * window), (window))                                                     \
  RUN(RaiseWindow, (SDL_Window * window), (window))                                                       \
  CALL(int, SetWindowInputFocus, -1, (SDL_Window * window), (window))                                     \
  CALL(int, SetWindowFullscreen, -1, (SDL_Window * window, Uint32 flags), (window, flags))                \
  RUN(SetWindowPosition, (SDL_Window * window, int x, int y), (window, x, y))                             \
  RUN(SetWindowSize, (SDL_Window * window, int width, int height), (window, width, height))               \
  RUN(SetWindowMinimumSize, (SDL_Window * window, int width, int height), (window, width, height))        \
  RUN(SetWindowMaximumSize, (SDL_Window * window, int width, int height), (window, width, height))        \
  RUN(SetWindowTitle, (SDL_Window * window, const char *title), (window, title))                          \
  RUN(SetWindowIcon, (SDL_Window * window, SDL_Surface *icon), (window, icon))                            \
  CALL(int, SetWindowHitTest, -1, (SDL_Window * window, SDL_HitTest test, void *data),                    \
       (window, test, data))                                                                              \
  CALL(int, SetWindowShape, -1, (SDL_Window * window, SDL_Surface *shape, SDL_WindowShapeMode *mode),     \
       (window, shape, mode))                                                                             \
  CALL(int, GetWindowBordersSize, -1, (SDL_Window * window, int *top, int *left, int *bottom, int *right), \
       (window, top, left, bottom, right))                                                                \
  CALL(int, GetDisplayUsableBounds, -1, (int display, SDL_Rect *area), (display, area))                   \
  CALL(SDL_Surface *, GetWindowSurface, NULL, (SDL_Window * window), (window))                            \
  CALL(int, UpdateWindowSurfaceRects, -1, (SDL_Window * window, const SDL_Rect *areas, int count),        \
       (window, areas, count))                                                                            \
  CALL(SDL_Renderer *, CreateRenderer, NULL, (SDL_Window * window, int index, Uint32 flags),              \
       (window, index, flags))                                                                            \
  RUN(DestroyRenderer, (SDL_Renderer * renderer), (renderer))                                             \
  CALL(int, GetRendererOutputSize, -1, (SDL_Renderer * renderer, int *width, int *height),                \
       (renderer, width, height))                                                                         \
  CALL(SDL_Texture *, CreateTexture, NULL,                                                                \
       (SDL_Renderer * renderer, Uint32 format, int access, int width, int height),                       \
       (renderer, format, access, width, height))                                                         \
  RUN(DestroyTexture, (SDL_Texture * texture), (texture))                                                 \
  CALL(int, UpdateTexture, -1, (SDL_Texture * texture, const SDL_Rect *area, const void *pixels, int pitch), \
       (texture, area, pixels, pitch))                                                                    \
  CALL(int, RenderClear, -1, (SDL_Renderer * renderer), (renderer))                                       \
  CALL(int, RenderCopy, -1,                                                                               \
       (SDL_Renderer * renderer, SDL_Texture *texture, const SDL_Rect *source, const SDL_Rect *target),   \
       (renderer, texture, source, target))                                                               \
  RUN(RenderPresent, (SDL_Renderer * renderer), (renderer))                                               \
  CALL(int, PollEvent, 0, (SDL_Event * event), (event))                                                   \
  CALL(int, WaitEventTimeout, 0, (SDL_Event * event, int milliseconds), (event, milliseconds))            \
  CALL(int, PushEvent, -1, (SDL_Event * event), (event))                                                  \
  CALL(int, CaptureMouse, -1, (SDL_bool isCaptured), (isCaptured))                                        \
  CALL(Uint32, GetGlobalMouseState, 0, (int *x, int *y), (x, y))                                          \
  CALL(SDL_Cursor *, CreateSystemCursor, NULL, (SDL_SystemCursor shape), (shape))                         \
  RUN(SetCursor, (SDL_Cursor * cursor), (cursor))                                                         \
  RUN(FreeCursor, (SDL_Cursor * cursor), (cursor))                                                        \
  RUN(StartTextInput, (void), ())                                                                         \
  RUN(StopTextInput, (void), ())                                                                          \
  RUN(SetTextInputRect, (const SDL_Rect *area), (area))                                                   \
  CALL(char *, GetClipboardText, NULL, (void), ())                                                        \
  CALL(SDL_bool, HasClipboardText, SDL_FALSE, (void), ())                                                 \
  CALL(int, SetClipboardText, -1, (const char *text), (text))                                             \
  CALL(char *, GetPrimarySelectionText, NULL, (void), ())                                                 \
  CALL(int, SetPrimarySelectionText, -1, (const char *text), (text))

// The functions of Xlib with which a program reads texts that another one has selected, and names its
// windows. SDL has loaded the library, so that the program is not linked with it.
#define PLUMB_XLIB_CALLS(CALL)                                                                            \
  CALL(unsigned long, XInternAtom, 0, (void *display, const char *name, int isKnown),                     \
       (display, name, isKnown))                                                                          \
  CALL(unsigned long, XGetSelectionOwner, 0, (void *display, unsigned long selection),                    \
       (display, selection))                                                                              \
  CALL(int, XConvertSelection, 0,                                                                         \
       (void *display, unsigned long selection, unsigned long target, unsigned long property,             \
        unsigned long window, unsigned long time),                                                        \
       (display, selection, target, property, window, time))                                              \
  CALL(unsigned long, XDefaultRootWindow, 0, (void *display), (display))                                  \
  CALL(unsigned long, XCreateSimpleWindow, 0,                                                             \
       (void *display, unsigned long parent, int x, int y, unsigned width, unsigned height,               \
        unsigned border, unsigned long borderColor, unsigned long color),                                 \
       (display, parent, x, y, width, height, border, borderColor, color))                                \
  CALL(int, XSelectInput, 0, (void *display, unsigned long window, long mask), (display, window, mask))   \
  /* Takes an event (an `XEvent *`) of a kind and a window; 0 if none has arrived. */                     \
  CALL(int, XCheckTypedWindowEvent, 0, (void *display, unsigned long window, int kind, void *event),      \
       (display, window, kind, event))                                                                    \
  /* Reads a property of a window; 0 for success. */                                                      \
  CALL(int, XGetWindowProperty, 1,                                                                        \
       (void *display, unsigned long window, unsigned long property, long offset, long length,            \
        int isRemoved, unsigned long type, unsigned long *actualType, int *format, unsigned long *count,  \
        unsigned long *rest, unsigned char **bytes),                                                      \
       (display, window, property, offset, length, isRemoved, type, actualType, format, count, rest,      \
        bytes))                                                                                           \
  CALL(int, XChangeProperty, 0,                                                                           \
       (void *display, unsigned long window, unsigned long property, unsigned long type, int format,      \
        int mode, const unsigned char *bytes, int count),                                                 \
       (display, window, property, type, format, mode, bytes, count))                                     \
  CALL(int, XFree, 0, (void *memory), (memory))

#define PLUMB_DECLARE_CALL(type, name, failure, parameters, arguments) type Plumb##name parameters;
#define PLUMB_DECLARE_RUN(name, parameters, arguments) void Plumb##name parameters;
PLUMB_DISPLAY_CALLS(PLUMB_DECLARE_CALL, PLUMB_DECLARE_RUN)
PLUMB_XLIB_CALLS(PLUMB_DECLARE_CALL)
#undef PLUMB_DECLARE_CALL
#undef PLUMB_DECLARE_RUN

// Prepares for the loss of the connection that SDL is about to open, possibly to an X server. The function is
// called once, on the thread that notices the loss, and must return.
void PlumbFollowDisplay(bool usesX11, void (*onLoss)(void));

// Has SDL connect to the window system; 0 for success. If a Wayland compositor ends meanwhile, SDL uses
// objects that it has not offered: such a fault counts as the loss of the connection. With an X server alone,
// the keys that compose characters are found when the first one is pressed in a text.
int PlumbStartVideo(bool isX11);

// Whether the connection was found to be lost.
bool PlumbIsDisplayLost(void);

// Notes the loss of the connection. May be called on any thread.
void PlumbNoteDisplayLoss(void);

// Leaves the call in which the thread of PlumbFollowDisplay is, if it is in one. Only for a call that
// has not come back long after the loss: a call that never returns holds only resources of the connection.
void PlumbLeaveDisplayCall(void);

// Whether libX11 is loaded and has the functions above.
bool PlumbHasXlib(void);

// Keeps from SDL the X11 events of other programs that it does not expect, for the rest of the connection (a
// `Display *`) and for a window. Has no effect without the functions of Xlib that this needs.
void PlumbGuardX11Events(void *display, unsigned long window);

// Must be called before the window is destroyed.
void PlumbStopGuardingX11Events(void *display, unsigned long window);

// Hands SDL the next of the input events that arrived together, after which SDL has new events; returns
// whether there was one. Must be called when SDL has no event left, so that the input method sees one key after
// another.
bool PlumbPassX11Input(void);

// Ends a sequence of keys that was to compose a character. Must be called when another text gets the keys.
void PlumbEndX11Composition(void);

// Asks the window manager to give a window the keyboard focus because of a request of the desktop with a startup
// id. Has no effect without the functions of Xlib that this needs.
void PlumbActivateX11Window(void *display, unsigned long window, const char *startupID);

// Returns whether another program has destroyed a window that is guarded.
bool PlumbX11WindowIsGone(unsigned long window);

#endif
