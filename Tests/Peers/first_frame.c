// The time from the start of a program to the first pixel it shows, and its peak memory.
//
// first_frame COMMAND ...: runs the command on the virtual screen of DISPLAY, which must be black and
// without other windows, and ends it with SIGTERM.
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "measure.h"

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec * 1e3 + (double)time.tv_nsec * 1e-6;
}

// Whether a row of pixels in the middle of every window that fits the screen shows anything.
static int shows_something(Display *display, int width, int row) {
  XImage *image = XGetImage(
      display, DefaultRootWindow(display), 0, row, (unsigned)width, 1, AllPlanes, ZPixmap);
  if (!image) return 0;
  int found = 0;
  for (int x = 0; x < width && !found; x++) found = (XGetPixel(image, x, 0) & 0xffffff) != 0;
  XDestroyImage(image);
  return found;
}

int main(int count, char **arguments) {
  Display *display = XOpenDisplay(NULL);
  if (count < 2 || !display) return 2;
  int width = DisplayWidth(display, 0), row = DisplayHeight(display, 0) / 2;
  while (shows_something(display, width, row)) usleep(10000);
  double start = now();
  pid_t child = fork();
  if (child == 0) {
    execvp(arguments[1], arguments + 1);
    _exit(127);
  }
  int is_shown = 0;
  while (!(is_shown = shows_something(display, width, row)) && now() - start < 10000) usleep(200);
  double time = now() - start;
  // The work of the program right after its first frame counts for its memory.
  usleep(500000);
  kill(child, SIGTERM);
  struct rusage usage;
  int status;
  for (int wait = 0; wait4(child, &status, WNOHANG, &usage) == 0; wait++) {
    if (wait == 200) kill(child, SIGKILL);
    usleep(10000);
  }
  XCloseDisplay(display);
  if (!is_shown) return 1;
  print_line("exec to first frame", time, "ms");
  print_line("peak resident memory", (double)usage.ru_maxrss / 1024, "MiB");
  return 0;
}
