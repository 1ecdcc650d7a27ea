#include "../CSDL2/DisplayCalls.h"
#include "Xlib.h"

#ifdef SDL_VIDEO_DRIVER_X11

#include <X11/Xatom.h>
#include <stdlib.h>

// SDL takes the events of other programs, and the properties that they set, to follow the conventions: it
// reads four numbers from a property with one, and compares the name of a kind of data without a name. Any
// program can send anything, so everything is checked here before SDL sees it.

// The names of the conventions, which are the same for all windows of a connection.
static struct {
  Atom uriList, text, typeList, enter, position, drop, protocols, delete, state, frame;
} names;

static void findNames(const PlumbXlib *xlib, Display *display) {
  names.uriList = xlib->XInternAtom(display, "text/uri-list", False);
  names.text = xlib->XInternAtom(display, "text/plain", False);
  names.typeList = xlib->XInternAtom(display, "XdndTypeList", False);
  names.enter = xlib->XInternAtom(display, "XdndEnter", False);
  names.position = xlib->XInternAtom(display, "XdndPosition", False);
  names.drop = xlib->XInternAtom(display, "XdndDrop", False);
  names.protocols = xlib->XInternAtom(display, "WM_PROTOCOLS", False);
  names.delete = xlib->XInternAtom(display, "WM_DELETE_WINDOW", False);
  names.state = xlib->XInternAtom(display, "_NET_WM_STATE", False);
  names.frame = xlib->XInternAtom(display, "_NET_FRAME_EXTENTS", False);
}

// MARK: All events, as they arrive

// The conversions that Xlib would use, by the kind of event.
static PlumbWireConversion conversions[128];
static Display *guarded;

// Whether programs send each other events of a kind: input, as `xdotool` does, and the events of the
// conventions of desktops.
static bool isSent(int kind) {
  return (kind >= KeyPress && kind <= FocusOut) || kind == Expose || kind == ConfigureNotify ||
         kind == SelectionNotify || kind == ClientMessage;
}

// A key that composes a character has no code, and Xlib reads the character from its input method, which has
// none for a key of another program.
static bool isKeyWithoutCode(const XEvent *event) {
  return (event->type == KeyPress || event->type == KeyRelease) && event->xkey.keycode < 8;
}

// Called by Xlib, which holds the connection, so that no request is possible here. SDL waits until an event
// has arrived, so that an event that it must not see becomes one that it ignores.
static int convert(Display *display, XEvent *event, PlumbWireEvent *wire) {
  int kind = wire->kind & 0x7F;
  bool isExpected = wire->kind == kind || isSent(kind);
  if (isExpected && !conversions[kind](display, event, wire)) {
    return 0;
  }
  if (!isExpected || isKeyWithoutCode(event) || plumbHoldX11Input(event)) {
    event->xany = (XAnyEvent){.type = NoExpose, .display = display};
  }
  return 1;
}

static void guardConnection(const PlumbXlib *xlib, Display *display) {
  if (guarded == display) {
    return;
  }
  guarded = display;
  findNames(xlib, display);
  // SDL has set a function of its own meanwhile.
  xlib->XSetErrorHandler(plumbIgnoreXlibError);
  for (int kind = KeyPress; kind < 128; kind++) {
    if (kind == GenericEvent || (isSent(kind) && kind > FocusOut)) {
      continue;
    }
    PlumbWireConversion old = xlib->XESetWireToEvent(display, kind, convert);
    if (old != convert) {
      conversions[kind] = old;
    }
  }
}

// MARK: Events that programs may send to a window

// The windows that other programs have destroyed, which SDL does not report.
enum { goneLimit = 64 };
static Window gone[goneLimit];

// Returns numbers of 32 bits of a property, to be freed; null if it has another type.
static long *numbers(Display *display, Window window, Atom property, Atom type, unsigned long *count) {
  Atom actualType = None;
  int format = 0;
  unsigned long rest = 0;
  unsigned char *bytes = NULL;
  *count = 0;
  int status = plumbXlib()->XGetWindowProperty(display, window, property, 0, 1024, False, type,
                                               &actualType, &format, count, &rest, &bytes);
  if (status == Success && bytes && actualType == type && format == 32) {
    return (long *)bytes;
  }
  if (bytes) {
    plumbXlib()->XFree(bytes);
  }
  *count = 0;
  return NULL;
}

// Returns the first kind of data of a list that SDL takes; `None` if there is none.
static Atom accepted(const long *types, unsigned long count) {
  for (unsigned long index = 0; index < count; index++) {
    Atom type = (Atom)types[index];
    if (type == names.uriList || type == names.text) {
      return type;
    }
  }
  return None;
}

