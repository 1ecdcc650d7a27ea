internal import Foundation

/// A part of a date that can be edited.
enum DateField: Hashable {
  case year, month, day, hour, minute, second
  /// The half of the day, in locales whose hours count to twelve.
  case dayPeriod

  /// The calendar component of the part; the hour for the half of the day.
  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .day: .day
    case .hour, .dayPeriod: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  /// The name for assistive technologies.
  var name: LocalizedStringKey {
    switch self {
    case .year: "Year"
    case .month: "Month"
    case .day: "Day"
    case .hour: "Hour"
    case .minute: "Minute"
    case .second: "Second"
    case .dayPeriod: "AM/PM"
    }
  }

  /// Whether the part always has two digits.
  var isPadded: Bool { self == .minute || self == .second }

  /// The number of digits after which the part is complete.
  var digitCount: Int { self == .year ? 4 : 2 }

  /// Creates the part of a formatted date that Foundation calls by a name; `nil` for one that cannot be edited.
  init?(_ field: AttributeScopes.FoundationAttributes.DateFieldAttribute.Field) {
    switch field {
    case .year: self = .year
    case .month: self = .month
    case .day: self = .day
    case .hour: self = .hour
    case .minute: self = .minute
    case .second: self = .second
    case .amPM: self = .dayPeriod
    default: return nil
    }
  }
}

/// A date as a row of parts, in the order and with the separators of a locale.
struct DateFieldText {
  /// A piece of the row.
  enum Piece: Hashable {
    /// A separator.
    case separator(String)
    /// A part of the date and its text.
    case field(DateField, String)
  }

  /// Pieces that are written from left to right in every language, as digits with a separator of numbers are.
  struct Group: Identifiable {
    let id: Int
    var pieces: [Piece]
  }

  /// The pieces in reading order.
  let groups: [Group]

  init(_ date: Date, _ components: DatePickerComponents, in calendar: Calendar, locale: Locale) {
    let text = Self.style(components, calendar, locale).attributed.format(date)
    var pieces: [Piece] = []
    for run in text.runs {
      let string = String(text.characters[run.range])
      if let field = run.dateField.flatMap(DateField.init) {
        pieces.append(.field(field, string))
      } else if case .separator(let other) = pieces.last {
        pieces[pieces.count - 1] = .separator(other + string)
      } else {
        pieces.append(.separator(string))
      }
    }
    var groups: [Group] = []
    for piece in pieces {
      if let last = groups.last?.pieces.last, Self.keepsTogether(last, piece) {
        groups[groups.count - 1].pieces.append(piece)
      } else {
        groups.append(Group(id: groups.count, pieces: [piece]))
      }
    }
    self.groups = groups
  }

  /// The parts of the date in reading order.
  var fields: [DateField] {
    groups.flatMap(\.pieces).compactMap { piece in
      if case .field(let field, _) = piece { field } else { nil }
    }
  }

  /// The parts of the date from left to right, as they are on the screen.
  func fields(in direction: LayoutDirection) -> [DateField] {
    if direction == .leftToRight { return fields }
    return groups.reversed().flatMap(\.pieces).compactMap { piece in
      if case .field(let field, _) = piece { field } else { nil }
    }
  }

  /// Whether a piece is written to the right of the one before it in every language, by the rules of bidirectional
  /// text: a single separator of numbers joins them.
  private static func keepsTogether(_ first: Piece, _ second: Piece) -> Bool {
    switch (first, second) {
    case (.field, .separator(let text)), (.separator(let text), .field):
      text.unicodeScalars.count == 1 && text.allSatisfy("./:-".contains)
    default: false
    }
  }

  private static func style(
    _ components: DatePickerComponents, _ calendar: Calendar, _ locale: Locale
  ) -> Date.FormatStyle {
    var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    if components.contains(.date) { style = style.year().month(.defaultDigits).day() }
    if components.includesTime { style = style.hour().minute() }
    if components.contains(.hourMinuteAndSecond) { style = style.second() }
    return style
  }
}
