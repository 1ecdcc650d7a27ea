// Cairo: the pictures of PlumbBench's painting, drawn into an image in memory.
#include <cairo.h>
#include <math.h>

#include "measure.h"

static const double circle = 2 * M_PI;

static void set_color(cairo_t *context, int index) {
  struct rgb color = color_of(index);
  cairo_set_source_rgb(context, color.red, color.green, color.blue);
}

// Fills a rectangle from the origin with a gradient and destroys the gradient.
static void fill_with(cairo_t *context, cairo_pattern_t *gradient, double side) {
  for (int index = 0; index < 3; index++) {
    struct rgb color = color_of(stop_colors[index]);
    cairo_pattern_add_color_stop_rgb(
        gradient, stop_locations[index], color.red, color.green, color.blue);
  }
  cairo_set_source(context, gradient);
  cairo_rectangle(context, 0, 0, side, side);
  cairo_fill(context);
  cairo_pattern_destroy(gradient);
}

static void add_circle(cairo_t *context, double x, double y, double radius) {
  cairo_new_sub_path(context);
  cairo_arc(context, x, y, radius, 0, circle);
  cairo_close_path(context);
}

static void linear(cairo_t *context) {
  fill_with(context, cairo_pattern_create_linear(0, 0, 1000, 1000), 1000);
}

static void radial(cairo_t *context) {
  fill_with(context, cairo_pattern_create_radial(500, 500, 0, 500, 500, 500), 1000);
}

static void discs(cairo_t *context) {
  for (int index = 0; index < 1000; index++) {
    set_color(context, index);
    add_circle(context, left_of(index) + 20.25, top_of(index) + 20.25, 20.25);
    cairo_fill(context);
  }
}

static void rings(cairo_t *context) {
  cairo_set_line_width(context, 2);
  for (int index = 0; index < 1000; index++) {
    set_color(context, index);
    add_circle(context, left_of(index) + 20.25, top_of(index) + 20.25, 20.25);
    cairo_stroke(context);
  }
}

static void boxes(cairo_t *context) {
  cairo_set_line_width(context, 2);
  for (int index = 0; index < 1000; index++) {
    set_color(context, index);
    cairo_rectangle(context, left_of(index), top_of(index), 40.5, 40.5);
    cairo_stroke(context);
  }
}

static void circular_clip(cairo_t *context) {
  add_circle(context, 500, 500, 499.5);
  cairo_clip(context);
  for (int index = 0; index < 100; index++) {
    set_color(context, index);
    cairo_rectangle(context, index % 10 * 100, index / 10 * 100, 100, 100);
    cairo_fill(context);
  }
}

static void add_rounded(
    cairo_t *context, double x, double y, double width, double height, double radius) {
  double left = x + radius, right = x + width - radius;
  double top = y + radius, bottom = y + height - radius;
  cairo_new_sub_path(context);
  cairo_arc(context, right, top, radius, -circle / 4, 0);
  cairo_arc(context, right, bottom, radius, 0, circle / 4);
  cairo_arc(context, left, bottom, radius, circle / 4, circle / 2);
  cairo_arc(context, left, top, radius, circle / 2, circle * 3 / 4);
  cairo_close_path(context);
}

static void rounded_clip(cairo_t *context) {
  add_rounded(context, 20.5, 20.5, 500, 500, 40);
  cairo_clip(context);
  fill_with(context, cairo_pattern_create_linear(20, 20, 520, 520), 1000);
}

static void opacity_group(cairo_t *context) {
  cairo_push_group(context);
  for (int index = 0; index < 20; index++) {
    set_color(context, index);
    add_circle(context, index * 30 + 200, index * 30 + 200, 200);
    cairo_fill(context);
  }
  cairo_pop_group_to_source(context);
  cairo_paint_with_alpha(context, 0.5);
}

static void write_text(cairo_t *context, double x, double y, const char *text, double size) {
  cairo_set_source_rgb(context, 0, 0, 0);
  cairo_set_font_size(context, size);
  cairo_move_to(context, x, y);
  cairo_show_text(context, text);
}

// A window like PlumbBench's: a heading, three bands with discs, a table with bars, three buttons.
static void poll(cairo_t *context) {
  static const char *names[] = {"Cat", "Goldfish", "Dog"};
  cairo_select_font_face(context, "Inter", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL);
  write_text(context, 16, 40, "Favourite pet?", 22);
  write_text(context, 1840, 40, "50 votes", 17);
  for (int index = 0; index < 3; index++) {
    double top = 66 + index * 316, line = 480 + index * 42;
    cairo_set_source_rgba(context, 0, 0, 0, 0.12 - 0.03 * index);
    add_rounded(context, 16, top, 928, 312, 8);
    cairo_fill(context);
    cairo_set_source_rgba(context, 0, 0, 0, 0.15);
    cairo_rectangle(context, 976, line, 928, 1);
    cairo_fill(context);
    add_rounded(context, 1070, line + 20, 780, 6, 3);
    cairo_fill(context);
    add_rounded(context, 830 + index * 90, 1036, 80, 32, 8);
    cairo_fill(context);
    set_color(context, index + 1);
    add_circle(context, 480, top + 156, 48);
    cairo_fill(context);
    add_rounded(context, 1070, line + 20, 390 - 100 * index, 6, 3);
    cairo_fill(context);
    write_text(context, 976, line + 28, names[index], 17);
    write_text(context, 1880, line + 28, "25", 17);
    write_text(context, 842 + index * 90, 1058, names[index], 17);
  }
}

static const struct picture {
  const char *name;
  int width, height;
  void (*draw)(cairo_t *);
} pictures[] = {
    {"linear gradient, 1000x1000", 1000, 1000, linear},
    {"radial gradient, 1000x1000", 1000, 1000, radial},
    {"1 000 circles, filled", 1000, 1000, discs},
    {"1 000 circles, stroked", 1000, 1000, rings},
    {"1 000 rectangles, stroked", 1000, 1000, boxes},
    {"circular clip, 100 rectangles", 1000, 1000, circular_clip},
    {"rounded clip, gradient", 540, 540, rounded_clip},
    {"opacity group", 1000, 1000, opacity_group},
    {"poll without shadows, 1080p", 1920, 1080, poll},
};

enum { picture_count = sizeof pictures / sizeof pictures[0] };

int main(void) {
  struct least least[picture_count];
  cairo_surface_t *surfaces[picture_count];
  for (int index = 0; index < picture_count; index++) {
    least[index] = no_value();
    surfaces[index] = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, pictures[index].width, pictures[index].height);
  }
  for (int round = 0; round < 10; round++)
    for (int index = 0; index < picture_count; index++) {
      double start = processor_time();
      cairo_t *context = cairo_create(surfaces[index]);
      cairo_set_source_rgb(context, 1, 1, 1);
      cairo_paint(context);
      pictures[index].draw(context);
      cairo_destroy(context);
      cairo_surface_flush(surfaces[index]);
      add(&least[index], processor_time() - start);
    }
  for (int index = 0; index < picture_count; index++) {
    print_line(pictures[index].name, least[index].value, "ms");
    cairo_surface_destroy(surfaces[index]);
  }
  return 0;
}
