internal import Foundation

/// The parts of a date in a field, and a stepper for the part that was edited last.
///
/// A click on a part and the tab key select it. Digits replace it; it takes its new value when no further digit can
/// follow, with Return, or when another part is selected. The up and down arrows step it.
struct DateFieldRow: View, ImplementationView {
  let selection: Binding<Date>
  let components: DatePickerComponents
  let bounds: DateBounds
  let hasStepper: Bool
  @FocusState private var focused: DateField?
  /// The part that had the focus last.
  @State private var current: DateField?
  /// The digits that were typed for the current part and are not its value yet.
  @State private var digits: [Int] = []
  @Environment(\.dateCalendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.controlMetrics) private var metrics
  @Environment(\.isEnabled) private var isEnabled

  private var editor: DateEditor { DateEditor(calendar: calendar, bounds: bounds) }

  var body: some View {
    let text = DateFieldText(selection.wrappedValue, components, in: calendar, locale: locale)
    HStack(spacing: metrics.scaled(4)) {
      HStack(spacing: 0) {
        ForEach(text.groups) { group in
          if group.pieces.count == 1 {
            piece(group.pieces[0], of: text)
          } else {
            HStack(spacing: 0) {
              ForEach(group.pieces.indices, id: \.self) { piece(group.pieces[$0], of: text) }
            }
            .environment(\.layoutDirection, .leftToRight)
          }
        }
      }
      .lineLimit(1)
      .font(metrics.font)
      .opacity(isEnabled ? 1 : 0.4)
      .modifier(DateFieldFrame())
      .focusEffectDisabled()
      .fixedSize()
      if hasStepper {
        Stepper(
          label: { EmptyView() }, onIncrement: { stepCurrent(by: 1, in: text) },
          onDecrement: { stepCurrent(by: -1, in: text) }
        )
        .accessibilityHidden(true)
      }
    }
    .onChange(of: focused) { old, new in
      commit(in: text, as: old)
      if let new { current = new }
    }
  }

  @MainActor @ViewBuilder private func piece(
    _ piece: DateFieldText.Piece, of text: DateFieldText
  ) -> some View {
    switch piece {
    case .separator(let string): DateSeparator(text: string)
    case .field(let field, let string):
      let typed = field == current ? digits.map { $0.formatted(digit) }.joined() : ""
      let shown = typed.isEmpty ? string : typed
      DateSegment(
        field: field, text: shown,
        isSelected: focused == field, number: number(of: field),
        set: { selection.wrappedValue = editor.set(field, of: selection.wrappedValue, to: $0) },
        step: { step(field, by: $0) }
      )
      .modifier(
        DateFieldInput(
          enter: { enter($0, in: field, of: text) }, press: { press($0, in: field, of: text) })
      )
      .focused($focused, equals: field)
      .accessibilityLabel(field.name)
      .accessibilityValue(shown)
      .onTapGesture { if isEnabled { focused = field } }
    }
  }

  /// The format of a typed digit, in the digits of the locale.
  private var digit: IntegerFormatStyle<Int> { .number.locale(locale) }

  private func number(of field: DateField) -> AccessibilityNumber? {
    guard field != .dayPeriod else { return nil }
    let limits = editor.range(of: field, at: selection.wrappedValue)
    return AccessibilityNumber(
      Double(calendar.component(field.component, from: selection.wrappedValue)),
      from: Double(limits.lowerBound), to: Double(limits.upperBound), step: 1, isSettable: true)
  }

  // MARK: Steps

  @MainActor private func stepCurrent(by steps: Int, in text: DateFieldText) {
    guard let field = current ?? text.fields.first else { return }
    current = field
    commit(in: text, as: field)
    step(field, by: steps)
  }

  private func step(_ field: DateField, by steps: Int) {
    selection.wrappedValue = editor.step(field, of: selection.wrappedValue, by: steps)
  }

  // MARK: Typing

  @MainActor private func press(
    _ stroke: KeyStroke, in field: DateField, of text: DateFieldText
  ) -> Bool {
    switch stroke.key {
    case .up, .down:
      commit(in: text, as: field)
      step(field, by: stroke.key == .up ? 1 : -1)
    case .left, .right: moveFocus(from: field, of: text, by: stroke.key == .right ? 1 : -1)
    case .delete, .deleteForward: if !digits.isEmpty { digits.removeLast() }
    case .return where !digits.isEmpty: commit(in: text, as: field)
    default: return false
    }
    return true
  }

  /// Selects the part beside another one on the screen.
  @MainActor private func moveFocus(
    from field: DateField, of text: DateFieldText, by offset: Int
  ) {
    let fields = text.fields
    guard let index = fields.firstIndex(of: field), fields.indices.contains(index + offset) else {
      return
    }
    focused = fields[index + offset]
  }

  @MainActor private func enter(_ string: String, in field: DateField, of text: DateFieldText) {
    for character in string {
      if field == .dayPeriod {
        choosePeriod(startingWith: character)
      } else if let digit = character.wholeNumberValue, (0...9).contains(digit) {
        append(digit, to: field, of: text)
      } else if "/.:-, ".contains(character) {
        moveFocus(from: field, of: text, by: 1)
      }
    }
  }

  @MainActor private func append(_ digit: Int, to field: DateField, of text: DateFieldText) {
    current = field
    digits.append(digit)
    let value = Self.value(of: digits)
    let limit = editor.range(of: field, at: selection.wrappedValue).upperBound
    if digits.count == field.digitCount || value * 10 > limit { commit(in: text, as: field) }
  }

  /// Gives a part the value of the digits that were typed.
  @MainActor private func commit(in text: DateFieldText, as field: DateField?) {
    guard let field, !digits.isEmpty else { return }
    let typed = digits
    digits = []
    selection.wrappedValue = editor.enter(
      Self.value(of: typed), digits: typed.count, as: field, of: selection.wrappedValue,
      halves: text.fields.contains(.dayPeriod))
  }

  private static func value(of digits: [Int]) -> Int { digits.reduce(0) { $0 * 10 + $1 } }

  /// Selects the half of the day whose name, or whose English name, begins with a character.
  private func choosePeriod(startingWith character: Character) {
    func begins(_ names: String...) -> Bool {
      names.contains { $0.first?.lowercased() == character.lowercased() }
    }
    let isLate = calendar.component(.hour, from: selection.wrappedValue) >= 12
    let choosesEarly = begins("am", calendar.amSymbol)
    let choosesLate = begins("pm", calendar.pmSymbol)
    guard choosesEarly != choosesLate, choosesLate != isLate else { return }
    step(.dayPeriod, by: 1)
  }
}
