// Qt: the pictures of PlumbBench's painting, drawn by QPainter into an image in memory.
#include <QApplication>
#include <QGraphicsBlurEffect>
#include <QGraphicsPixmapItem>
#include <QGraphicsScene>
#include <QImage>
#include <QPainter>
#include <QPainterPath>
#include <functional>
#include <vector>

#include "measure.h"

namespace {

QColor color(int index, double opacity = 1) {
  rgb color = color_of(index);
  return QColor::fromRgbF(color.red, color.green, color.blue, opacity);
}

template <class Gradient>
Gradient with_stops(Gradient gradient) {
  for (int index = 0; index < 3; index++)
    gradient.setColorAt(stop_locations[index], color(stop_colors[index]));
  return gradient;
}

QRectF frame(int index) { return QRectF(left_of(index), top_of(index), 40.5, 40.5); }

void fill(QPainter &painter, const QGradient &gradient) {
  painter.fillRect(0, 0, 1000, 1000, gradient);
}

void discs(QPainter &painter) {
  painter.setPen(Qt::NoPen);
  for (int index = 0; index < 1000; index++) {
    painter.setBrush(color(index));
    painter.drawEllipse(frame(index));
  }
}

void set_pen(QPainter &painter, int index) {
  QPen pen(QBrush(color(index)), 2);
  pen.setJoinStyle(Qt::MiterJoin);
  painter.setPen(pen);
}

void rings(QPainter &painter) {
  painter.setBrush(Qt::NoBrush);
  for (int index = 0; index < 1000; index++) {
    set_pen(painter, index);
    painter.drawEllipse(frame(index));
  }
}

void boxes(QPainter &painter) {
  painter.setBrush(Qt::NoBrush);
  for (int index = 0; index < 1000; index++) {
    set_pen(painter, index);
    painter.drawRect(frame(index));
  }
}

void circular_clip(QPainter &painter) {
  QPainterPath path;
  path.addEllipse(QRectF(0.5, 0.5, 999, 999));
  painter.setClipPath(path);
  for (int index = 0; index < 100; index++)
    painter.fillRect(index % 10 * 100, index / 10 * 100, 100, 100, color(index));
}

void rounded_clip(QPainter &painter) {
  QPainterPath path;
  path.addRoundedRect(QRectF(20.5, 20.5, 500, 500), 40, 40);
  painter.setClipPath(path);
  fill(painter, with_stops(QLinearGradient(20, 20, 520, 520)));
}

void opacity_group(QPainter &painter) {
  QImage layer(970, 970, QImage::Format_ARGB32_Premultiplied);
  layer.fill(0);
  {
    QPainter inner(&layer);
    inner.setRenderHint(QPainter::Antialiasing);
    inner.setPen(Qt::NoPen);
    for (int index = 0; index < 20; index++) {
      inner.setBrush(color(index));
      inner.drawEllipse(QRectF(index * 30, index * 30, 400, 400));
    }
  }
  painter.setOpacity(0.5);
  painter.drawImage(0, 0, layer);
}

// A window like PlumbBench's: a heading, three bands with discs, a table with bars, three buttons.
void poll(QPainter &painter) {
  const char *names[] = {"Cat", "Goldfish", "Dog"};
  auto fill_rounded = [&](QRectF rect, double radius, QColor fill) {
    painter.setBrush(fill);
    painter.drawRoundedRect(rect, radius, radius);
  };
  auto write = [&](double x, double y, const char *text, int size) {
    QFont font = painter.font();
    font.setPixelSize(size);
    painter.setFont(font);
    painter.setPen(Qt::black);
    painter.drawText(QPointF(x, y), text);
    painter.setPen(Qt::NoPen);
  };
  painter.setPen(Qt::NoPen);
  write(16, 40, "Favourite pet?", 22);
  write(1840, 40, "50 votes", 17);
  for (int index = 0; index < 3; index++) {
    double top = 66 + index * 316;
    fill_rounded(QRectF(16, top, 928, 312), 8, QColor(0, 0, 0, 30 - 8 * index));
    painter.setBrush(color(index + 1));
    painter.drawEllipse(QRectF(432, top + 108, 96, 96));
    double line = 480 + index * 42;
    painter.fillRect(QRectF(976, line, 928, 1), QColor(0, 0, 0, 40));
    write(976, line + 28, names[index], 17);
    fill_rounded(QRectF(1070, line + 20, 780, 6), 3, QColor(0, 0, 0, 30));
    fill_rounded(QRectF(1070, line + 20, 390 - 100 * index, 6), 3, color(index + 1));
    write(1880, line + 28, "25", 17);
    fill_rounded(QRectF(830 + index * 90, 1036, 80, 32), 8, QColor(0, 0, 0, 30));
    write(842 + index * 90, 1058, names[index], 17);
  }
}

// A picture of 600 by 600 points with an effect of blur, as a scene.
struct Blurred {
  QGraphicsScene scene;

