internal import Foundation

/// The parts of a date in a field, and a stepper for the part that was edited last.
///
/// A click on a part and the tab key select it. Digits replace it; it takes its new value when no further digit can
/// follow, with Return, or when another part is selected. The up and down arrows step it.
///
/// Parts that were typed and are no date yet, as the 31st before its month, are kept and become the nearest date when
/// all parts were typed, with Return, or when the field is left.
struct DateFieldRow: View, ImplementationView {
  let selection: Binding<Date>
  let components: DatePickerComponents
  let bounds: DateBounds
  let hasStepper: Bool
  @FocusState private var focused: DateField?
  /// The part that had the focus last.
  @State private var current: DateField?
  @State private var draft = DateDraft()
  @Environment(\.dateCalendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.controlMetrics) private var metrics
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.layoutDirection) private var direction

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
    .modifier(DateFieldExit { leave(text) })
    .onChange(of: focused) { old, new in
      commit(in: text, as: old)
      if let new { current = new } else { resolve() }
    }
    .onChange(of: selection.wrappedValue) { draft.values = [:] }
    .onDisappear { leave(text) }
  }

  @MainActor @ViewBuilder private func piece(
    _ piece: DateFieldText.Piece, of text: DateFieldText
  ) -> some View {
    switch piece {
    case .separator(let string): DateSeparator(text: string)
    case .field(let field, let string):
      let shown = shownText(of: field, instead: string)
      DateSegment(
        field: field, text: shown,
        isSelected: focused == field, number: number(of: field),
        set: {
          draft = DateDraft()
          selection.wrappedValue = editor.set(field, of: selection.wrappedValue, to: $0)
        },
        step: { step(field, by: $0, in: text) }
      )
      .modifier(
        DateFieldInput(
          enter: { enter($0, in: field, of: text) }, press: { press($0, in: field, of: text) })
      )
      .focused($focused, equals: field)
      .accessibilityLabel(field.name)
      .accessibilityValue(shown)
      .onPress { if isEnabled { focused = field } }
    }
  }

  /// Returns the text of a part: the typed text, or else the text of the date.
  private func shownText(of field: DateField, instead string: String) -> String {
    let format = IntegerFormatStyle<Int>.number.locale(locale).grouping(.never)
    if field == current, !draft.digits.isEmpty {
      return draft.digits.map { $0.formatted(format) }.joined()
    }
    guard let value = draft.values[field] else { return string }
    // With a zero in front if the date has one.
    let isPadded = string.count == 2 && (string.first?.wholeNumberValue == 0 || field.isPadded)
    return value.formatted(isPadded ? format.precision(.integerLength(2)) : format)
  }

  private func number(of field: DateField) -> AccessibilityNumber? {
    guard field != .dayPeriod else { return nil }
    let limits = editor.range(of: field, at: selection.wrappedValue)
    let value = calendar.component(field.component, from: selection.wrappedValue)
    return AccessibilityNumber(
      Double(value), from: Double(limits.lowerBound), to: Double(limits.upperBound), step: 1,
      isSettable: true)
  }

  // MARK: Steps

  @MainActor private func stepCurrent(by steps: Int, in text: DateFieldText) {
    guard let field = current ?? text.fields.first else { return }
    current = field
    step(field, by: steps, in: text)
  }

  @MainActor private func step(_ field: DateField, by steps: Int, in text: DateFieldText) {
    leave(text)
    selection.wrappedValue = editor.step(field, of: selection.wrappedValue, by: steps)
  }

  // MARK: Typing

  @MainActor private func press(
    _ stroke: KeyStroke, in field: DateField, of text: DateFieldText
  ) -> Bool {
    switch stroke.key {
    case .up, .down: step(field, by: stroke.key == .up ? 1 : -1, in: text)
    case .left, .right:
      moveFocus(from: field, in: text.fields(in: direction), by: stroke.key == .right ? 1 : -1)
    case .delete, .deleteForward: if !draft.digits.isEmpty { draft.digits.removeLast() }
    case .return where !draft.isEmpty: leave(text)
    default: return false
    }
    return true
  }

  /// Selects the part beside another one in a list.
  private func moveFocus(from field: DateField, in fields: [DateField], by offset: Int) {
    guard let index = fields.firstIndex(of: field), fields.indices.contains(index + offset) else {
      return
    }
    focused = fields[index + offset]
  }

  @MainActor private func enter(_ string: String, in field: DateField, of text: DateFieldText) {
    for character in string {
      if field == .dayPeriod {
        choosePeriod(startingWith: character, in: text)
      } else if let digit = character.wholeNumberValue, (0...9).contains(digit) {
        append(digit, to: field, of: text)
      } else if "/.:-, ".contains(character) {
        moveFocus(from: field, in: text.fields, by: 1)
      }
    }
  }

  @MainActor private func append(_ digit: Int, to field: DateField, of text: DateFieldText) {
    current = field
    draft.digits.append(digit)
    let isComplete =
      draft.digits.count == field.digitCount
      || draft.number * 10 > editor.widestRange(of: field).upperBound
    if isComplete { commit(in: text, as: field) }
  }

  /// Sets a part to the typed digits. The selected date changes as soon as the parts form a date.
  @MainActor private func commit(in text: DateFieldText, as field: DateField?) {
    guard let field, !draft.digits.isEmpty else { return }
    var draft = draft
    let date = selection.wrappedValue
    editor.enter(
      draft.number, digits: draft.digits.count, as: field, into: &draft, of: date,
      halves: text.fields.contains(.dayPeriod))
    draft.digits = []
    if let date = editor.date(with: draft.values, of: date, to: components.smallestUnit) {
      draft.values = [:]
      selection.wrappedValue = date
    }
    self.draft = draft
    let isComplete = text.fields.allSatisfy { $0 == .dayPeriod || draft.values[$0] != nil }
    if isComplete { resolve() }
  }

  /// Makes the date nearest to the parts that were typed the value.
  private func resolve() {
    guard !draft.values.isEmpty else { return }
    let date = editor.nearest(to: draft.values, of: selection.wrappedValue)
    draft.values = [:]
    selection.wrappedValue = date
  }

  /// Applies all typed parts.
  @MainActor private func leave(_ text: DateFieldText) {
    commit(in: text, as: current)
    resolve()
  }

  /// Selects the half of the day whose name, or whose English name, begins with a character.
  @MainActor private func choosePeriod(
    startingWith character: Character, in text: DateFieldText
  ) {
    func begins(_ names: String...) -> Bool {
      names.contains { $0.first?.lowercased() == character.lowercased() }
    }
    let isLate = calendar.component(.hour, from: selection.wrappedValue) >= 12
    let choosesEarly = begins("am", calendar.amSymbol)
    let choosesLate = begins("pm", calendar.pmSymbol)
    guard choosesEarly != choosesLate, choosesLate != isLate else { return }
    step(.dayPeriod, by: 1, in: text)
  }
}