// Has the beginning of a drag name the one kind of data that SDL will take, so that it looks up no other.
static void nameAcceptedType(XClientMessageEvent *event) {
  Atom type = None;
  if (event->data.l[1] & 1) {
    unsigned long count = 0;
    long *types =
        numbers(event->display, (Window)event->data.l[0], names.typeList, XA_ATOM, &count);
    type = accepted(types, count);
    if (types) {
      plumbXlib()->XFree(types);
    }
  } else {
    type = accepted(event->data.l + 2, 3);
  }
  event->data.l[1] &= ~1L;
  event->data.l[2] = (long)type;
  event->data.l[3] = event->data.l[4] = None;
}

static bool isUsable(XClientMessageEvent *event) {
  bool isDrag = event->message_type == names.enter || event->message_type == names.position ||
                event->message_type == names.drop;
  if (isDrag && event->format != 32) {
    return false;
  }
  if (event->message_type == names.enter) {
    nameAcceptedType(event);
  }
  return true;
}

// A frame has edges that fit on a screen.
static bool isUsableProperty(const XPropertyEvent *event) {
  if (event->state != PropertyNewValue ||
      (event->atom != names.state && event->atom != names.frame)) {
    return true;
  }
  unsigned long count = 0;
  Atom type = event->atom == names.state ? XA_ATOM : XA_CARDINAL;
  long *values = numbers(event->display, event->window, event->atom, type, &count);
  bool isUsable = values != NULL;
  for (unsigned long index = 0; event->atom == names.frame && index < count; index++) {
    isUsable = isUsable && values[index] >= 0 && values[index] <= 4096;
  }
  if (values) {
    plumbXlib()->XFree(values);
  }
  return isUsable;
}

// A window manager sends the place of a window on the screen; the size is the window's current one.
static bool useSizeOfWindow(XConfigureEvent *event) {
  Window root = None;
  int x = 0, y = 0;
  unsigned width = 0, height = 0, border = 0, depth = 0;
  if (!plumbXlib()->XGetGeometry(event->display, event->window, &root, &x, &y, &width, &height, &border,
                                 &depth)) {
    return false;
  }
  event->width = (int)width;
  event->height = (int)height;
  return true;
}

// Has SDL close a window that is gone as by its close button.
static void requestClose(XEvent *event) {
  Window window = event->xdestroywindow.window;
  for (int index = 0; index < goneLimit; index++) {
    if (gone[index] == None) {
      gone[index] = window;
      break;
    }
  }
  XClientMessageEvent message = {
      .type = ClientMessage,
      .serial = event->xany.serial,
      .send_event = True,
      .display = event->xany.display,
      .window = window,
      .message_type = names.protocols,
      .format = 32,
      .data.l = {(long)names.delete},
  };
  event->xclient = message;
}

// Called for each event before SDL handles it, on the thread that does. SDL does not see events for which
// it returns `True`.
static int filter(Display *display, Window window, XEvent *event, char *data) {
  (void)display;
  (void)data;
  switch (event->type) {
  case DestroyNotify:
    if (event->xdestroywindow.window == window) {
      requestClose(event);
    }
    return False;
  case ConfigureNotify:
    return event->xconfigure.send_event && !useSizeOfWindow(&event->xconfigure);
  case PropertyNotify:
    return !isUsableProperty(&event->xproperty);
  case SelectionNotify:
    return event->xselection.target != names.uriList && event->xselection.target != names.text;
  case ClientMessage:
    return !isUsable(&event->xclient);
  default:
    return False;
  }
}

void plumbGuardX11Events(void *display, unsigned long window) {
  static const int kinds[] = {DestroyNotify, ConfigureNotify, PropertyNotify, SelectionNotify, ClientMessage};
  const PlumbXlib *xlib = plumbXlib();
  if (!xlib) {
    return;
  }
  guardConnection(xlib, display);
  for (unsigned long index = 0; index < sizeof kinds / sizeof *kinds; index++) {
    xlib->_XRegisterFilterByType(display, window, kinds[index], kinds[index], filter, NULL);
  }
}

void plumbStopGuardingX11Events(void *display, unsigned long window) {
  if (!plumbXlib()) {
    return;
  }
  plumbXlib()->_XUnregisterFilter(display, window, filter, NULL);
  for (int index = 0; index < goneLimit; index++) {
    if (gone[index] == window) {
      gone[index] = None;
    }
  }
}

void plumbForgetX11Events(void) {
  plumbForgetX11Input();
  plumbForgetX11Composition();
  guarded = NULL;
  for (int index = 0; index < goneLimit; index++) {
    gone[index] = None;
  }
}

bool PlumbX11WindowIsGone(unsigned long window) {
  for (int index = 0; window != None && index < goneLimit; index++) {
    if (gone[index] == window) {
      return true;
    }
  }
  return false;
}

#else

void plumbGuardX11Events(void *display, unsigned long window) {
  (void)display;
  (void)window;
}

void plumbStopGuardingX11Events(void *display, unsigned long window) {
  (void)display;
  (void)window;
}

void plumbForgetX11Events(void) {}

bool PlumbX11WindowIsGone(unsigned long window) {
  (void)window;
  return false;
}

#endif
