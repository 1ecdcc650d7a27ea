#include "../CSDL2/DisplayCalls.h"

#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <stdatomic.h>
#include <unistd.h>

#include "Xlib.h"

static atomic_bool isLost;
static void (*lossAction)(void);
static pthread_t displayThread;

// The place to which the thread jumps out of its current call; null while it is in none. Only C is left
// in this way, SDL and Xlib, never a function of Swift.
static _Thread_local sigjmp_buf *volatile exitPlace;

#define DEFINE_CALL(type, name, failure, parameters, call) \
  type Plumb##name parameters {                            \
    if (PlumbIsDisplayLost()) {                            \
      return failure;                                      \
    }                                                      \
    sigjmp_buf place;                                      \
    sigjmp_buf *const outer = exitPlace;                   \
    if (sigsetjmp(place, 0) != 0) {                        \
      exitPlace = outer;                                   \
      return failure;                                      \
    }                                                      \
    exitPlace = &place;                                    \
    type result = call;                                    \
    exitPlace = outer;                                     \
    return result;                                         \
  }

#define DEFINE_SDL_CALL(type, name, failure, parameters, arguments) \
  DEFINE_CALL(type, name, failure, parameters, SDL_##name arguments)
#define DEFINE_SDL_RUN(name, parameters, arguments)                 \
  static DEFINE_CALL(int, Run##name, 0, parameters, (SDL_##name arguments, 0)) \
  void Plumb##name parameters { PlumbRun##name arguments; }
PLUMB_DISPLAY_CALLS(DEFINE_SDL_CALL, DEFINE_SDL_RUN)

#ifdef SDL_VIDEO_DRIVER_X11
#define DEFINE_XLIB_CALL(type, name, failure, parameters, arguments) \
  DEFINE_CALL(type, name, failure, parameters, plumbXlib()->name arguments)
#else
#define DEFINE_XLIB_CALL(type, name, failure, parameters, arguments) \
  type Plumb##name parameters { return failure; }
#endif
PLUMB_XLIB_CALLS(DEFINE_XLIB_CALL)

static DEFINE_CALL(int, RunGuardX11Events, 0, (void *display, unsigned long window),
                   (plumbGuardX11Events(display, window), 0))
static DEFINE_CALL(int, RunStopGuardingX11Events, 0, (void *display, unsigned long window),
                   (plumbStopGuardingX11Events(display, window), 0))

DEFINE_CALL(bool, PassX11Input, false, (void), plumbPassX11Input())

void PlumbEndX11Composition(void) { plumbEndX11Composition(); }

static DEFINE_CALL(int, RunActivateX11Window, 0,
                   (void *display, unsigned long window, const char *startupID),
                   (plumbActivateX11Window(display, window, startupID), 0))

void PlumbActivateX11Window(void *display, unsigned long window, const char *startupID) {
  PlumbRunActivateX11Window(display, window, startupID);
}

void PlumbGuardX11Events(void *display, unsigned long window) {
  PlumbRunGuardX11Events(display, window);
}

void PlumbStopGuardingX11Events(void *display, unsigned long window) {
  PlumbRunStopGuardingX11Events(display, window);
}

bool PlumbIsDisplayLost(void) { return atomic_load_explicit(&isLost, memory_order_relaxed); }

void PlumbNoteDisplayLoss(void) {
  if (!atomic_exchange(&isLost, true) && lossAction) {
    lossAction();
  }
}

#ifdef SDL_VIDEO_DRIVER_X11

// Xlib ends the program when the connection is lost, unless this does not return.
static int noteXlibLoss(Display *display) {
  (void)display;
  PlumbNoteDisplayLoss();
  if (exitPlace) {
    siglongjmp(*exitPlace, 1);
  }
  return 0;
}

// Xlib ends the program for errors as well, some of which other programs cause: a window that asks for
// the clipboard and is gone before it has the text.
int plumbIgnoreXlibError(Display *display, XErrorEvent *error) {
  (void)display;
  (void)error;
  return 0;
}

bool PlumbHasXlib(void) { return plumbXlib() != NULL; }

static void followXlib(void) {
  const PlumbXlib *xlib = plumbLoadXlib();
  if (xlib) {
    xlib->XSetErrorHandler(plumbIgnoreXlibError);
    xlib->XSetIOErrorHandler(noteXlibLoss);
  }
}

#else

bool PlumbHasXlib(void) { return false; }

static void followXlib(void) {}

#endif

static void leaveCall(int number) {
  (void)number;
  if (exitPlace) {
    siglongjmp(*exitPlace, 1);
  }
}

// A signal that programs and libraries do not use.
static int leavingSignal(void) { return SIGRTMIN + 7; }

void PlumbFollowDisplay(bool usesX11, void (*onLoss)(void)) {
  lossAction = onLoss;
  displayThread = pthread_self();
  plumbForgetX11Events();
  // Sending to a server that has ended would end the program by the signal.
  signal(SIGPIPE, SIG_IGN);
  // The handler does not return, so the signal must not stay blocked.
  struct sigaction action = {.sa_handler = leaveCall, .sa_flags = SA_NODEFER | SA_RESTART};
  sigaction(leavingSignal(), &action, NULL);
  if (usesX11) {
    followXlib();
  }
}

static volatile sig_atomic_t hasFailed;

static void leaveFault(int number) {
  hasFailed = 1;
  if (!exitPlace) {
    signal(number, SIG_DFL);
    return;
  }
  siglongjmp(*exitPlace, 1);
}

static int startVideo(void) { return PlumbInitSubSystem(SDL_INIT_VIDEO); }

int PlumbStartVideo(bool isX11) {
  struct sigaction action = {.sa_handler = leaveFault, .sa_flags = SA_NODEFER};
  struct sigaction old;
  sigaction(SIGSEGV, &action, &old);
  hasFailed = 0;
  int result = isX11 ? plumbStartX11Video(startVideo) : startVideo();
  sigaction(SIGSEGV, &old, NULL);
  if (hasFailed) {
    PlumbNoteDisplayLoss();
  }
  return result;
}

void PlumbLeaveDisplayCall(void) { pthread_kill(displayThread, leavingSignal()); }
