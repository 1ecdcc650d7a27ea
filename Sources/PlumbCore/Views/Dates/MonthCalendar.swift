internal import Foundation

/// The days of a month in a grid, of which one can be selected with the pointer or the arrow keys.
///
/// The arrow keys move by a day or a week, the page keys by a month, Home and End to the ends of the month.
struct MonthCalendar: View, ImplementationView {
  /// The day from which the arrow keys move, and whose month is shown first.
  let cursor: Date
  let bounds: DateBounds
  let isSelected: (Date) -> Bool
  /// Called with the beginning of a day that was clicked.
  let select: (Date) -> Void
  /// Called with a date on a day to which a key has moved.
  let move: (Date) -> Void
  /// A date in the month that is shown; `nil` for that of the cursor.
  @State private var browsed: Date?
  @FocusState private var isFocused: Bool
  @Environment(\.dateCalendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.layoutDirection) private var direction
  @Environment(\.isEnabled) private var isEnabled
  @ScaledMetric(relativeTo: .subheadline) private var cell: CGFloat = 30

  private var editor: DateEditor { DateEditor(calendar: calendar, bounds: bounds) }

  var body: some View {
    let page = MonthPage(of: browsed ?? cursor, in: calendar)
    VStack(alignment: .leading, spacing: 6) {
      header(page)
      VStack(spacing: 2) {
        HStack(spacing: 0) {
          ForEach(Array(page.weekdayNames.enumerated()), id: \.offset) { _, name in
            Text(name.short).font(.caption.weight(.medium))
              .foregroundStyle(Color.secondary)
              .frame(width: cell)
              .accessibilityLabel(name.full)
          }
        }
        ForEach(0..<6, id: \.self) { week(at: $0, of: page) }
      }
      .padding(2)
      .contentShape(Rectangle())
      .focusable()
      // The ring is around a day.
      .focusEffectDisabled()
      .focused($isFocused)
      .onKeyPress(keys: Self.keys) { press(MonthKey($0.key, direction), on: page) }
    }
    .fixedSize()
    .opacity(isEnabled ? 1 : 0.4)
    .onChange(of: cursor) { browsed = nil }
  }

  // MARK: The header

  @MainActor private func header(_ page: MonthPage) -> some View {
    let style = Date.FormatStyle(
      locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    return HStack(spacing: 2) {
      Text(style.month(.wide).year().format(page.start))
        .font(.subheadline.weight(.semibold))
        .foregroundStyle(Color.primary)
        .lineLimit(1)
        .accessibilityAddTraits(.isHeader)
        .padding(.leading, 8)
      Spacer(minLength: 8)
      turn("chevron.backward", "Previous month", to: page.moved(by: -1))
      Button {
        browsed = .now
      } label: {
        Circle().frame(width: 6, height: 6).frame(width: 22, height: 22)
      }
      .accessibilityLabel("Today")
      .disabled(!bounds.includesPart(of: MonthPage(of: .now, in: calendar).period))
      turn("chevron.forward", "Next month", to: page.moved(by: 1))
    }
    .buttonStyle(PressFeedbackStyle())
    .defaultForegroundStyle(AnyShapeStyle(.tint))
    .frame(width: cell * 7 + 4)
  }

  private func turn(_ symbol: String, _ name: LocalizedStringKey, to page: MonthPage?) -> some View
  {
    Button {
      browsed = page?.start
    } label: {
      Image(systemName: symbol).font(.caption.weight(.bold))
        .flipsForRightToLeftLayoutDirection(true).frame(width: 22, height: 22)
    }
    .accessibilityLabel(name)
    .disabled(!(page.map { bounds.includesPart(of: $0.period) } ?? false))
  }

  // MARK: The days

  @MainActor private func week(at index: Int, of page: MonthPage) -> some View {
    HStack(spacing: 0) {
      ForEach(0..<7, id: \.self) { weekday in
        let place = index * 7 + weekday - page.leadingDays
        if page.days.indices.contains(place) {
          day(page.days[place])
        } else {
          Color.clear.frame(width: cell, height: cell)
        }
      }
    }
  }

  @MainActor private func day(_ date: Date) -> some View {
    MonthDay(
      title: calendar.component(.day, from: date).formatted(.number.locale(locale)),
      name: Date.FormatStyle(
        date: .complete, time: .omitted, locale: locale, calendar: calendar,
        timeZone: calendar.timeZone
      ).format(date),
      isSelected: isSelected(date), isToday: calendar.isDateInToday(date),
      isFocused: isFocused && calendar.isDate(date, inSameDayAs: cursor), size: cell
    ) {
      isFocused = true
      select(date)
    }
    .disabled(!editor.allows(day: date))
    .id(date)
  }

  // MARK: Keys

  private static let keys: Set<KeyEquivalent> = [
    .leftArrow, .rightArrow, .upArrow, .downArrow, .pageUp, .pageDown, .home, .end,
  ]

  /// Moves the cursor. A key that would leave the range has no effect.
  private func press(_ key: MonthKey?, on page: MonthPage) -> KeyPress.Result {
    guard let key, isEnabled else { return .ignored }
    let target: Date? =
      switch key {
      case .days(let count): calendar.date(byAdding: .day, value: count, to: cursor)
      case .months(let count): calendar.date(byAdding: .month, value: count, to: cursor)
      case .first: page.days.first.map { editor.move(cursor, toDay: $0) }
      case .last: page.days.last.map { editor.move(cursor, toDay: $0) }
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

/// What a key does in a month.
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
  let isSelected: Bool
  let isToday: Bool
  /// Whether the keys move from this day.
  let isFocused: Bool
  let size: CGFloat
  let action: () -> Void
  @State private var isHovered = false
  @Environment(\.isEnabled) private var isEnabled

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
      .onTapGesture { if isEnabled { action() } }
      .accessibilityLabel(name)
      .accessibilityRole(.option)
      .accessibilityAddTraits(isSelected ? .isSelected : [])
      .accessibilityAction { if isEnabled { action() } }
  }

  private var foreground: AnyShapeStyle {
    if isSelected { return AnyShapeStyle(.white) }
    return isToday ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.primary)
  }

  private var background: AnyShapeStyle {
    if isSelected { return AnyShapeStyle(.tint) }
    return isHovered && isEnabled ? AnyShapeStyle(Color(.fill)) : AnyShapeStyle(Color.clear)
  }
}
