#include "../CSDL2/DisplayCalls.h"
#include "Xlib.h"

#ifdef SDL_VIDEO_DRIVER_X11

#include <stdlib.h>
#include <string.h>

// SDL hands all keys that have arrived to the input method before it takes what the input method has
// written because of the first. Keys pressed while the program drew a frame would change places with the
// letters before them, and keys after a click would belong to the field before it. Therefore SDL gets one
// key or click at a time, and the input after it waits here.

static struct {
  XEvent *events;
  unsigned long count, capacity;
} held;
// Whether SDL has a key or a button since the last call of plumbPassX11Input.
static bool isBusy;

static bool isKey(const XEvent *event) { return event->type == KeyPress || event->type == KeyRelease; }

static bool isHeldKind(int kind) {
  return (kind >= KeyPress && kind <= ButtonRelease) || kind == FocusIn || kind == FocusOut;
}

// A key release stays with the press after it, as both together are a key that repeats.
static bool endsStep(const XEvent *event) {
  return event->type == KeyPress || event->type == ButtonPress || event->type == ButtonRelease;
}

static bool append(const XEvent *event) {
  if (held.count == held.capacity) {
    unsigned long capacity = held.capacity ? 2 * held.capacity : 64;
    XEvent *events = realloc(held.events, capacity * sizeof *events);
    if (!events) {
      return false;
    }
    held.events = events;
    held.capacity = capacity;
  }
  held.events[held.count++] = *event;
  return true;
}

// Ends SDL's wait, which does not end for a key that the input method takes. SDL's own function for this
// would use the connection, which Xlib holds here.
static void endWait(void) {
  static Uint32 type;
  if (!type) {
    type = SDL_RegisterEvents(1);
  }
  SDL_Event event = {.type = type};
  SDL_PeepEvents(&event, 1, SDL_ADDEVENT, 0, 0);
}

bool plumbHoldX11Input(const XEvent *event) {
  if (!isHeldKind(event->type)) {
    return false;
  }
  if (held.count > 0 || isBusy || (isKey(event) && plumbComposesX11Keys())) {
    bool isHeld = append(event);
    if (isHeld && held.count == 1) {
      endWait();
    }
    return isHeld;
  }
  isBusy = endsStep(event) && SDL_IsTextInputActive();
  if (event->type == ButtonPress) {
    plumbEndX11Composition();
  }
  return false;
}

// The event that is put back last is the next one. Those that are taken have no kind.
static void putBack(XEvent *event) {
  if (event->type) {
    plumbXlib()->XPutBackEvent(event->xany.display, event);
  }
}

// Moves of the pointer are not held, as SDL gets them by an extension, and it takes a click to be at the last
// of them. A move of another kind brings the pointer to a click, and after the last one to where it is.
static void putBackMove(const XEvent *button, int x, int y) {
  const XButtonEvent *click = &button->xbutton;
  XEvent move = {.xmotion = {.type = MotionNotify,
                             .serial = click->serial,
                             .display = click->display,
                             .window = click->window,
                             .root = click->root,
                             .time = click->time,
                             .x = x,
                             .y = y,
                             .state = click->state,
                             .same_screen = click->same_screen}};
  putBack(&move);
}

// Puts back a click. It is a copy, as more events may arrive while the server is asked for the pointer.
static void putBackClick(XEvent click, bool isLast) {
  Window root = None, child = None;
  int rootX = 0, rootY = 0, x = 0, y = 0;
  unsigned state = 0;
  if (isLast && plumbXlib()->XQueryPointer(click.xany.display, click.xany.window, &root, &child, &rootX, &rootY,
                                           &x, &y, &state)) {
    putBackMove(&click, x, y);
  }
  putBack(&click);
  putBackMove(&click, click.xbutton.x, click.xbutton.y);
}

bool plumbPassX11Input(void) {
  isBusy = false;
  if (held.count == 0 || !plumbXlib()) {
    return false;
  }
  unsigned long count = 0;
  while (count < held.count && !isBusy) {
    // A copy, as more events may arrive while a sequence of keys ends.
    XEvent event = held.events[count];
    if (isKey(&event) && count > 0 && !isKey(&held.events[count - 1])) {
      // SDL has the focus where it belongs before the key is a part of a sequence.
      break;
    }
    if (plumbComposeX11Key(&event)) {
      held.events[count].type = 0;
    }
    isBusy = endsStep(&held.events[count++]);
  }
  int kind = held.events[count - 1].type;
  if (kind == ButtonPress) {
    plumbEndX11Composition();
  }
  if (kind == ButtonPress || kind == ButtonRelease) {
    putBackClick(held.events[count - 1], count == held.count);
  } else {
    putBack(&held.events[count - 1]);
  }
  for (unsigned long index = count - 1; index > 0; index--) {
    putBack(&held.events[index - 1]);
  }
  held.count -= count;
  memmove(held.events, held.events + count, held.count * sizeof *held.events);
  return true;
}

void plumbForgetX11Input(void) {
  held.count = 0;
  isBusy = false;
}

#else

bool plumbPassX11Input(void) { return false; }

#endif
