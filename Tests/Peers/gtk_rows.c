// GTK: trees and rows of widgets, in a window on a virtual screen.
//
// A change is measured until the window has painted it and has no more events to handle.
#include <gtk/gtk.h>

#include "measure.h"

static int frame_count;

static void count_frame(GdkFrameClock *clock, gpointer data) {
  (void)clock;
  (void)data;
  frame_count++;
}

// Handles all events that wait.
static void settle(void) {
  while (g_main_context_iteration(NULL, FALSE)) {
  }
}

// Handles events until the window has painted another frame.
static void show_frame(void) {
  for (int before = frame_count; frame_count == before;) g_main_context_iteration(NULL, TRUE);
}

// Opens a window around a widget and waits for its first frame.
static GtkWidget *open_window(GtkWidget *content) {
  GtkWidget *window = gtk_window_new();
  gtk_window_set_default_size(GTK_WINDOW(window), 1280, 800);
  gtk_window_set_child(GTK_WINDOW(window), content);
  gtk_window_present(GTK_WINDOW(window));
  GdkFrameClock *clock = gtk_widget_get_frame_clock(window);
  g_signal_connect(clock, "after-paint", G_CALLBACK(count_frame), NULL);
  show_frame();
  return window;
}

// Returns the least time in milliseconds of a change and its frame.
static double time_of(void (*change)(int, gpointer), gpointer data, int runs) {
  struct least time = no_value();
  for (int run = 0; run < runs; run++) {
    // A frame with another cause must not end the measurement.
    double end = g_get_monotonic_time() + 50000;
    while (g_get_monotonic_time() < end) {
      settle();
      g_usleep(1000);
    }
    double start = processor_time();
    change(run, data);
    show_frame();
    add(&time, processor_time() - start);
  }
  return time.value;
}

// --- Trees ---------------------------------------------------------------------------------------

static const int fan_outs[] = {10, 10, 5, 5, 4};
enum { node_count = 13111 };

static GtkWidget *make_box(int level, gboolean is_hug) {
  if (level == 5) {
    GtkWidget *leaf = gtk_drawing_area_new();
    if (is_hug) {
      gtk_drawing_area_set_content_width(GTK_DRAWING_AREA(leaf), 4);
      gtk_drawing_area_set_content_height(GTK_DRAWING_AREA(leaf), 10);
    } else {
      gtk_widget_set_hexpand(leaf, TRUE);
      gtk_widget_set_vexpand(leaf, TRUE);
    }
    return leaf;
  }
  GtkOrientation orientation =
      level % 2 == 0 ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL;
  GtkWidget *box = gtk_box_new(orientation, 0);
  for (int index = 0; index < fan_outs[level]; index++)
    gtk_box_append(GTK_BOX(box), make_box(level + 1, is_hug));
  return box;
}

static void lay_out(GtkWidget *root, int width) {
  int least = 0, natural = 0;
  gtk_widget_measure(root, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);
  gtk_widget_measure(root, GTK_ORIENTATION_VERTICAL, width, &least, &natural, NULL, NULL);
  gtk_widget_allocate(root, width, 768, -1, NULL);
}

static void measure_tree(const char *name, gboolean is_hug) {
  char line[64];
  struct least built = no_value(), resized = no_value();
  GtkWidget *root = NULL;
  for (int run = 0; run < 3; run++) {
    if (root) g_object_unref(root);
    double start = processor_time();
    root = g_object_ref_sink(make_box(0, is_hug));
    lay_out(root, 1024);
    add(&built, processor_time() - start);
  }
  for (int run = 0; run < 10; run++) {
    double start = processor_time();
    lay_out(root, 1000 + run);
    add(&resized, processor_time() - start);
  }
  g_object_unref(root);
  snprintf(line, sizeof line, "build and lay out %s", name);
  print_line(line, built.value * 1e6 / node_count, "ns");
  snprintf(line, sizeof line, "resize %s", name);
  print_line(line, resized.value * 1e6 / node_count, "ns");
}

// --- Rows in a column ----------------------------------------------------------------------------

static void set_number(int run, gpointer label) {
  char text[16];
  snprintf(text, sizeof text, "%d", run + 1);
  gtk_label_set_text(GTK_LABEL(label), text);
}

