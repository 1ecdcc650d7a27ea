public import Foundation

/// A formatter of times relative to others, such as `2 hours ago` or `in 3 days`.
///
/// As Foundation on Apple's platforms, which has no such class on Linux: the text has one unit, the largest one of which
/// there is at least one, and its number is cut off and not rounded.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// The way in which times that have a name are told.
  public enum DateTimeStyle: Int, Sendable {
    /// `1 day ago`
    case numeric
    /// `yesterday`
    case named
  }

  /// The way in which units are written.
  public enum UnitsStyle: Int, Sendable {
    /// `2 months ago`
    case full
    /// `two months ago`
    case spellOut
    /// `2 mo. ago`
    case short
    /// `2mo ago`
    case abbreviated
  }

  /// The way in which times that have a name are told.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// The way in which units are written.
  open var unitsStyle = UnitsStyle.full
  /// The place of the text in a sentence.
  open var formattingContext = Formatter.Context.unknown
  /// The calendar in which the units between dates are counted.
  open var calendar: Calendar! = .autoupdatingCurrent
  /// The language.
  open var locale: Locale! = .autoupdatingCurrent

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns the text of a date relative to now, or `nil` for other values.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  /// Returns the text of a number of seconds after now; negative before now.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// Returns the text of a date relative to another one.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let components = (calendar ?? .autoupdatingCurrent).dateComponents(
      Set(TimeUnit.allCases.map(\.component)), from: referenceDate, to: date)
    return localizedString(from: components)
  }

  /// Returns the text of the largest unit of some components that is not zero.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let unit =
      TimeUnit.allCases.first { dateComponents[$0] ?? 0 != 0 }
      ?? TimeUnit.allCases.last { dateComponents[$0] != nil } ?? .second
    let width: TimePhrases.Width =
      switch unitsStyle {
      case .full, .spellOut: .full
      case .short: .short
      case .abbreviated: .narrow
      }
    return TimePhrases(locale: locale ?? .autoupdatingCurrent, width: width)
      .relative(
        Double(dateComponents[unit] ?? 0), of: unit, isNamed: dateTimeStyle == .named,
        isSpelled: unitsStyle == .spellOut,
        startsSentence: formattingContext == .beginningOfSentence)
  }
}
