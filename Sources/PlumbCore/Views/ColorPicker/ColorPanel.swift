internal import Foundation

/// The palette, the sliders and the field with which a colour is selected.
struct ColorPanel: View, ImplementationView {
  let color: Binding<EditedColor>
  let supportsOpacity: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      ColorPalette(color: color)
      VStack(spacing: 6) {
        ForEach(components, id: \.self) { component in
          HStack(spacing: 8) {
            Text(component.name)
              .foregroundStyle(Color.secondary)
              .frame(maxWidth: .infinity, alignment: .leading)
              .accessibilityHidden(true)
            ColorSlider(component: component, color: color).accessibilityLabel(component.name)
            Text(value(of: component))
              .monospacedDigit()
              .frame(width: 38, alignment: .trailing)
              .accessibilityHidden(true)
          }
        }
      }
      HStack(spacing: 8) {
        ColorSwatch(color: color.wrappedValue.color, cornerRadius: 5).frame(height: 24)
        HexField(color: color).frame(width: 96)
      }
    }
    .font(.caption)
    .lineLimit(1)
    .frame(width: ColorPalette.width)
    .padding(12)
    .environment(\.isInForm, false)
    .environment(\.controlSize, .regular)
  }

  private var components: [EditedColor.Component] {
    EditedColor.Component.allCases.filter { supportsOpacity || $0 != .opacity }
  }

  /// Returns the value of a component as a byte, and of the opacity in per cent.
  private func value(of component: EditedColor.Component) -> String {
    let value = color.wrappedValue[component]
    return component == .opacity
      ? "\(Int((Double(value) / 255 * 100).rounded())) %" : "\(value)"
  }
}

/// A field for the hexadecimal digits of a colour.
///
/// What is typed becomes the colour with Return, when another view gets the keyboard focus, and when the field
/// disappears. A text that is no colour is replaced by the digits of the colour.
struct HexField: View, ImplementationView {
  let color: Binding<EditedColor>
  @State private var text = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField("Hexadecimal digits", text: $text)
      .font(.caption.monospaced())
      .textFieldStyle(.roundedBorder)
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
