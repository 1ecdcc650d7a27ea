nonisolated extension VoteHistory {
  /// One entry, with the values on which the history depends.
  struct Change {
    var time: Int64
    /// The index of the line.
    var line: Int
    /// The difference of the votes.
    var change: Int
  }

  /// The line of one contender while entries are added.
  struct Track {
    /// The votes after the last entry.
    private(set) var votes: Int
    private let span: ClosedRange<Int64>
    /// Whether only changes at the same time are drawn as one.
    private let isExact: Bool
    private var points: [Point]
    /// The part of the last two points; `nil` before the first change.
    private var part: Int64?

    /// Creates a line without changes.
    ///
    /// - Parameter changes: the number of changes that will be added.
    init(votes: Int, span: ClosedRange<Int64>, changes: Int) {
      self.votes = votes
      self.span = span
      isExact = changes <= parts
      points = [Point(time: span.lowerBound, votes: votes)]
    }

    mutating func add(_ change: Change) {
      let before = votes
      // Damaged votes may retract more than was cast, or count more than fits.
      votes = max(0, votes.addingReportingOverflow(change.change).partialValue)
      let part = part(at: change.time)
      if part == self.part {
        points[points.count - 1] = Point(time: change.time, votes: votes)
      } else {
        self.part = part
        points.append(Point(time: change.time, votes: before))
        points.append(Point(time: change.time, votes: votes))
      }
    }

    private func part(at time: Int64) -> Int64 {
      guard !isExact, span.lowerBound < span.upperBound else { return time }
      let length = span.upperBound - span.lowerBound
      // The last moment belongs to the last part. A span of all times is 2.6 · 10¹⁴, so that the
      // product fits.
      return min(parts - 1, (time - span.lowerBound) * parts / length)
    }

    /// The points up to the end of the span.
    var finished: [Point] {
      guard let last = points.last, last.time < span.upperBound else { return points }
      return points + [Point(time: span.upperBound, votes: votes)]
    }
  }

  /// The contender with the most votes and the start of its lead, while votes are added.
  struct Race {
    private var votes: [Int]
    /// The index of the contender with the most votes; `nil` if there are several.
    private(set) var leader: Int?
    /// The time at which the leader began to lead.
    var since: Int64

    init(votes: [Int], time: Int64) {
      self.votes = votes
      since = time
      leader = soleLeader
    }

    /// Sets the votes of a contender at a time.
    mutating func update(_ index: Int, votes new: Int, time: Int64) {
      let isRise = new > votes[index]
      votes[index] = new
      // A leader that gains a vote remains the leader.
      if isRise, leader == index { return }
      let next = soleLeader
      guard next != leader else { return }
      leader = next
      since = time
    }

    private var soleLeader: Int? {
      guard let most = votes.max(), votes.count(where: { $0 == most }) == 1 else { return nil }
      return votes.firstIndex(of: most)
    }
  }
}
