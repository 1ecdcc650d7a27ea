import SwiftUI

@ShowsSource
struct CircleStyle: ButtonStyle {
  var foreground = Color.white
  var background = Color.blue

  func makeBody(configuration: ButtonStyleConfiguration) -> some View {
    Circle()
      .fill(background.opacity(configuration.isPressed ? 0.8 : 1))
      .overlay(Circle().strokeBorder(foreground).padding(3))
      .overlay(configuration.label.foregroundColor(foreground))
      .frame(width: 75, height: 75)
  }
}
