// Qt: a window with a line of text and a button.
#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

int main(int count, char **arguments) {
  QApplication app(count, arguments);
  QWidget window;
  auto column = new QVBoxLayout(&window);
  column->addWidget(new QLabel("Favourite pet?"));
  column->addWidget(new QPushButton("Cat"));
  window.resize(390, 844);
  window.show();
  return app.exec();
}
