/// The typed parts of a date that are not its value yet.
struct DateDraft: Equatable {
  /// The digits that were typed for the current part.
  var digits: [Int] = []
  /// The typed parts that do not form a date that can be selected, together with the other parts of the date, such as
  /// the 31st before its month.
  var values: [DateField: Int] = [:]

  var isEmpty: Bool { digits.isEmpty && values.isEmpty }

  /// The number that the digits form.
  var number: Int { digits.reduce(0) { $0 * 10 + $1 } }
}
