extension Color {
  /// Creates a colour from a colour of Core Graphics.
  public init(cgColor: CGColor) {
    let color = cgColor.resolved
    self.init(
      red: color.red, green: color.green, blue: color.blue, opacity: color.opacity)
  }

  /// Creates a colour from a colour of Core Graphics, as in the first versions of SwiftUI.
  public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }

  /// The colour as a colour of Core Graphics, in the light scheme.
  public var cgColor: CGColor? { CGColor(resolved(in: EnvironmentValues().colorAppearance)) }
}

extension ColorPicker {
  /// Creates a picker of a colour of Core Graphics, with a label.
  ///
  /// - Parameters:
  ///   - selection: the colour, which a selection sets in sRGB.
  ///   - supportsOpacity: whether a person can change the opacity; if not, selected colours are opaque.
  ///   - label: the label of the picker.
  // `.constant(.white)` is a binding to a `Color`.
  @_disfavoredOverload
  nonisolated public init(
    selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection.asColor, supportsOpacity: supportsOpacity, label: label)
  }
}

extension ColorPicker where Label == Text {
  /// Creates a picker of a colour of Core Graphics with a localized title.
  @_disfavoredOverload
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) {
    self.init(titleKey, selection: selection.asColor, supportsOpacity: supportsOpacity)
  }

  /// Creates a picker of a colour of Core Graphics with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) {
    self.init(title, selection: selection.asColor, supportsOpacity: supportsOpacity)
  }
}

extension Binding where Value == CGColor {
  fileprivate var asColor: Binding<Color> {
    Binding<Color>(
      get: { Color(cgColor: wrappedValue) },
      set: { color in
        if let changed = color.cgColor { wrappedValue = changed }
      })
  }
}
