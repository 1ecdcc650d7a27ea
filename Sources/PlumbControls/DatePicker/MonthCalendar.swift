internal import Foundation

/// The days of a month in a grid, of which one can be selected with the pointer or the arrow keys.
///
/// The arrow keys move by a day or a week, the page keys by a month, Home and End to the ends of the month.
struct MonthCalendar: View, ImplementationView {
  /// The day from which the arrow keys move, and whose month is shown first.
  let cursor: Date
  let bounds: DateBounds
  /// Returns whether the day with a beginning is selected.
  let isSelected: (Date) -> Bool
  /// Called with the beginning of a day that was clicked.
  let select: @MainActor (Date) -> Void
  /// Called with a date on a day to which a key has moved.
  let move: (Date) -> Void
  /// A date in the month that is shown; `nil` for the month of the cursor.
  @State private var browsed: Date?
  @State private var state = MonthState()
  @FocusState private var isFocused: Bool
  @Environment(\.dateCalendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.layoutDirection) private var direction
  @Environment(\.isEnabled) private var isEnabled
  @ScaledMetric(relativeTo: .subheadline) private var cell: CGFloat = 30
  /// The width and the height of the buttons of the header, in points.
  @ScaledMetric(relativeTo: .caption) private var button: CGFloat = 22

  var body: some View {
    let texts = state.texts(of: browsed ?? cursor, in: calendar, locale: locale)
    let _ = update(state)
    VStack(alignment: .leading, spacing: 6) {
      header(texts)
      VStack(spacing: 2) {
        HStack(spacing: 0) {
          ForEach(Array(texts.weekdayNames.enumerated()), id: \.offset) { _, name in
            Text(name.short).font(.caption.weight(.medium))
              .foregroundStyle(Color.secondary)
              .frame(width: cell)
              .accessibilityLabel(name.full)
          }
        }
        ForEach(0..<6, id: \.self) { week(at: $0, of: texts) }
      }
      .padding(2)
      .contentShape(Rectangle())
      .focusable()
      // The ring is around a day.
      .focusEffectDisabled()
      .focused($isFocused)
      .onKeyPress(keys: Self.keys) { press(MonthKey($0.key, direction), on: texts.page) }
    }
    .fixedSize()
    .opacity(isEnabled ? 1 : 0.4)
    .onChange(of: cursor) { browsed = nil }
  }

  private func update(_ state: MonthState) {
    state.select = { day in
      isFocused = true
      select(day)
    }
  }

  // MARK: The header

  @MainActor private func header(_ texts: MonthTexts) -> some View {
    HStack(spacing: 2) {
      Text(texts.title)
        .font(.subheadline.weight(.semibold))
        .foregroundStyle(Color.primary)
        .lineLimit(1)
        .accessibilityAddTraits(.isHeader)
        .padding(.leading, 8)
      Spacer(minLength: 8)
      turn("chevron.backward", "Previous month", to: bounds.month(before: texts.page))
      Button {
        browsed = .now
      } label: {
        Circle().frame(width: button / 22 * 6, height: button / 22 * 6)
          .frame(width: button, height: button)
      }
      .accessibilityLabel("Today")
      .disabled(!bounds.includesMonth(of: .now, in: calendar))
      turn("chevron.forward", "Next month", to: bounds.month(after: texts.page))
    }
    .buttonStyle(PressFeedbackStyle())
    .defaultForegroundStyle(AnyShapeStyle(.tint))
    .frame(width: cell * 7 + 4)
  }

  /// A button that turns to the month of a date; `nil` if there is none.
  private func turn(_ symbol: String, _ name: LocalizedStringKey, to date: Date?) -> some View {
    Button {
      browsed = date
    } label: {
      Image(systemName: symbol).font(.caption.weight(.bold)).frame(width: button, height: button)
    }
    .accessibilityLabel(name)
    .disabled(date == nil)
  }

  // MARK: The days

  @MainActor private func week(at index: Int, of texts: MonthTexts) -> some View {
    HStack(spacing: 0) {
      ForEach(0..<7, id: \.self) { weekday in
        let place = index * 7 + weekday - texts.page.leadingDays
        if texts.days.indices.contains(place) {
          day(texts.page.days[place], texts.days[place])
        } else {
          Color.clear.frame(width: cell, height: cell)
        }
      }
    }
  }

