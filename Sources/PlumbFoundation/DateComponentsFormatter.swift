public import Foundation

/// A formatter of lengths of time, such as `1:10:05` or `1 hour, 10 minutes`.
///
/// As Foundation on Apple's platforms, which has no such class on Linux. Numbers are cut off and not rounded. The
/// phrases of `includesApproximationPhrase` and `includesTimeRemainingPhrase` exist in English, French, German and
/// Japanese; in other languages the properties have no effect, as Unicode's tables have no such phrases.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// The way in which units are written.
  public enum UnitsStyle: Int, Sendable {
    /// `1:10:05`; days and larger units are abbreviated, as in `3d 1:10:05`.
    case positional
    /// `1h 10m`
    case abbreviated
    /// `1 hr, 10 min`
    case short
    /// `1 hour, 10 minutes`
    case full
    /// `one hour, ten minutes`
    case spellOut
    /// `1hr 10min`
    case brief
  }

  /// The units of which there are none that are left out.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Units at the start with `positional`, and otherwise all.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Units at the start.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Units between others.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// Units at the end.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// All units, but for the smallest one of a length of zero.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// No unit; with `positional` the first number has two digits, too.
    public static let pad = ZeroFormattingBehavior(rawValue: 65_536)
  }

  /// The way in which units are written.
  open var unitsStyle = UnitsStyle.positional
  /// The units: years, months, weeks, days, hours, minutes and seconds. Without any, those of the components that are
  /// formatted, and all of them for times and dates.
  open var allowedUnits: NSCalendar.Unit = []
  /// The units of which there are none that are left out.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The calendar and the language; `nil` for the Gregorian calendar in English.
  open var calendar: Calendar? = .autoupdatingCurrent
  /// Whether the smallest unit has a fraction, as in `1.5h`.
  open var allowsFractionalUnits = false
  /// The largest number of units, counted from the first that is not zero; 0 for any number.
  open var maximumUnitCount = 0
  /// Whether one of the largest unit is told in the next unit, as in `63s` for `1m 3s`.
  open var collapsesLargestUnit = false
  /// Whether the text says that the length is not exact, as in `About 5 minutes`.
  open var includesApproximationPhrase = false
  /// Whether the text says that the time is left, as in `5 minutes remaining`.
  open var includesTimeRemainingPhrase = false
  /// The place of the text in a sentence, which has no effect.
  open var formattingContext = Formatter.Context.unknown
  /// The time from which components and lengths are counted.
  var referenceDate: Date?

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns the text of date components, of a `TimeInterval`, or `nil` for other values.
  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let components as NSDateComponents: string(from: components as DateComponents)
    case let interval as TimeInterval: string(from: interval)
    default: nil
    }
  }

  /// Returns the text of the units in some components; `nil` if they have none of the units that are allowed.
  open func string(from components: DateComponents) -> String? {
    let given = TimeUnit.allCases.filter { components[$0] != nil }
    var sum = DateComponents()
    for unit in given { sum.setValue(components[unit], for: unit.component) }
    let start = fixedDate
    guard !given.isEmpty, let end = fixedCalendar.date(byAdding: sum, to: start) else { return nil }
    return string(
      from: start, to: end, in: fixedCalendar, units: allowedUnits.isEmpty ? given : timeUnits)
  }

  /// Returns the text of the time between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: startDate, to: endDate, in: usedCalendar, units: timeUnits)
  }

  /// Returns the text of a number of seconds; `nil` for one that is not finite.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, abs(ti) < 1e12 else { return nil }
    let start = fixedDate
    return string(
      from: start, to: start.addingTimeInterval(ti), in: fixedCalendar, units: timeUnits)
  }

  /// Returns the text of the units in some components in a style.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  private var timeUnits: [TimeUnit] {
    allowedUnits.isEmpty
      ? TimeUnit.allCases
      : TimeUnit.allCases.filter { !$0.calendarUnits.isDisjoint(with: allowedUnits) }
  }

  private var usedCalendar: Calendar {
    if let calendar { return calendar }
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US_POSIX")
    return calendar
  }

  /// The calendar for lengths without dates, whose days all have 24 hours.
  private var fixedCalendar: Calendar {
    var calendar = usedCalendar
    calendar.timeZone = .gmt
    return calendar
  }

  private var fixedDate: Date {
    referenceDate
      ?? Date(
        timeIntervalSinceReferenceDate: Date().timeIntervalSinceReferenceDate.rounded(.down))
  }

  private func string(
    from start: Date, to end: Date, in calendar: Calendar, units: [TimeUnit]
  ) -> String? {
    guard !units.isEmpty else { return nil }
    let (first, last) = (min(start, end), max(start, end))
    var amounts = DurationAmounts(
      from: first, to: last, in: calendar, units: units, hasFraction: allowsFractionalUnits)
    if collapsesLargestUnit { amounts.collapse() }
    amounts.limit(to: maximumUnitCount)
    let isPositional = unitsStyle == .positional
    var behavior = zeroFormattingBehavior
    if behavior.contains(.default) {
      behavior.formUnion(isPositional ? .dropLeading : .dropAll)
    }
    amounts.dropZeros(behavior)
    let text = DurationText(
      style: unitsStyle, locale: calendar.locale ?? .current, isPadded: behavior.contains(.pad))
    return phrase(
      end < start && !amounts.isZero ? "-\(text.string(amounts))" : text.string(amounts),
      in: text.locale)
  }

  private func phrase(_ text: String, in locale: Locale) -> String {
    guard includesApproximationPhrase || includesTimeRemainingPhrase,
      let phrase = DurationPhrase.all[locale.language.languageCode?.identifier ?? ""]
    else { return text }
    let (isAbout, isLeft) = (includesApproximationPhrase, includesTimeRemainingPhrase)
    let words = isAbout ? isLeft ? phrase.aboutLeft : phrase.about : phrase.left
    return words.replacing("%", with: text)
  }
}

/// The words around a length of time, which stands for the percent sign. None of them has a form for a number or gender.
private struct DurationPhrase {
  /// The length is not exact.
  var about: String
  /// The time is left.
  var left: String
  /// The time is left, and its length is not exact.
  var aboutLeft: String

  /// The words of languages.
  static let all = [
    "de": DurationPhrase(about: "Etwa %", left: "Noch %", aboutLeft: "Noch etwa %"),
    "en": DurationPhrase(
      about: "About %", left: "% remaining", aboutLeft: "About % remaining"),
    "fr": DurationPhrase(
      about: "Environ %", left: "Il reste %", aboutLeft: "Il reste environ %"),
    "ja": DurationPhrase(about: "約%", left: "残り%", aboutLeft: "残り約%"),
  ]
}
