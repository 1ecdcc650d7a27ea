import SwiftUI

private struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLines([
        CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        CGPoint(x: rect.midX, y: rect.minY),
      ])
    }
  }
}

private struct RingedButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { Ringed { configuration.label } }
}

private struct Ringed<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    Circle()
      .fill(.blue)
      .overlay(Circle().strokeBorder(.white).padding(3))
      .overlay(content.foregroundColor(.white))
      .frame(width: 60, height: 60)
  }
}

private struct RingedModifier: ViewModifier {
  func body(content: Content) -> some View { Ringed { content } }
}

extension GoldenScene {
  /// Typical introductory examples.
  static let samples: [GoldenScene] = [
    GoldenScene("sample-triangle", 100, 80) {
      Triangle().fill(.red).padding(6)
    },
    GoldenScene("sample-capsule-behind-text", 110, 50, text: true) {
      Text("Hello").background(Capsule().stroke().padding(-5))
    },
    GoldenScene("sample-circle-behind-text", 120, 110, text: true) {
      Text("Hello, World!").foregroundColor(.white).background(Circle().fill(.blue))
    },
    GoldenScene("sample-ringed-circle", 90, 90, text: true) {
      Circle().fill(.blue)
        .overlay(Circle().strokeBorder(.white).padding(3))
        .overlay(Text("Start").foregroundColor(.white))
        .frame(width: 75, height: 75)
    },
    GoldenScene("sample-three-ways-to-a-circle", 210, 70, text: true) {
      HStack {
        Ringed { Text("View") }
        Text("Modify").modifier(RingedModifier())
        Button("Style") {}.buttonStyle(RingedButtonStyle())
      }
    },
    GoldenScene("sample-offset-circles", 200, 90) {
      HStack {
        Circle().fill(.red)
        Circle().fill(.blue).offset(y: -20)
        Circle().fill(.green)
      }
      .frame(width: 180, height: 50)
      .border(.primary)
    },
    GoldenScene("sample-clipped", 90, 90) {
      Rectangle().fill(.red).rotationEffect(.degrees(45)).clipped().frame(width: 70, height: 70)
    },
    GoldenScene("sample-tab-underline", 220, 50, text: true) {
      TabRow(selected: 1)
    },
    GoldenScene("sample-circle-of-the-measured-width", 120, 110, text: true) {
      MeasuredCircle()
    },
  ]
}

/// Three tabs, the chosen one underlined through the anchor of its bounds.
private struct TabRow: View {
  var selected: Int

  var body: some View {
    HStack(spacing: 18) {
      ForEach(Array(["World clock", "Alarm", "Timer"].enumerated()), id: \.offset) { index, title in
        Text(title).font(.footnote)
          .anchorPreference(key: BoundsKey.self, value: .bounds) { index == selected ? $0 : nil }
      }
    }
    .padding(.bottom, 4)
    .overlayPreferenceValue(BoundsKey.self, alignment: .bottomLeading) { anchor in
      GeometryReader { proxy in
        if let anchor {
          Rectangle().fill(.blue)
            .frame(width: proxy[anchor].width, height: 2)
            .offset(x: proxy[anchor].minX)
            .frame(width: proxy.size.width, height: proxy.size.height, alignment: .bottomLeading)
        }
      }
    }
  }
}

private struct BoundsKey: PreferenceKey {
  static let defaultValue: Anchor<CGRect>? = nil
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

/// A text in a circle of the same width, measured in a background.
private struct MeasuredCircle: View {
  @State private var width: CGFloat?

  var body: some View {
    Text("Measured")
      .background(
        GeometryReader { proxy in
          Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
        }
      )
      .onPreferenceChange(WidthKey.self) { width = $0 }
      .frame(width: width, height: width)
      .background(Circle().fill(.yellow))
      .foregroundStyle(.black)
  }
}

private struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat? = nil
  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
    value = value ?? nextValue()
  }
}