  @MainActor private func day(
    _ day: DateInterval, _ texts: (number: String, name: String)
  ) -> some View {
    MonthDay(
      title: texts.number, name: texts.name, date: day.start,
      isAllowed: bounds.includesPart(of: day),
      isSelected: isSelected(day.start),
      isToday: day.start <= .now && .now < day.end,
      isFocused: isFocused && day.start <= cursor && cursor < day.end, size: cell, state: state
    )
    .id(day.start)
  }

  // MARK: Keys

  private static let keys: Set<KeyEquivalent> = [
    .leftArrow, .rightArrow, .upArrow, .downArrow, .pageUp, .pageDown, .home, .end,
  ]

  /// Moves the cursor. A key that would leave the range has no effect.
  private func press(_ key: MonthKey?, on page: MonthPage) -> KeyPress.Result {
    guard let key, isEnabled else { return .ignored }
    let editor = DateEditor(calendar: calendar, bounds: bounds)
    let target: Date? =
      switch key {
      case .days(let count): calendar.date(byAdding: .day, value: count, to: cursor)
      case .months(let count): calendar.date(byAdding: .month, value: count, to: cursor)
      case .first: page.days.first.map { editor.move(cursor, toDay: $0.start) }
      case .last: page.days.last.map { editor.move(cursor, toDay: $0.start) }
      }
    guard let target else { return .handled }
    let allowed = bounds.nearest(to: target)
    if calendar.isDate(allowed, inSameDayAs: cursor) {
      browsed = nil
    } else {
      move(allowed)
    }
    return .handled
  }
}

/// The effect of a key in a month.
private enum MonthKey {
  case days(Int)
  case months(Int)
  case first, last

  init?(_ key: KeyEquivalent, _ direction: LayoutDirection) {
    let forward = direction == .rightToLeft ? -1 : 1
    switch key {
    case .leftArrow: self = .days(-forward)
    case .rightArrow: self = .days(forward)
    case .upArrow: self = .days(-7)
    case .downArrow: self = .days(7)
    case .pageUp: self = .months(-1)
    case .pageDown: self = .months(1)
    case .home: self = .first
    case .end: self = .last
    default: return nil
    }
  }
}

/// A day of a month.
private struct MonthDay: View, ImplementationView {
  let title: String
  /// The whole date, for assistive technologies.
  let name: String
  /// The beginning of the day.
  let date: Date
  /// Whether the day can be selected.
  let isAllowed: Bool
  let isSelected: Bool
  let isToday: Bool
  /// Whether the keys move from this day.
  let isFocused: Bool
  let size: CGFloat
  let state: MonthState
  @State private var isHovered = false
  @Environment(\.isEnabled) private var isPickerEnabled
  @Environment(\.onTintStyle) private var onTint

  private var isEnabled: Bool { isPickerEnabled && isAllowed }

  var body: some View {
    Text(title)
      .font(.subheadline.weight(isToday || isSelected ? .semibold : .regular))
      .monospacedDigit()
      .foregroundStyle(foreground)
      .opacity(isEnabled ? 1 : 0.3)
      .frame(width: size, height: size)
      .background { Circle().fill(background).padding(isFocused ? 3 : 1) }
      .overlay { if isFocused { Circle().strokeBorder(.tint, lineWidth: 1.5) } }
      .contentShape(Rectangle())
      .onHover { isHovered = $0 }
      .onPress(perform: select)
      .accessibilityLabel(name)
      .accessibilityRole(.option)
      .accessibilityAddTraits(isSelected ? .isSelected : [])
      .accessibilityAction { select() }
      .disabled(!isAllowed)
  }

  private func select() {
    if isEnabled { state.select(date) }
  }

  private var foreground: AnyShapeStyle {
    if isSelected { return onTint }
    return isToday ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.primary)
  }

  private var background: AnyShapeStyle {
    if isSelected { return AnyShapeStyle(.tint) }
    return isHovered && isEnabled ? AnyShapeStyle(Color(system: .fill)) : AnyShapeStyle(Color.clear)
  }
}
