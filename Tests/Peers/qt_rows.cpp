// Qt: trees and rows of widgets, in a window without a screen.
//
// qt_rows [--all]: with --all also the largest number of rows, which takes half a minute.
//
// A change is measured until the window has painted it and has no more events to handle.
#include <QAbstractListModel>
#include <QApplication>
#include <QBoxLayout>
#include <QLabel>
#include <QListView>
#include <QScrollArea>
#include <QScrollBar>
#include <algorithm>
#include <functional>
#include <memory>
#include <vector>

#include "measure.h"
#include "qt_frames.h"

namespace {

double time_of(const std::function<void()> &change, Frames &frames, int runs) {
  least time = no_value();
  for (int run = 0; run < runs; run++) {
    double start = processor_time();
    change();
    show_frame(frames);
    add(&time, processor_time() - start);
  }
  return time.value;
}

// --- Trees ---------------------------------------------------------------------------------------

const int fan_outs[] = {10, 10, 5, 5, 4};
const int node_count = 13111;

void add_children(QBoxLayout *layout, QWidget *parent, int level, bool is_hug) {
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  for (int index = 0; index < fan_outs[level]; index++) {
    if (level == 4) {
      auto leaf = new QWidget(parent);
      if (is_hug)
        leaf->setFixedSize(4, 10);
      else
        leaf->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
      layout->addWidget(leaf);
    } else {
      auto child = new QBoxLayout(
          level % 2 == 0 ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
      layout->addLayout(child);
      add_children(child, parent, level + 1, is_hug);
    }
  }
}

std::unique_ptr<QWidget> make_tree(bool is_hug) {
  auto root = std::make_unique<QWidget>();
  root->setAttribute(Qt::WA_DontShowOnScreen);
  auto layout = new QBoxLayout(QBoxLayout::LeftToRight, root.get());
  add_children(layout, root.get(), 0, is_hug);
  root->resize(1024, 768);
  root->show();
  layout->activate();
  return root;
}

void measure_tree(const char *name, bool is_hug) {
  char line[64];
  least built = no_value(), resized = no_value();
  std::unique_ptr<QWidget> root;
  for (int run = 0; run < 3; run++) {
    root.reset();
    double start = processor_time();
    root = make_tree(is_hug);
    add(&built, processor_time() - start);
  }
  for (int run = 0; run < 10; run++) {
    double start = processor_time();
    root->layout()->setGeometry(QRect(0, 0, 1000 + run, 768));
    add(&resized, processor_time() - start);
  }
  snprintf(line, sizeof line, "build and lay out %s", name);
  print_line(line, built.value * 1e6 / node_count, "ns");
  snprintf(line, sizeof line, "resize %s", name);
  print_line(line, resized.value * 1e6 / node_count, "ns");
}

// --- Rows in a column ----------------------------------------------------------------------------

// A scroll area with a column of rows of two labels with a gap between them.
struct Rows {
  QScrollArea area;
  QLabel *number = nullptr;
  Frames frames;

  explicit Rows(int count) {
    auto content = new QWidget;
    auto column = new QVBoxLayout(content);
    for (int index = 0; index < count; index++) {
      auto row = new QHBoxLayout;
      auto label = new QLabel(QString::number(index));
      row->addWidget(new QLabel(QString("Row %1").arg(index)));
      row->addStretch();
      row->addWidget(label);
      column->addLayout(row);
      if (index == 5) number = label;
    }
    area.setWidgetResizable(true);
    area.setWidget(content);
    area.resize(1280, 800);
    area.installEventFilter(&frames);
    area.show();
    show_frame(frames);
  }
};

void measure_rows(int count) {
  char line[64];
  double heap = heap_in_use(), start = processor_time();
  Rows rows(count);
  if (count == 10000) {
    print_line("first frame of 10000 rows", processor_time() - start, "ms");
    print_line("heap after the first frame of 10000 rows", (heap_in_use() - heap) / 1e6, "MB");
  }
  int number = 0;
  auto change = [&] { rows.number->setText(QString::number(++number)); };
  snprintf(line, sizeof line, "show a row of %d", count);
  print_line(line, time_of(change, rows.frames, count > 10000 ? 5 : 20), "ms");
}

// --- Rows made as they are shown -----------------------------------------------------------------

const int lazy_count = 100000;

class Numbers : public QAbstractListModel {
 public:
  std::vector<int> numbers;

  explicit Numbers(int count) {
    for (int index = 0; index < count; index++) numbers.push_back(index);
  }
  int rowCount(const QModelIndex &) const override { return (int)numbers.size(); }
  QVariant data(const QModelIndex &index, int role) const override {
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
  void move_first() {
    beginMoveRows(QModelIndex(), 0, 0, QModelIndex(), 11);
    std::rotate(numbers.begin(), numbers.begin() + 1, numbers.begin() + 11);
    endMoveRows();
  }
};

struct List {
  Numbers model;
  QListView view;
  Frames frames;

  explicit List(int count) : model(count) {
    view.setUniformItemSizes(true);
    view.setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    view.setModel(&model);
    view.resize(1280, 800);
    view.installEventFilter(&frames);
    view.show();
    show_frame(frames);
  }
};

void measure_list() {
  List changed(lazy_count);
  bool is_inserted = false;
  auto insert_or_remove = [&] {
    is_inserted ? changed.model.remove_first() : changed.model.insert_first();
    is_inserted = !is_inserted;
  };
  auto move = [&] { changed.model.move_first(); };
  print_line(
      "insert or remove a lazy row of 100000", time_of(insert_or_remove, changed.frames, 10), "ms");
  print_line("move a lazy row of 100000", time_of(move, changed.frames, 10), "ms");

  // Half of the rows are after the last place.
  List scrolled(2 * lazy_count);
  QScrollBar *bar = scrolled.view.verticalScrollBar();
  for (int row : {1000, 10000, lazy_count}) {
    char line[64];
    bar->setValue((bar->maximum() + bar->pageStep()) / (2 * lazy_count) * row);
    QCoreApplication::processEvents();
    auto scroll = [&] { bar->setValue(bar->value() + 400); };
    snprintf(line, sizeof line, "frame of new rows at %d", row);
    print_line(line, time_of(scroll, scrolled.frames, 10), "ms");
  }
}

}  // namespace

int main(int count, char **arguments) {
  QApplication app(count, arguments);
  measure_tree("T-hug", true);
  measure_tree("T-fill", false);
  measure_rows(1000);
  measure_rows(10000);
  measure_list();
  if (count > 1 && !strcmp(arguments[1], "--all")) measure_rows(100000);
}
