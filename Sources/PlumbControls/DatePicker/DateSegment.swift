internal import Foundation

/// A part of a date in a field.
struct DateSegment: View, RoleView {
  let field: DateField
  let text: String
  /// Whether the part has the keyboard focus.
  let isSelected: Bool
  /// The value for assistive technologies; `nil` for the half of the day.
  let number: AccessibilityNumber?
  /// Sets the value.
  let set: (Int) -> Void
  /// Steps the value.
  let step: (Int) -> Void

  static var elementRole: ElementRole { .stepper }

  var controlState: ControlState {
    ControlState(
      number: number,
      setNumber: number == nil
        ? nil : { value in if let value = Int(exactly: value.rounded()) { set(value) } },
      increment: { step(1) }, decrement: { step(-1) })
  }

  var body: some View {
    ZStack(alignment: .trailing) {
      // As on a Mac: the parts do not move when one of them gets another digit.
      if field != .dayPeriod, text.count < 2 { Text("00").hidden() }
      Text(text).foregroundStyle(isSelected ? AnyShapeStyle(.white) : AnyShapeStyle(Color.primary))
    }
    .monospacedDigit()
    .padding(.horizontal, 1)
    .background {
      RoundedRectangle(cornerRadius: 3)
        .fill(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.clear))
    }
    .accessibilityHidden(true)
    .contentShape(Rectangle())
  }
}

/// A separator between the parts of a date.
struct DateSeparator: View, ImplementationView {
  let text: String

  var body: some View {
    let mark = text.trimmingCharacters(in: .whitespaces)
    let space: CGFloat = 4
    Text(mark)
      .foregroundStyle(Color.secondary)
      .padding(.leading, mark.isEmpty || text.first?.isWhitespace == true ? space : 0)
      .padding(.trailing, !mark.isEmpty && text.last?.isWhitespace == true ? space : 0)
      .accessibilityHidden(true)
  }
}

/// The border and the background of a field around the parts of a date, the same as around text fields.
struct DateFieldFrame: ViewModifier {
  @Environment(\.controlMetrics) private var metrics
  @Environment(\.colorScheme) private var colorScheme

  func body(content: Content) -> some View {
    let shape = RoundedRectangle(cornerRadius: metrics.scaled(6))
    content
      .endingEmphasis()
      .padding(.horizontal, metrics.scaled(6))
      .padding(.vertical, metrics.scaled(4))
      .background {
        shape.fill(
          colorScheme == .dark ? Color(system: .secondaryBackground) : Color(system: .background))
        shape.strokeBorder(Color(system: .quinaryBackground), lineWidth: 1)
      }
  }
}
