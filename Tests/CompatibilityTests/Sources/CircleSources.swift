import SwiftUI

// Ways to put a circle round something, as sources written for SwiftUI have them.

extension View {
  func circle(foreground: Color = .white, background: Color = .blue) -> some View {
    Circle()
      .fill(background)
      .overlay(Circle().strokeBorder(foreground).padding(3))
      .overlay(self.foregroundColor(foreground))
      .frame(width: 75, height: 75)
  }
}

struct CircleWrapper<Content: View>: View {
  var foreground, background: Color
  var content: Content

  init(
    foreground: Color = .white, background: Color = .blue, @ViewBuilder content: () -> Content
  ) {
    self.foreground = foreground
    self.background = background
    self.content = content()
  }

  var body: some View { content.circle(foreground: foreground, background: background) }
}

struct CircleModifier: ViewModifier {
  var foreground = Color.white
  var background = Color.blue

  func body(content: Content) -> some View {
    content.circle(foreground: foreground, background: background)
  }
}

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

/// One label in four kinds of circles.
struct Circles: View {
  var body: some View {
    VStack(spacing: 0) {
      Text("Plain").circle(foreground: .white, background: .gray)
      CircleWrapper {
        Text("Wrapped")
      }
      Text("Modified").modifier(CircleModifier())
      HStack {
        Button("One", action: {})
        Button("Two", action: {})
      }.buttonStyle(CircleStyle())
    }
  }
}

enum MyCenterID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat {
    return context.height / 2
  }
}

extension VerticalAlignment {
  static let myCenter: VerticalAlignment = VerticalAlignment(MyCenterID.self)
}

/// Three squares on a line of their own, the last one pushed down.
struct SquaresOnOwnLine: View {
  var body: some View {
    HStack(alignment: .myCenter) {
      Rectangle()
        .fill(Color.blue)
        .frame(width: 50, height: 50)
        .accessibilityLabel("blue")
      Rectangle()
        .fill(Color.green)
        .frame(width: 30, height: 30)
        .accessibilityLabel("green")
      Rectangle()
        .fill(Color.red)
        .frame(width: 40, height: 40)
        .accessibilityLabel("red")
        .alignmentGuide(.myCenter, computeValue: { dim in return dim[.myCenter] - 20 })
    }
    .border(Color.black)
  }
}
