internal import Foundation

/// The palette, the sliders and the field with which a colour is selected.
///
/// The panel grows with the type, up to 1.4 times its usual width, which fits in a narrow window, and is scrolled if
/// the window is lower. In the sizes of type for accessibility, the sliders are below their names.
struct ColorPanel: View, ImplementationView {
  let color: Binding<EditedColor>
  let supportsOpacity: Bool
  @ScaledMetric(relativeTo: .caption) private var scaledWidth = ColorPalette.usualWidth
  @ScaledMetric(relativeTo: .caption) private var valueWidth: CGFloat = 38
  @ScaledMetric(relativeTo: .caption) private var swatchHeight: CGFloat = 24
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    ViewThatFits(in: .vertical) {
      content
      ScrollView { content }
    }
    .environment(\.formArrangement, .none)
    .environment(\.controlSize, .regular)
  }

  /// The width of the palette and of the controls below it, in points.
  private var width: CGFloat { min(scaledWidth, ColorPalette.usualWidth * 1.4) }

  @MainActor private var content: some View {
    VStack(alignment: .leading, spacing: 10) {
      ColorPalette(color: color, width: width)
      VStack(spacing: 6) {
        ForEach(components, id: \.self) { component in
          if typeSize.isAccessibilitySize {
            VStack(alignment: .leading, spacing: 2) {
              HStack(spacing: 8) {
                name(of: component)
                value(of: component).monospacedDigit().accessibilityHidden(true)
              }
              slider(component, width: width)
            }
          } else {
            HStack(spacing: 8) {
              name(of: component)
              slider(component, width: 140)
              value(of: component)
                .monospacedDigit()
                .frame(width: valueWidth, alignment: .trailing)
                .accessibilityHidden(true)
            }
          }
        }
      }
      HStack(spacing: 8) {
        ColorSwatch(color: color.wrappedValue.color, cornerRadius: 5).frame(height: swatchHeight)
        // The digits grow more than the panel.
        HexField(color: color).frame(width: min(scaledWidth * 0.4, width * 0.65))
      }
    }
    .font(.caption)
    .lineLimit(1)
    .frame(width: width)
    .padding(12)
  }

  private func name(of component: EditedColor.Component) -> some View {
    Text(component.name)
      .foregroundStyle(Color.secondary)
      .frame(maxWidth: .infinity, alignment: .leading)
      .accessibilityHidden(true)
  }

  @MainActor private func slider(
    _ component: EditedColor.Component, width: CGFloat
  ) -> some View {
    ColorSlider(component: component, color: color, width: width)
      .accessibilityLabel(component.name)
  }

  private var components: [EditedColor.Component] {
    EditedColor.Component.allCases.filter { supportsOpacity || $0 != .opacity }
  }

  /// Returns the value of a component as a byte, and of the opacity in per cent.
  private func value(of component: EditedColor.Component) -> Text {
    let value = color.wrappedValue[component]
    guard component == .opacity else { return Text(verbatim: "\(value)") }
    return Text(Double(value) / 255, format: .percent.precision(.fractionLength(0)))
  }
}

/// A field for the hexadecimal digits of a colour.
///
/// A typed text becomes the colour when Return is pressed, when another view gets the keyboard focus, and when the
/// field disappears. A text that is no colour is replaced by the digits of the colour.
struct HexField: View, ImplementationView {
  let color: Binding<EditedColor>
  @State private var text = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField("Hexadecimal digits", text: $text)
      .font(.caption.monospaced())
      .textFieldStyle(.roundedBorder)
      // The number sign is before the digits in all languages.
      .environment(\.layoutDirection, .leftToRight)
      .focused($isFocused)
      .onSubmit(commit)
      .onChange(of: isFocused) { if !isFocused { commit() } }
      .onDisappear(perform: commit)
      .onChange(of: color.wrappedValue.hex, initial: true) { text = color.wrappedValue.hex }
  }

  private func commit() {
    let current = color.wrappedValue
    if text.caseInsensitiveCompare(current.hex) != .orderedSame,
      let new = EditedColor(hex: text, opacity: current[.opacity])
    {
      color.wrappedValue = new
    }
    text = color.wrappedValue.hex
  }
}
