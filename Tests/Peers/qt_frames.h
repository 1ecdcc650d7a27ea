// The frames that a window of Qt has painted.
#pragma once

#include <QCoreApplication>
#include <QEvent>
#include <QObject>

namespace {

// Counts the frames that a window has painted.
class Frames : public QObject {
 public:
  int count = 0;

  bool eventFilter(QObject *object, QEvent *event) override {
    if (event->type() == QEvent::UpdateRequest) count++;
    return QObject::eventFilter(object, event);
  }
};

// Handles events until the window has painted another frame, then all remaining ones.
void show_frame(Frames &frames) {
  int before = frames.count;
  while (frames.count == before) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
  QCoreApplication::processEvents();
}

}  // namespace
