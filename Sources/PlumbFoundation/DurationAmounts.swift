internal import Foundation

/// A length of time as numbers of units.
struct DurationAmounts {
  struct Amount: Equatable {
    var number: Double
    var unit: TimeUnit
  }

  /// The units from the largest one to the smallest one.
  private(set) var amounts: [Amount]

  /// Whether all numbers are zero.
  var isZero: Bool { amounts.allSatisfy { $0.number == 0 } }

  /// Creates the numbers of units between two dates.
  ///
  /// - Parameters:
  ///   - units: The units from the largest one to the smallest one, at least one.
  ///   - hasFraction: Whether the smallest unit gets what is left as a fraction, if its length is fixed.
  init(
    from start: Date, to end: Date, in calendar: Calendar, units: [TimeUnit], hasFraction: Bool
  ) {
    let components = calendar.dateComponents(Set(units.map(\.component)), from: start, to: end)
    amounts = units.map { Amount(number: Double(components[$0] ?? 0), unit: $0) }
    guard hasFraction, let length = units.last?.length,
      let whole = calendar.date(byAdding: components, to: start)
    else { return }
    amounts[amounts.count - 1].number += end.timeIntervalSince(whole) / length
  }

  /// Tells one of the largest unit in the next unit.
  mutating func collapse() {
    guard let index = amounts.firstIndex(where: { $0.number != 0 }), index + 1 < amounts.count,
      amounts[index].number == 1,
      let count = amounts[index].unit.count(of: amounts[index + 1].unit)
    else { return }
    amounts[index].number = 0
    amounts[index + 1].number += count
  }

  /// Removes small units so that a number of units is left from the first that is not zero; without effect for 0.
  mutating func limit(to count: Int) {
    guard count > 0 else { return }
    let first = amounts.firstIndex { $0.number != 0 } ?? max(amounts.count - count, 0)
    amounts = Array(amounts.prefix(first + count))
  }

  /// Removes units of which there are none, but never the last unit that is left.
  mutating func dropZeros(_ behavior: DateComponentsFormatter.ZeroFormattingBehavior) {
    let last = amounts.suffix(1)
    let first = amounts.firstIndex { $0.number != 0 } ?? amounts.count
    let end = amounts.lastIndex { $0.number != 0 } ?? -1
    amounts = amounts.enumerated().filter { index, amount in
      if amount.number != 0 { return true }
      if index < first { return !behavior.contains(.dropLeading) }
      return !behavior.contains(index > end ? .dropTrailing : .dropMiddle)
    }.map(\.element)
    if amounts.isEmpty { amounts = Array(last) }
  }
}

/// The text of a length of time.
struct DurationText {
  let style: DateComponentsFormatter.UnitsStyle
  let locale: Locale
  /// Whether the first number of a positional text has two digits.
  let isPadded: Bool

  func string(_ amounts: DurationAmounts) -> String {
    let amounts = amounts.amounts
    switch style {
    case .positional: return positional(amounts)
    case .abbreviated: return TimePhrases(locale: locale, width: .narrow).joined(narrow(amounts))
    case .short: return joined(amounts, .short)
    case .full: return joined(amounts, .full)
    case .spellOut:
      let phrases = TimePhrases(locale: locale, width: .full)
      return phrases.joined(amounts.map { spelled($0, phrases) })
    case .brief:
      let phrases = TimePhrases(locale: locale, width: .short)
      return TimePhrases(locale: locale, width: .narrow)
        .joined(amounts.map { phrases.amount($0.number, of: $0.unit).filter { !$0.isWhitespace } })
    }
  }

  private func joined(
    _ amounts: [DurationAmounts.Amount], _ width: TimePhrases.Width
  ) -> String {
    let phrases = TimePhrases(locale: locale, width: width)
    return phrases.joined(amounts.map { phrases.amount($0.number, of: $0.unit) })
  }

  private func narrow(_ amounts: [DurationAmounts.Amount]) -> [String] {
    let phrases = TimePhrases(locale: locale, width: .narrow)
    let isEnglish = locale.language.languageCode?.identifier == "en"
    return amounts.map {
      // The tables have the same letter for months and minutes.
      isEnglish && $0.unit == .month
        ? "\(digits($0.number, 1))mo" : phrases.amount($0.number, of: $0.unit)
    }
  }

  private func positional(_ amounts: [DurationAmounts.Amount]) -> String {
    let times = amounts.filter(\.unit.isTime)
    let clock = times.enumerated().map { index, amount in
      digits(amount.number, index > 0 || isPadded ? 2 : 1)
    }.joined(separator: ":")
    return (narrow(amounts.filter { !$0.unit.isTime }) + (times.isEmpty ? [] : [clock]))
      .joined(separator: " ")
  }

  /// Returns a number with digits before the decimal point, at most two after it, and no separators of thousands.
  private func digits(_ number: Double, _ minimum: Int) -> String {
    number.formatted(
      .number.precision(.integerAndFractionLength(integerLimits: minimum..., fractionLimits: 0...2))
        .grouping(.never).locale(locale))
  }

  private func spelled(_ amount: DurationAmounts.Amount, _ phrases: TimePhrases) -> String {
    let text = phrases.amount(amount.number, of: amount.unit)
    let words = NumberFormatter()
    words.locale = locale
    words.numberStyle = .spellOut
    guard let spelled = words.string(from: NSNumber(value: amount.number)) else { return text }
    return text.replacingOccurrences(
      of: amount.number.formatted(.number.precision(.fractionLength(0...2)).locale(locale)),
      with: spelled)
  }
}
