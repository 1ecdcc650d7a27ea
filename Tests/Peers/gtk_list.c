// GTK: a list of a thousand and of a million rows in a GtkListView, in a window on a virtual screen.
//
// The model makes an object for a row as the list asks for it. A change is measured until the window has
// painted it.
#include <gtk/gtk.h>

#include "measure.h"

// --- The model -----------------------------------------------------------------------------------

G_DECLARE_FINAL_TYPE(Numbers, numbers, PEER, NUMBERS, GObject)

struct _Numbers {
  GObject parent;
  GArray *numbers;
};

static GType numbers_item_type(GListModel *model) {
  (void)model;
  return GTK_TYPE_STRING_OBJECT;
}

static guint numbers_count(GListModel *model) { return PEER_NUMBERS(model)->numbers->len; }

static gpointer numbers_item(GListModel *model, guint index) {
  GArray *numbers = PEER_NUMBERS(model)->numbers;
  if (index >= numbers->len) return NULL;
  char text[32];
  snprintf(text, sizeof text, "Row %d", g_array_index(numbers, gint32, index));
  return gtk_string_object_new(text);
}

static void numbers_model_init(GListModelInterface *interface) {
  interface->get_item_type = numbers_item_type;
  interface->get_n_items = numbers_count;
  interface->get_item = numbers_item;
}

G_DEFINE_TYPE_WITH_CODE(Numbers, numbers, G_TYPE_OBJECT,
                        G_IMPLEMENT_INTERFACE(G_TYPE_LIST_MODEL, numbers_model_init))

static void numbers_finalize(GObject *object) {
  g_array_unref(PEER_NUMBERS(object)->numbers);
  G_OBJECT_CLASS(numbers_parent_class)->finalize(object);
}

static void numbers_class_init(NumbersClass *class) {
  G_OBJECT_CLASS(class)->finalize = numbers_finalize;
}

static void numbers_init(Numbers *model) { model->numbers = g_array_new(FALSE, FALSE, 4); }

static Numbers *make_numbers(int count) {
  Numbers *model = g_object_new(numbers_get_type(), NULL);
  for (gint32 index = 0; index < count; index++) g_array_append_val(model->numbers, index);
  return model;
}

static void insert_first(Numbers *model) {
  gint32 number = -1;
  g_array_prepend_val(model->numbers, number);
  g_list_model_items_changed(G_LIST_MODEL(model), 0, 0, 1);
}

static void remove_first(Numbers *model) {
  g_array_remove_index(model->numbers, 0);
  g_list_model_items_changed(G_LIST_MODEL(model), 0, 1, 0);
}

// --- The window ----------------------------------------------------------------------------------

static int frame_count;

static void count_frame(GdkFrameClock *clock, gpointer data) {
  (void)clock;
  (void)data;
  frame_count++;
}

static void show_frame(void) {
  for (int before = frame_count; frame_count == before;) g_main_context_iteration(NULL, TRUE);
}

// Handles events until none have come for a while, so that a frame with another cause does not end a
// measurement.
static void settle(void) {
  double end = g_get_monotonic_time() + 50000;
  while (g_get_monotonic_time() < end) {
    while (g_main_context_iteration(NULL, FALSE)) {
    }
    g_usleep(1000);
  }
}

static void set_up_row(GtkListItemFactory *factory, GtkListItem *item, gpointer data) {
  (void)factory;
  (void)data;
  GtkWidget *label = gtk_label_new(NULL);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_list_item_set_child(item, label);
}

static void bind_row(GtkListItemFactory *factory, GtkListItem *item, gpointer data) {
  (void)factory;
  (void)data;
  gtk_label_set_text(
      GTK_LABEL(gtk_list_item_get_child(item)),
      gtk_string_object_get_string(GTK_STRING_OBJECT(gtk_list_item_get_item(item))));
}

static Numbers *model;
static GtkSelectionModel *selection;
static GtkAdjustment *adjustment;
static GtkWidget *window;

