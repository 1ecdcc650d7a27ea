// GTK: a text of ten megabytes in a GtkTextView, in a window on a virtual screen.
//
// The text view validates the lines that it does not show in idle time; opening ends with the first frame, and
// the rest is not counted. A change is measured until the window has painted it.
#include <gtk/gtk.h>

#include "measure.h"

static int frame_count;

static void count_frame(GdkFrameClock *clock, gpointer data) {
  (void)clock;
  (void)data;
  frame_count++;
}

static void show_frame(void) {
  for (int before = frame_count; frame_count == before;) g_main_context_iteration(NULL, TRUE);
}

// Handles events until none have come for a while.
static void settle(void) {
  double end = g_get_monotonic_time() + 100000;
  while (g_get_monotonic_time() < end) {
    if (g_main_context_iteration(NULL, FALSE))
      end = g_get_monotonic_time() + 100000;
    else
      g_usleep(1000);
  }
}

static GtkTextView *view;

static void insert(int run) {
  (void)run;
  gtk_text_buffer_insert_at_cursor(gtk_text_view_get_buffer(view), "x", 1);
}

static void move(int run) {
  (void)run;
  g_signal_emit_by_name(view, "move-cursor", GTK_MOVEMENT_PAGES, 1, FALSE);
}

static void jump(int run) {
  g_signal_emit_by_name(view, "move-cursor", GTK_MOVEMENT_BUFFER_ENDS, run % 2 ? -1 : 1, FALSE);
}

static double time_of(void (*change)(int), int runs) {
  struct least time = no_value();
  for (int run = 0; run < runs; run++) {
    settle();
    double start = processor_time();
    change(run);
    show_frame();
    add(&time, processor_time() - start);
  }
  return time.value;
}

int main(void) {
  gtk_init();
  char *text = make_long_text();
  double heap = heap_in_use(), start = processor_time();
  view = GTK_TEXT_VIEW(gtk_text_view_new());
  gtk_text_view_set_wrap_mode(view, GTK_WRAP_WORD);
  gtk_text_buffer_set_text(gtk_text_view_get_buffer(view), text, -1);
  GtkTextIter first;
  gtk_text_buffer_get_start_iter(gtk_text_view_get_buffer(view), &first);
  gtk_text_buffer_place_cursor(gtk_text_view_get_buffer(view), &first);
  GtkWidget *scrolled = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), GTK_WIDGET(view));
  GtkWidget *window = gtk_window_new();
  gtk_window_set_default_size(GTK_WINDOW(window), 800, 600);
  gtk_window_set_child(GTK_WINDOW(window), scrolled);
  gtk_window_present(GTK_WINDOW(window));
  GdkFrameClock *clock = gtk_widget_get_frame_clock(window);
  g_signal_connect(clock, "after-paint", G_CALLBACK(count_frame), NULL);
  show_frame();
  print_line("open 10 MB", processor_time() - start, "ms");
  print_line("heap beside 10 MB of text", (heap_in_use() - heap) / 1e6, "MB");
  gtk_widget_grab_focus(GTK_WIDGET(view));
  print_line("key in 10 MB", time_of(insert, 10), "ms");
  print_line("page of 10 MB", time_of(move, 10), "ms");
  print_line("end of 10 MB", time_of(jump, 10), "ms");
  free(text);
  return 0;
}
