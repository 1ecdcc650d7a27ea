/// A control for selecting a colour.
///
/// As SwiftUI on macOS: a well shows the colour. A click on it opens a popover with a palette, sliders for the
/// components, and a field for the hexadecimal digits of the colour in sRGB.
public struct ColorPicker<Label: View> {
  private let selection: Binding<Color>
  private let supportsOpacity: Bool
  private let label: Label

  nonisolated private init(_ selection: Binding<Color>, _ supportsOpacity: Bool, label: Label) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label
  }

  /// Creates a picker with a label.
  ///
  /// - Parameters:
  ///   - selection: the colour. A system colour becomes a colour of sRGB when one of its components is changed.
  ///   - supportsOpacity: whether a person can change the opacity; if not, selected colours are opaque.
  ///   - label: the label of the picker.
  nonisolated public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, supportsOpacity, label: label())
  }
}

extension ColorPicker: View, RoleView, LabelledView {
  package static var elementRole: ElementRole { .picker }

  public var body: some View {
    ControlRow {
      ControlLabel(label, precedesControl: true)
    } control: {
      ColorWell(selection: selection, supportsOpacity: supportsOpacity)
    }
  }
}

extension ColorPicker where Label == Text {
  /// Creates a picker with a localized title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection, supportsOpacity, label: Text(titleKey))
  }

  /// Creates a picker with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection, supportsOpacity, label: Text(title))
  }
}