static void open_list(void) {
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(set_up_row), NULL);
  g_signal_connect(factory, "bind", G_CALLBACK(bind_row), NULL);
  GtkSingleSelection *single = gtk_single_selection_new(G_LIST_MODEL(g_object_ref(model)));
  gtk_single_selection_set_autoselect(single, FALSE);
  gtk_single_selection_set_can_unselect(single, TRUE);
  gtk_single_selection_set_selected(single, GTK_INVALID_LIST_POSITION);
  selection = GTK_SELECTION_MODEL(single);
  GtkWidget *view = gtk_list_view_new(selection, factory);
  gtk_list_view_set_show_separators(GTK_LIST_VIEW(view), TRUE);
  GtkWidget *scrolled = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), view);
  adjustment = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scrolled));
  window = gtk_window_new();
  gtk_window_set_default_size(GTK_WINDOW(window), list_width, list_height);
  gtk_window_set_child(GTK_WINDOW(window), scrolled);
  gtk_window_present(GTK_WINDOW(window));
  g_signal_connect(
      gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(count_frame), NULL);
  show_frame();
}

static void close_list(void) {
  gtk_window_destroy(GTK_WINDOW(window));
  settle();
}

// --- Changes -------------------------------------------------------------------------------------

static double place(void) { return gtk_adjustment_get_value(adjustment); }

// The greatest place.
static double end(void) {
  return gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment);
}

static void do_nothing(void) {}
static void to_start(void) { gtk_adjustment_set_value(adjustment, 0); }
static void remove_inserted(void) {
  if (g_array_index(model->numbers, gint32, 0) < 0) remove_first(model);
  to_start();
}

static void scroll(int run) {
  (void)run;
  gtk_adjustment_set_value(adjustment, place() + list_row_height);
}

static void to_middle(int run) {
  (void)run;
  gtk_adjustment_set_value(adjustment, end() / 2);
}

static void to_end(int run) {
  (void)run;
  gtk_adjustment_set_value(adjustment, end());
}

static void select_row(int run) {
  gtk_selection_model_select_item(selection, (guint)(run % 2 * 3 + 2), TRUE);
}

static void insert(int run) {
  (void)run;
  insert_first(model);
}

static double time_of(void (*prepare)(void), void (*change)(int)) {
  struct least time = no_value();
  for (int run = 0; run < list_runs; run++) {
    prepare();
    settle();
    double start = processor_time();
    change(run);
    show_frame();
    add(&time, processor_time() - start);
  }
  return time.value;
}

static void measure_list(int count) {
  model = make_numbers(count);
  // A first window fills the caches of the fonts, which do not belong to the rows.
  open_list();
  close_list();
  double heap = heap_in_use();
  open_list();
  print_list_line(count, "heap", (heap_in_use() - heap) / 1e6, "MB");
  struct least opened = no_value();
  for (int run = 0; run < list_runs; run++) {
    close_list();
    double start = processor_time();
    open_list();
    add(&opened, processor_time() - start);
  }
  print_list_line(count, "first frame", opened.value, "ms");
  print_list_line(count, "scroll by one row", time_of(do_nothing, scroll), "ms");
  print_list_line(count, "jump to the middle", time_of(to_start, to_middle), "ms");
  print_list_line(count, "jump to the end", time_of(to_start, to_end), "ms");
  to_start();
  print_list_line(count, "select a row", time_of(do_nothing, select_row), "ms");
  print_list_line(count, "insert in front", time_of(remove_inserted, insert), "ms");
  remove_inserted();
  close_list();

  heap = heap_in_use();
  open_list();
  for (int step = 1; step <= list_passed / list_step; step++) {
    double next = step * list_step * list_row_height;
    if (next > end()) break;
    gtk_adjustment_set_value(adjustment, next);
    show_frame();
  }
  print_list_line(count, "heap after 10000 rows", (heap_in_use() - heap) / 1e6, "MB");
  close_list();
  g_object_unref(model);
}

int main(void) {
  if (!gtk_init_check()) return 1;
  // As high as the rows of the others, with the separator.
  GtkCssProvider *style = gtk_css_provider_new();
  gtk_css_provider_load_from_data(
      style, "listview > row { padding: 0 12px; min-height: 27px; } label { min-height: 0; }", -1);
  gtk_style_context_add_provider_for_display(
      gdk_display_get_default(), GTK_STYLE_PROVIDER(style), GTK_STYLE_PROVIDER_PRIORITY_USER);
  measure_list(1000);
  measure_list(1000000);
  return 0;
}
