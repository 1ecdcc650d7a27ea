#include "../CSDL2/DisplayCalls.h"
#include "Xlib.h"

#ifdef SDL_VIDEO_DRIVER_X11

#include <locale.h>
#include <stdlib.h>
#include <string.h>

// libX11 reads thousands of sequences of keys that compose characters when SDL opens its input method, a
// quarter of the work of a start, and only text fields need them. SDL's input method therefore has none, and
// keys go through one with all of them before SDL has them; it is opened with the first key of a field.

static struct {
  // Whether SDL's input method has no sequences.
  bool isUsed;
  bool isOpen;
  // Whether the next key begins a sequence.
  bool mustEnd;
  XIC context;
} composition;

// Whether SDL would use libX11's own input method, not that of another program. SDL uses IBus and Fcitx over
// D-Bus, and libX11's own one for composed keys.
static bool isOwnMethod(const char *modifiers) {
  static const char *const names[] = {"@im=ibus", "@im=fcitx", "@im=none", "@im=local"};
  bool isOwn = !modifiers || !*modifiers;
  for (unsigned long index = 0; !isOwn && index < sizeof names / sizeof *names; index++) {
    isOwn = strstr(modifiers, names[index]) != NULL;
  }
  return isOwn;
}

int plumbStartX11Video(int (*start)(void)) {
  static const char variable[] = "XCOMPOSEFILE";
  plumbForgetX11Composition();
  if (!isOwnMethod(getenv("XMODIFIERS"))) {
    return start();
  }
  const char *value = getenv(variable);
  char *old = value ? strdup(value) : NULL;
  if (value && !old) {
    return start();
  }
  setenv(variable, "/dev/null", 1);
  int result = start();
  if (old) {
    setenv(variable, old, 1);
  } else {
    unsetenv(variable);
  }
  free(old);
  composition.isUsed = result == 0;
  return result;
}

bool plumbComposesX11Keys(void) { return composition.isUsed && SDL_IsTextInputActive(); }

// The sequences are those of the person's language, and the program may have another one.
static XIM openMethod(const PlumbXlib *xlib, Display *display) {
  const char *current = setlocale(LC_CTYPE, NULL);
  char *old = current ? strdup(current) : NULL;
  if (!old) {
    return NULL;
  }
  setlocale(LC_CTYPE, "");
  xlib->XSetLocaleModifiers("@im=none");
  XIM method = xlib->XOpenIM(display, NULL, NULL, NULL);
  setlocale(LC_CTYPE, old);
  free(old);
  return method;
}

// The window of the keys in the input method, which no key has otherwise.
static Window window(Display *display) { return plumbXlib()->XDefaultRootWindow(display); }

static XIC context(const PlumbXlib *xlib, Display *display) {
  if (composition.isOpen) {
    return composition.context;
  }
  composition.isOpen = true;
  XIM method = openMethod(xlib, display);
  if (!method) {
    return NULL;
  }
  composition.context = xlib->XCreateIC(method, XNInputStyle, XIMPreeditNothing | XIMStatusNothing,
                                        XNClientWindow, window(display), XNFocusWindow, window(display), NULL);
  if (composition.context) {
    xlib->XSetICFocus(composition.context);
  }
  return composition.context;
}

// Adds a text to SDL's events, in pieces of whole characters that have room in one.
static void enter(const char *text, int length) {
  SDL_Window *focus = SDL_GetKeyboardFocus();
  while (length > 0 && focus) {
    SDL_Event event = {.text = {.type = SDL_TEXTINPUT, .windowID = SDL_GetWindowID(focus)}};
    int count = SDL_min(length, (int)sizeof event.text.text - 1);
    while (count < length && count > 1 && (text[count] & 0xC0) == 0x80) {
      count--;
    }
    memcpy(event.text.text, text, (size_t)count);
    SDL_PushEvent(&event);
    text += count;
    length -= count;
  }
}

bool plumbComposeX11Key(const XEvent *event) {
  if ((event->type != KeyPress && event->type != KeyRelease) || !plumbComposesX11Keys()) {
    return false;
  }
  const PlumbXlib *xlib = plumbXlib();
  Display *display = event->xany.display;
  XIC keys = context(xlib, display);
  if (!keys) {
    return false;
  }
  if (composition.mustEnd) {
    composition.mustEnd = false;
    // No text is left over, as a sequence has none before its last key.
    xlib->Xutf8ResetIC(keys);
  }
  XEvent key = *event;
  key.xkey.window = window(display);
  bool isTaken = xlib->XFilterEvent(&key, window(display));
  // The input method puts the last key of a sequence back as one without a code, which has the text.
  XEvent composed;
  while (xlib->XCheckTypedWindowEvent(display, window(display), KeyPress, &composed)) {
    char text[512];
    Status status = XLookupNone;
    int length = xlib->Xutf8LookupString(keys, &composed.xkey, text, sizeof text, NULL, &status);
    if (status == XLookupChars || status == XLookupBoth) {
      enter(text, length);
    }
  }
  return isTaken;
}

void plumbEndX11Composition(void) { composition.mustEnd = true; }

void plumbForgetX11Composition(void) { memset(&composition, 0, sizeof composition); }

#else

void plumbEndX11Composition(void) {}

#endif
