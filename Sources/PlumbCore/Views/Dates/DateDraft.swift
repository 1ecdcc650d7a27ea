/// What was typed in the parts of a date and is not its value yet.
struct DateDraft: Equatable {
  /// The digits that were typed for the current part.
  var digits: [Int] = []
  /// The parts that were typed and, together with those of the date, are no date that can be selected, as the 31st
  /// before its month.
  var values: [DateField: Int] = [:]

  var isEmpty: Bool { digits.isEmpty && values.isEmpty }

  /// The number that the digits are.
  var number: Int { digits.reduce(0) { $0 * 10 + $1 } }
}