  explicit Blurred(double radius) {
    QPixmap pixmap(600, 600);
    pixmap.fill(Qt::transparent);
    {
      QPainter painter(&pixmap);
      for (int index = 0; index < 36; index++)
        painter.fillRect(index % 6 * 100, index / 6 * 100, 100, 100, color(index, 0.9));
    }
    auto item = scene.addPixmap(pixmap);
    item->setPos(200, 200);
    auto effect = new QGraphicsBlurEffect;
    effect->setBlurRadius(radius);
    item->setGraphicsEffect(effect);
    scene.setSceneRect(0, 0, 1000, 1000);
  }
};

struct Picture {
  const char *name;
  QSize size;
  std::function<void(QPainter &)> draw;
  least time = no_value();
};

}  // namespace

int main(int count, char **arguments) {
  QApplication app(count, arguments);
  Blurred small(20), large(200);
  auto show = [](Blurred &blurred) {
    return [&blurred](QPainter &painter) {
      blurred.scene.render(&painter, QRectF(0, 0, 1000, 1000), QRectF(0, 0, 1000, 1000));
    };
  };
  std::vector<Picture> pictures = {
      {"linear gradient, 1000x1000", QSize(1000, 1000),
       [](QPainter &painter) { fill(painter, with_stops(QLinearGradient(0, 0, 1000, 1000))); }},
      {"radial gradient, 1000x1000", QSize(1000, 1000),
       [](QPainter &painter) { fill(painter, with_stops(QRadialGradient(500, 500, 500))); }},
      {"angular gradient, 1000x1000", QSize(1000, 1000),
       [](QPainter &painter) { fill(painter, with_stops(QConicalGradient(500, 500, 0))); }},
      {"1 000 circles, filled", QSize(1000, 1000), discs},
      {"1 000 circles, stroked", QSize(1000, 1000), rings},
      {"1 000 rectangles, stroked", QSize(1000, 1000), boxes},
      {"circular clip, 100 rectangles", QSize(1000, 1000), circular_clip},
      {"rounded clip, gradient", QSize(540, 540), rounded_clip},
      {"opacity group", QSize(1000, 1000), opacity_group},
      {"blur of radius 20, 600x600", QSize(1000, 1000), show(small)},
      {"blur of radius 200, 600x600", QSize(1000, 1000), show(large)},
      {"poll without shadows, 1080p", QSize(1920, 1080), poll},
  };
  std::vector<QImage> images;
  for (auto &picture : pictures)
    images.emplace_back(picture.size, QImage::Format_ARGB32_Premultiplied);
  for (int round = 0; round < 10; round++)
    for (size_t index = 0; index < pictures.size(); index++) {
      double start = processor_time();
      {
        QPainter painter(&images[index]);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.fillRect(images[index].rect(), Qt::white);
        pictures[index].draw(painter);
      }
      add(&pictures[index].time, processor_time() - start);
    }
  for (auto &picture : pictures) print_line(picture.name, picture.time.value, "ms");
}
