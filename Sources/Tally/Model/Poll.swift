/// The contenders of a poll and their votes.
///
/// The sum of all votes always fits an `Int`, so no arithmetic on counts can overflow.
nonisolated struct Poll: Hashable, Sendable {
  /// The numbers of contenders that a poll can show.
  static let sizes = 2...8

  /// The contenders in their order on the screen.
  private(set) var candidates: [Candidate]

  /// Creates a poll of the given contenders.
  ///
  /// - Precondition: two to eight contenders, all names different, the sum of their votes at most
  ///   `Int.max`.
  init(_ candidates: [Candidate]) {
    precondition(
      Self.sizes.contains(candidates.count),
      "A poll of \(candidates.count) candidates cannot be shown. Give it 2 to 8.")
    precondition(
      Set(candidates.map(\.name)).count == candidates.count,
      "Two candidates of a poll share a name. Give every candidate its own.")
    precondition(
      Self.sum(of: candidates.map(\.votes)) != nil,
      "The votes of a poll add up to more than \(Int.max). Start it with fewer.")
    self.candidates = candidates
  }

  /// The contenders of this app, without votes.
  static let favouritePet = Poll([
    Candidate(name: "Cat", emblem: .cat, tint: 0),
    Candidate(name: "Goldfish", emblem: .goldfish, tint: 1),
    Candidate(name: "Dog", emblem: .dog, tint: 2),
  ])

  /// The total number of votes.
  var totalVotes: Int { candidates.reduce(0) { $0 + $1.votes } }

  /// Whether every contender has the same number of votes.
  var isTie: Bool { candidates.allSatisfy { $0.votes == candidates[0].votes } }

  /// Returns one more than the number of contenders with more votes: equal ones share a rank.
  func rank(of candidate: Candidate) -> Int {
    1 + candidates.count { $0.votes > candidate.votes }
  }

  /// Adds a vote for the contender with a name.
  ///
  /// - Returns: `false` if there is no contender with the name, or if there are already `Int.max`
  ///   votes.
  @discardableResult
  mutating func vote(for name: String) -> Bool {
    guard let index = candidates.firstIndex(where: { $0.name == name }), totalVotes < .max else {
      return false
    }
    candidates[index].votes += 1
    return true
  }

  /// Returns the sum of counts, or `nil` if it is too large for an `Int`.
  static func sum(of counts: some Sequence<Int>) -> Int? {
    var sum = 0
    for count in counts {
      let (next, overflows) = sum.addingReportingOverflow(count)
      if overflows { return nil }
      sum = next
    }
    return sum
  }
}