static void measure_rows(int count) {
  char text[64];
  double heap = heap_in_use(), start = processor_time();
  GtkWidget *column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 8), *number = NULL;
  for (int index = 0; index < count; index++) {
    GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8);
    snprintf(text, sizeof text, "Row %d", index);
    GtkWidget *name = gtk_label_new(text);
    gtk_widget_set_hexpand(name, TRUE);
    gtk_widget_set_halign(name, GTK_ALIGN_START);
    gtk_box_append(GTK_BOX(row), name);
    snprintf(text, sizeof text, "%d", index);
    GtkWidget *label = gtk_label_new(text);
    gtk_box_append(GTK_BOX(row), label);
    gtk_box_append(GTK_BOX(column), row);
    if (index == 5) number = label;
  }
  GtkWidget *scrolled = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), column);
  GtkWidget *window = open_window(scrolled);
  if (count == 10000) {
    print_line("first frame of 10000 rows", processor_time() - start, "ms");
    print_line("heap after the first frame of 10000 rows", (heap_in_use() - heap) / 1e6, "MB");
  }
  snprintf(text, sizeof text, "show a row of %d", count);
  print_line(text, time_of(set_number, number, 10), "ms");
  gtk_window_destroy(GTK_WINDOW(window));
  settle();
}

// --- Rows made as they are shown -----------------------------------------------------------------

enum { lazy_count = 100000 };

static void set_up_row(GtkListItemFactory *factory, GtkListItem *item, gpointer data) {
  (void)factory;
  (void)data;
  gtk_list_item_set_child(item, gtk_label_new(NULL));
}

static void bind_row(GtkListItemFactory *factory, GtkListItem *item, gpointer data) {
  (void)factory;
  (void)data;
  gtk_label_set_text(
      GTK_LABEL(gtk_list_item_get_child(item)),
      gtk_string_object_get_string(GTK_STRING_OBJECT(gtk_list_item_get_item(item))));
}

static void insert_or_remove_first(int run, gpointer rows) {
  const char *added[] = {"New row", NULL};
  if (run % 2 == 0)
    gtk_string_list_splice(rows, 0, 0, added);
  else
    gtk_string_list_remove(rows, 0);
}

static void move_first(int run, gpointer rows) {
  (void)run;
  const char *moved[] = {gtk_string_list_get_string(rows, 0), NULL};
  char *copy = g_strdup(moved[0]);
  moved[0] = copy;
  gtk_string_list_remove(rows, 0);
  gtk_string_list_splice(rows, 10, 0, moved);
  g_free(copy);
}

static void scroll_on(int run, gpointer adjustment) {
  (void)run;
  gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + 400);
}

// Opens a window with a list of rows.
static GtkWidget *open_list(GtkStringList *rows, int count, GtkWidget **scrolled) {
  char text[64];
  for (int index = 0; index < count; index++) {
    snprintf(text, sizeof text, "Row %d", index);
    gtk_string_list_append(rows, text);
  }
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(set_up_row), NULL);
  g_signal_connect(factory, "bind", G_CALLBACK(bind_row), NULL);
  GtkNoSelection *selection = gtk_no_selection_new(g_object_ref(G_LIST_MODEL(rows)));
  *scrolled = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(
      GTK_SCROLLED_WINDOW(*scrolled), gtk_list_view_new(GTK_SELECTION_MODEL(selection), factory));
  return open_window(*scrolled);
}

static void measure_list(void) {
  GtkWidget *scrolled = NULL;
  GtkStringList *rows = gtk_string_list_new(NULL);
  GtkWidget *window = open_list(rows, lazy_count, &scrolled);
  double time = time_of(insert_or_remove_first, rows, 10);
  print_line("insert or remove a lazy row of 100000", time, "ms");
  print_line("move a lazy row of 100000", time_of(move_first, rows, 10), "ms");
  gtk_window_destroy(GTK_WINDOW(window));
  g_object_unref(rows);
  settle();

  // Half of the rows are after the last place.
  int count = 2 * lazy_count;
  rows = gtk_string_list_new(NULL);
  window = open_list(rows, count, &scrolled);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scrolled));
  const int places[] = {1000, 10000, lazy_count};
  for (int index = 0; index < 3; index++) {
    char text[64];
    gtk_adjustment_set_value(
        adjustment, gtk_adjustment_get_upper(adjustment) / count * places[index]);
    snprintf(text, sizeof text, "frame of new rows at %d", places[index]);
    print_line(text, time_of(scroll_on, adjustment, 10), "ms");
  }
  gtk_window_destroy(GTK_WINDOW(window));
  g_object_unref(rows);
}

int main(void) {
  if (!gtk_init_check()) return 1;
  measure_tree("T-hug", TRUE);
  measure_tree("T-fill", FALSE);
  measure_rows(1000);
  measure_rows(10000);
  measure_list();
  return 0;
}
