// The common parts of all programs of this folder: a clock, the least of several runs, the line
// they print, and the same colours, frames and words that PlumbBench uses.
#pragma once

#include <malloc.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

// Milliseconds for which the threads of the process have run; waiting and other programs do not
// lengthen them.
static inline double processor_time(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return (double)time.tv_sec * 1e3 + (double)time.tv_nsec * 1e-6;
}

// Bytes of the heap in use.
static inline double heap_in_use(void) {
  struct mallinfo2 info = mallinfo2();
  return (double)info.uordblks + (double)info.hblkhd;
}

// Bytes of the process in memory.
static inline double resident_memory(void) {
  long pages = 0, resident = 0;
  FILE *file = fopen("/proc/self/statm", "r");
  if (file) {
    if (fscanf(file, "%ld %ld", &pages, &resident) != 2) resident = 0;
    fclose(file);
  }
  return (double)resident * 4096;
}

// Prints one line, in columns like PlumbBench's: name, least, median, 90th percentile, unit.
static inline void print_line(const char *name, double value, const char *unit) {
  printf("%-46s  %10.3f  %10s  %10s  %-5s\n", name, value, "-", "-", unit);
  fflush(stdout);
}

// The least of values added one by one.
struct least {
  double value;
};

static inline struct least no_value(void) {
  struct least least = {1e300};
  return least;
}

static inline void add(struct least *least, double value) {
  if (value < least->value) least->value = value;
}

// The colour of the shape with a number, and the frame of the shape with a number: 40.5 wide and high.
struct rgb {
  double red, green, blue;
};

static inline struct rgb color_of(int index) {
  struct rgb color = {
      (index * 37 % 101) / 100.0, (index * 61 % 101) / 100.0, (index * 89 % 101) / 100.0};
  return color;
}

static inline double left_of(int index) { return index * 379 % 950 + 0.3; }
static inline double top_of(int index) { return index * 613 % 950 + 0.7; }

// The colours of a gradient and their places.
static const int stop_colors[3] = {1, 4, 6};
static const double stop_locations[3] = {0, 0.4, 1};

enum { word_count = 10000 };

// The next number of SplitMix64.
static inline uint64_t next_random(uint64_t *state) {
  uint64_t bits = *state += 0x9e3779b97f4a7c15u;
  bits = (bits ^ bits >> 30) * 0xbf58476d1ce4e5b9u;
  bits = (bits ^ bits >> 27) * 0x94d049bb133111ebu;
  return bits ^ bits >> 31;
}

enum { long_length = 10000000 };

// Ten megabytes of words in paragraphs of 40; the caller frees them.
static inline char *make_long_text(void) {
  static const char letters[] = "etaoinshrdlucmfwyp";
  char *text = (char *)malloc(long_length + 32), *end = text;
  uint64_t state = 1;
  for (int words = 0; text && end - text < long_length; words++) {
    if (words > 0) *end++ = words % 40 == 0 ? '\n' : ' ';
    for (int length = 2 + (int)(next_random(&state) % 9); length > 0; length--)
      *end++ = letters[next_random(&state) % 18];
  }
  if (text) *end = 0;
  return text;
}

// Words of two to ten letters, divided by spaces; the caller frees them.
static inline char *make_words(void) {
  static const char letters[] = "etaoinshrdlucmfwyp";
  char *words = (char *)malloc(word_count * 11 + 1), *end = words;
  uint64_t state = 1;
  for (int index = 0; words && index < word_count; index++) {
    if (index > 0) *end++ = ' ';
    for (int length = 2 + (int)(next_random(&state) % 9); length > 0; length--)
      *end++ = letters[next_random(&state) % 18];
  }
  if (words) *end = 0;
  return words;
}

// The window of the long lists, the height of a row, and the number of rows that are scrolled past in
// steps.
enum {
  list_width = 400,
  list_height = 600,
  list_row_height = 28,
  list_passed = 10000,
  list_step = 20,
  list_runs = 15,
};

// Prints one line of a list with a number of rows.
static inline void print_list_line(
    int count, const char *operation, double value, const char *unit) {
  char name[64];
  snprintf(name, sizeof name, "list of %d rows: %s", count, operation);
  print_line(name, value, unit);
}
