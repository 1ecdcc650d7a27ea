// Qt: a list of a thousand and of a million rows in a QListView, in a window without a screen.
//
// qt_list FOLDER: the folder with the bundled fonts. A change is measured until the window has painted it.
#include <QAbstractListModel>
#include <QApplication>
#include <QFontDatabase>
#include <QListView>
#include <QMouseEvent>
#include <QScrollBar>
#include <functional>
#include <memory>
#include <vector>

#include "measure.h"
#include "qt_frames.h"

namespace {

class Numbers : public QAbstractListModel {
 public:
  std::vector<int32_t> numbers;

  explicit Numbers(int count) {
    for (int index = 0; index < count; index++) numbers.push_back(index);
  }
  int rowCount(const QModelIndex &) const override { return (int)numbers.size(); }
  QVariant data(const QModelIndex &index, int role) const override {
    if (role == Qt::SizeHintRole) return QSize(0, list_row_height);
    if (role != Qt::DisplayRole) return QVariant();
    return QString("Row %1").arg(numbers[(size_t)index.row()]);
  }
  void insert_first() {
    beginInsertRows(QModelIndex(), 0, 0);
    numbers.insert(numbers.begin(), -1);
    endInsertRows();
  }
  void remove_first() {
    beginRemoveRows(QModelIndex(), 0, 0);
    numbers.erase(numbers.begin());
    endRemoveRows();
  }
};

struct List {
  QListView view;
  Frames frames;

  explicit List(Numbers &model) {
    view.setUniformItemSizes(true);
    view.setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    view.setModel(&model);
    view.resize(list_width, list_height);
    view.installEventFilter(&frames);
    view.show();
    show_frame(frames);
  }

  // Sets the place of the scroll bar, in pixels.
  void scroll(int place) { view.verticalScrollBar()->setValue(place); }

  // Sets the place and waits until the frame is painted; the place may be unchanged.
  void show(int place) {
    if (view.verticalScrollBar()->value() == place) return;
    scroll(place);
    show_frame(frames);
  }

  void click(double y) {
    QPointF point(100, y), global = view.viewport()->mapToGlobal(point);
    QMouseEvent press(QEvent::MouseButtonPress, point, global, Qt::LeftButton, Qt::LeftButton,
                      Qt::NoModifier);
    QApplication::sendEvent(view.viewport(), &press);
    QMouseEvent release(QEvent::MouseButtonRelease, point, global, Qt::LeftButton, Qt::NoButton,
                        Qt::NoModifier);
    QApplication::sendEvent(view.viewport(), &release);
  }
};

double time_of(List &list, const std::function<void()> &prepare,
               const std::function<void(int)> &change) {
  least time = no_value();
  for (int run = 0; run < list_runs; run++) {
    prepare();
    double start = processor_time();
    change(run);
    show_frame(list.frames);
    add(&time, processor_time() - start);
  }
  return time.value;
}

void measure_list(int count) {
  Numbers model(count);
  // A first window fills the caches of the fonts, which do not belong to the rows.
  { List list(model); }
  double heap = heap_in_use();
  auto list = std::make_unique<List>(model);
  print_list_line(count, "heap", (heap_in_use() - heap) / 1e6, "MB");

  least opened = no_value();
  for (int run = 0; run < list_runs; run++) {
    list.reset();
    double start = processor_time();
    list = std::make_unique<List>(model);
    add(&opened, processor_time() - start);
  }
  print_list_line(count, "first frame", opened.value, "ms");

  QScrollBar *bar = list->view.verticalScrollBar();
  auto nothing = [] {};
  auto to_start = [&] { list->show(0); };
  double time =
      time_of(*list, nothing, [&](int) { list->scroll(bar->value() + list_row_height); });
  print_list_line(count, "scroll by one row", time, "ms");
  time = time_of(*list, to_start, [&](int) { list->scroll(bar->maximum() / 2); });
  print_list_line(count, "jump to the middle", time, "ms");
  time = time_of(*list, to_start, [&](int) { list->scroll(bar->maximum()); });
  print_list_line(count, "jump to the end", time, "ms");
  to_start();
  time = time_of(*list, nothing, [&](int run) { list->click((run % 2 * 3 + 2.5) * list_row_height); });
  print_list_line(count, "select a row", time, "ms");
  bool is_inserted = false;
  auto remove = [&] {
    if (!is_inserted) return;
    model.remove_first();
    show_frame(list->frames);
  };
  time = time_of(*list, remove, [&](int) {
    model.insert_first();
    is_inserted = true;
  });
  print_list_line(count, "insert in front", time, "ms");

  to_start();
  list.reset();
  heap = heap_in_use();
  list = std::make_unique<List>(model);
  bar = list->view.verticalScrollBar();
  for (int step = 1; step <= list_passed / list_step; step++)
    list->show(std::min(step * list_step * list_row_height, bar->maximum()));
  print_list_line(count, "heap after 10000 rows", (heap_in_use() - heap) / 1e6, "MB");
}

}  // namespace

int main(int count, char **arguments) {
  QApplication app(count, arguments);
  if (count < 2) return 2;
  int id = QFontDatabase::addApplicationFont(QString(arguments[1]) + "/Inter-Regular.otf");
  if (id < 0) return 1;
  QFont font(QFontDatabase::applicationFontFamilies(id).value(0));
  font.setPixelSize(17);
  QApplication::setFont(font);
  measure_list(1000);
  measure_list(1000000);
  return 0;
}
