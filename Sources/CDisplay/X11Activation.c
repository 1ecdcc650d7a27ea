#include "../CSDL2/DisplayCalls.h"
#include "Xlib.h"

#ifdef SDL_VIDEO_DRIVER_X11

#include <X11/Xatom.h>
#include <stdlib.h>
#include <string.h>

// The time on the X server at the end of a startup id, as in "name-1-host_TIME1234"; 0 if it has none.
static unsigned long timeOf(const char *startupID) {
  static const char mark[] = "_TIME";
  unsigned long time = 0;
  for (const char *place = strstr(startupID, mark); place; place = strstr(place + 1, mark)) {
    time = strtoul(place + sizeof mark - 1, NULL, 10);
  }
  return time & 0xFFFFFFFF;
}

// SDL asks for the activation with the time of the last input to the window, which is older than that of the
// window to which the person is typing: window managers refuse it. The startup id has the time of the request.
void plumbActivateX11Window(void *display, unsigned long window, const char *startupID) {
  const PlumbXlib *xlib = plumbXlib();
  if (!xlib) {
    return;
  }
  Atom text = xlib->XInternAtom(display, "UTF8_STRING", False);
  Atom name = xlib->XInternAtom(display, "_NET_STARTUP_ID", False);
  xlib->XChangeProperty(display, window, name, text, 8, PropModeReplace,
                        (const unsigned char *)startupID, (int)strlen(startupID));
  unsigned long time = timeOf(startupID);
  if (time == 0) {
    return;
  }
  xlib->XChangeProperty(display, window, xlib->XInternAtom(display, "_NET_WM_USER_TIME", False), XA_CARDINAL, 32,
                        PropModeReplace, (const unsigned char *)&time, 1);
  XEvent event = {
      .xclient =
          {
              .type = ClientMessage,
              .window = window,
              .message_type = xlib->XInternAtom(display, "_NET_ACTIVE_WINDOW", False),
              .format = 32,
              // The first number says that a program asks, not a pager.
              .data.l = {1, (long)time},
          },
  };
  xlib->XSendEvent(display, xlib->XDefaultRootWindow(display), False,
                   SubstructureNotifyMask | SubstructureRedirectMask, &event);
}

#else

void plumbActivateX11Window(void *display, unsigned long window, const char *startupID) {
  (void)display;
  (void)window;
  (void)startupID;
}

#endif
