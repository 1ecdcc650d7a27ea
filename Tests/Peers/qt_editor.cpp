// Qt: a text of ten megabytes in a QPlainTextEdit, in a window without a screen.
//
// qt_editor FOLDER: the folder with the bundled fonts. A change is measured until the window has painted it.
#include <QApplication>
#include <QFontDatabase>
#include <QKeyEvent>
#include <QPlainTextEdit>
#include <QScrollBar>

#include "measure.h"
#include "qt_frames.h"

namespace {

double time_of(QPlainTextEdit &edit, Frames &frames, int key, Qt::KeyboardModifiers modifiers,
               const QString &text, int other = 0) {
  least time = no_value();
  for (int run = 0; run < 15; run++) {
    double start = processor_time();
    QKeyEvent event(QEvent::KeyPress, other && run % 2 ? other : key, modifiers, text);
    QApplication::sendEvent(&edit, &event);
    show_frame(frames);
    add(&time, processor_time() - start);
  }
  return time.value;
}

}  // namespace

int main(int count, char **arguments) {
  QApplication app(count, arguments);
  if (count < 2) return 2;
  int id = QFontDatabase::addApplicationFont(QString(arguments[1]) + "/Inter-Regular.otf");
  if (id < 0) return 1;
  QFont font(QFontDatabase::applicationFontFamilies(id).value(0));
  font.setPixelSize(17);
  char *bytes = make_long_text();
  QString text = QString::fromLatin1(bytes);
  free(bytes);

  double heap = heap_in_use(), start = processor_time();
  QPlainTextEdit edit;
  Frames frames;
  edit.installEventFilter(&frames);
  edit.setFont(font);
  edit.setCursorWidth(1);
  edit.resize(800, 600);
  edit.setPlainText(text);
  edit.show();
  show_frame(frames);
  print_line("open 10 MB", processor_time() - start, "ms");
  print_line("heap beside 10 MB of text", (heap_in_use() - heap) / 1e6, "MB");
  edit.setFocus();
  print_line("key in 10 MB", time_of(edit, frames, Qt::Key_X, Qt::NoModifier, "x"), "ms");
  print_line("page of 10 MB", time_of(edit, frames, Qt::Key_PageDown, Qt::NoModifier, ""), "ms");
  print_line("end of 10 MB",
             time_of(edit, frames, Qt::Key_End, Qt::ControlModifier, "", Qt::Key_Home), "ms");
  return 0;
}
