// Qt: words measured for the first time, and a page of words at new widths, by QTextLayout.
//
// qt_text FOLDER: the folder with the bundled fonts.
#include <QFont>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QStringList>
#include <QTextLayout>

#include "measure.h"

namespace {

double width_of(const QString &word, const QFont &font) {
  QTextLayout layout(word, font);
  layout.beginLayout();
  QTextLine line = layout.createLine();
  layout.endLayout();
  return line.naturalTextWidth();
}

int wrap(QTextLayout &layout, double width) {
  int lines = 0;
  double top = 0;
  layout.beginLayout();
  for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
    line.setLineWidth(width);
    line.setPosition(QPointF(0, top));
    top += line.height();
    lines++;
  }
  layout.endLayout();
  return lines;
}

}  // namespace

int main(int count, char **arguments) {
  QGuiApplication app(count, arguments);
  if (count < 2) return 2;
  int id = QFontDatabase::addApplicationFont(QString(arguments[1]) + "/Inter-Regular.otf");
  if (id < 0) return 1;
  QFont font(QFontDatabase::applicationFontFamilies(id).value(0));
  font.setPixelSize(17);
  char *text = make_words();
  QString page = QString::fromLatin1(text);
  free(text);
  QStringList words = page.split(' ');

  double total = 0, start = processor_time();
  for (const QString &word : words) total += width_of(word, font);
  print_line("measure new words", (processor_time() - start) * 1e6 / word_count, "ns");

  QTextLayout layout(page, font);
  wrap(layout, 400);
  least time = no_value();
  for (int run = 0; run < 5; run++) {
    start = processor_time();
    total += wrap(layout, 410 + run);
    add(&time, processor_time() - start);
  }
  print_line("wrap words at a new width", time.value * 1e6 / word_count, "ns");
  return total == 0;
}
