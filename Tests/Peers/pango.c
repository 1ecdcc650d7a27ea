// Pango: words measured for the first time, and a page of words at new widths.
//
// pango FOLDER: the folder with the bundled fonts.
#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>

#include "measure.h"

int main(int count, char **arguments) {
  if (count < 2) return 2;
  char path[4096];
  snprintf(path, sizeof path, "%s/Inter-Regular.otf", arguments[1]);
  if (!FcConfigAppFontAddFile(FcConfigGetCurrent(), (const FcChar8 *)path)) return 1;
  PangoFontMap *fonts = pango_cairo_font_map_new();
  PangoContext *context = pango_font_map_create_context(fonts);
  PangoFontDescription *font = pango_font_description_from_string("Inter");
  pango_font_description_set_absolute_size(font, 17 * PANGO_SCALE);
  PangoLayout *layout = pango_layout_new(context);
  pango_layout_set_font_description(layout, font);
  char *words = make_words();
  if (!words) return 1;

  int total = 0, width = 0, height = 0;
  double start = processor_time();
  for (char *word = words; *word;) {
    size_t length = strcspn(word, " ");
    pango_layout_set_text(layout, word, (int)length);
    pango_layout_get_size(layout, &width, &height);
    total += width;
    word += length + (word[length] == ' ');
  }
  print_line("measure new words", (processor_time() - start) * 1e6 / word_count, "ns");

  pango_layout_set_text(layout, words, -1);
  pango_layout_set_width(layout, 400 * PANGO_SCALE);
  pango_layout_get_size(layout, &width, &height);
  struct least time = no_value();
  for (int run = 0; run < 5; run++) {
    start = processor_time();
    pango_layout_set_width(layout, (410 + run) * PANGO_SCALE);
    pango_layout_get_size(layout, &width, &height);
    add(&time, processor_time() - start);
    total += height;
  }
  print_line("wrap words at a new width", time.value * 1e6 / word_count, "ns");
  free(words);
  pango_font_description_free(font);
  g_object_unref(layout);
  g_object_unref(context);
  g_object_unref(fonts);
  return total == 0;
}
