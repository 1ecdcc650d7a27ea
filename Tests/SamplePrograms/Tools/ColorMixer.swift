import SwiftUI

/// Three sliders that mix a colour, with bindings to one component each and a list of saved colours.
struct ColorMixerView: View {
  @State private var color = Mix(red: 230, green: 120, blue: 40)
  @State private var saved: [Mix] = []

  var body: some View {
    VStack(spacing: 16) {
      RoundedRectangle(cornerRadius: 16)
        .fill(color.color)
        .overlay(
          Text(color.hex)
            .font(.system(.title2, design: .monospaced).weight(.semibold))
            .foregroundColor(color.isDark ? .white : .black)
            .accessibilityIdentifier("hex")
        )
        .overlay(alignment: .bottomTrailing) {
          Button("Save", systemImage: "plus") {
            withAnimation(.spring(response: 0.4, dampingFraction: 0.6)) { saved.append(color) }
          }
          .labelStyle(.iconOnly)
          .buttonStyle(.borderedProminent)
          .padding(10)
        }
        .frame(minHeight: 80)
      channel("Red", \.red, .red)
      channel("Green", \.green, .green)
      channel("Blue", \.blue, .blue)
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 8) {
          ForEach(Array(saved.enumerated()), id: \.offset) { index, mix in
            Circle()
              .fill(mix.color)
              .overlay(Circle().strokeBorder(.primary.opacity(0.2)))
              .frame(width: 28, height: 28)
              .onTapGesture { withAnimation { color = mix } }
              .accessibilityLabel("Saved \(index)")
              .transition(.scale)
          }
        }
      }
      .frame(height: 32)
    }
    .padding()
  }

  private func channel(
    _ name: String, _ component: WritableKeyPath<Mix, Double>, _ tint: Color
  ) -> some View {
    let value = Binding(
      get: { color[keyPath: component] },
      set: { color[keyPath: component] = $0.rounded() })
    return HStack {
      Text(name).frame(width: 60, alignment: .leading)
      Slider(value: value, in: 0...255).tint(tint).accessibilityLabel(name)
      Text("\(Int(value.wrappedValue))")
        .font(.body.monospacedDigit())
        .frame(width: 40, alignment: .trailing)
    }
  }
}

private struct Mix: Equatable {
  var red: Double
  var green: Double
  var blue: Double

  var color: Color { Color(red: red / 255, green: green / 255, blue: blue / 255) }
  var isDark: Bool { 0.3 * red + 0.59 * green + 0.11 * blue < 140 }
  var hex: String { String(format: "#%02X%02X%02X", Int(red), Int(green), Int(blue)) }
}
