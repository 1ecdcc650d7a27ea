/// The contenders of a poll and their votes.
///
/// The sum of all votes always fits an `Int`, so no arithmetic on counts can overflow.
nonisolated struct Poll: Hashable, Sendable {
  /// The numbers of contenders that a poll can show.
  static let sizes = 2...8

  /// The identifier of the poll in the stored votes.
  let id: String
  /// The question that is voted on.
  let question: PollText
  /// The contenders in their order on the screen.
  private(set) var candidates: [Candidate]

  /// Creates a poll of the given contenders; by default on the question of this app.
  ///
  /// - Precondition: two to eight contenders, all names and all identifiers different, the sum of
  ///   their votes at most `Int.max`.
  init(
    id: String = "favourite-pet", question: PollText = .translated("Favourite pet?"),
    _ candidates: [Candidate]
  ) {
    precondition(
      Self.sizes.contains(candidates.count),
      "A poll of \(candidates.count) candidates cannot be shown. Give it 2 to 8.")
    precondition(
      Set(candidates.map(\.name)).count == candidates.count
        && Set(candidates.map(\.id)).count == candidates.count,
      "Two candidates of a poll share a name. Give every candidate its own.")
    precondition(
      Self.sum(of: candidates.map(\.votes)) != nil,
      "The votes of a poll add up to more than \(Int.max). Start it with fewer.")
    self.id = id
    self.question = question
    self.candidates = candidates
  }

  /// The poll of this app, without votes.
  static let favouritePet = Poll([
    Candidate(id: "cat", title: .translated("Cat"), emblem: .cat, tint: .palette(0)),
    Candidate(id: "goldfish", title: .translated("Goldfish"), emblem: .goldfish, tint: .palette(1)),
    Candidate(id: "dog", title: .translated("Dog"), emblem: .dog, tint: .palette(2)),
  ])

  /// The total number of votes.
  var totalVotes: Int { candidates.reduce(0) { $0 + $1.votes } }

  /// Whether every contender has the same number of votes.
  var isTie: Bool { candidates.allSatisfy { $0.votes == candidates[0].votes } }

  /// Returns one more than the number of contenders with more votes: equal ones share a rank.
  func rank(of candidate: Candidate) -> Int {
    1 + candidates.count { $0.votes > candidate.votes }
  }

  /// The contenders that have the most votes; none without votes.
  var leaders: [Candidate] {
    candidates.filter { $0.votes > 0 && rank(of: $0) == 1 }
  }

  /// Returns the contender with a name or, if none has it, with an identifier.
  func candidate(named name: String) -> Candidate? {
    candidates.first { $0.name == name } ?? candidates.first { $0.id == name }
  }

  /// Returns the same contenders with votes of a dictionary by identifier; a contender that is not
  /// in it has none.
  ///
  /// Numbers that could not have been counted are limited to possible ones.
  func withVotes(_ votes: [String: Int]) -> Poll {
    var poll = self
    var free = Int.max
    for index in candidates.indices {
      let count = min(max(0, votes[candidates[index].id] ?? 0), free)
      poll.candidates[index].votes = count
      free -= count
    }
    return poll
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
