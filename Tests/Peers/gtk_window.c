// GTK: a window with a line of text and a button.
#include <gtk/gtk.h>

int main(void) {
  if (!gtk_init_check()) return 1;
  GtkWidget *column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 8);
  gtk_box_append(GTK_BOX(column), gtk_label_new("Favourite pet?"));
  gtk_box_append(GTK_BOX(column), gtk_button_new_with_label("Cat"));
  GtkWidget *window = gtk_window_new();
  gtk_window_set_default_size(GTK_WINDOW(window), 390, 844);
  gtk_window_set_child(GTK_WINDOW(window), column);
  gtk_window_present(GTK_WINDOW(window));
  for (;;) g_main_context_iteration(NULL, TRUE);
}
