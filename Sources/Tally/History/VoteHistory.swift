import BallotStorage

/// The votes of each contender over time.
///
/// A line has at most `mostPoints` points, however many votes it stands for.
nonisolated struct VoteHistory: Hashable, Sendable {
  /// The votes of a contender at a time. Between two points at different times the votes change
  /// evenly; a single vote is two points at one time.
  struct Point: Hashable, Sendable {
    /// The time, in milliseconds since the beginning of 1970.
    var time: Int64
    var votes: Int
  }

  /// The votes of one contender, from the first vote of the poll to the last one.
  struct Line: Hashable, Sendable, Identifiable {
    /// The identifier of the contender.
    let id: Candidate.ID
    /// The points in the order of time; never empty.
    var points: [Point]

    /// The votes at the end.
    var votes: Int { points[points.count - 1].votes }

    /// Returns the votes at a time.
    func votes(at time: Int64) -> Int {
      // A binary search for the first point after the time.
      var range = points.startIndex..<points.endIndex
      while !range.isEmpty {
        let middle = range.lowerBound + range.count / 2
        range =
          points[middle].time <= time
          ? middle + 1..<range.upperBound : range.lowerBound..<middle
      }
      return points[max(0, range.lowerBound - 1)].votes
    }
  }

  /// The contender with the most votes.
  struct Lead: Hashable, Sendable {
    let contender: Candidate.ID
    /// The time at which it began to have more votes than every other contender.
    let since: Int64
  }

  /// The parts of the time from the first vote to the last one in which the changes of one
  /// contender are drawn as one.
  static let parts: Int64 = 200
  /// The most points of a line: two for each part, and the two ends.
  static let mostPoints = 2 * Int(parts) + 4
  /// The times that are shown, from 1970 to the end of 9999: a damaged or wrong clock may have
  /// given any.
  static let times: ClosedRange<Int64> = 0...253_402_300_799_999

  /// The time of the first vote.
  var start: Int64
  /// The time of the last vote.
  var end: Int64
  /// One line for each contender, in the order of the poll.
  var lines: [Line]
  /// The leading contender; `nil` if several contenders have the most votes.
  var lead: Lead?

  /// The largest number of votes of any contender at any time.
  var mostVotes: Int { lines.lazy.flatMap(\.points).map(\.votes).max() ?? 0 }
}

nonisolated extension VoteHistory {
  /// Returns the history of a poll, or `nil` if there are no entries of its contenders or the
  /// current task is cancelled.
  ///
  /// It takes two passes over the entries, away from the main thread.
  ///
  /// - Parameters:
  ///   - entries: the entries by their times; others are sorted.
  ///   - poll: the contenders with their votes at the end, which can include votes that are not
  ///     among the entries.
  @concurrent static func reading(_ entries: [BallotEntry], of poll: Poll) async -> VoteHistory? {
    VoteHistory(entries, of: poll)
  }

  init?(_ entries: [BallotEntry], of poll: Poll) {
    var changes: [Change] = []
    changes.reserveCapacity(entries.count)
    let indices = Dictionary(
      uniqueKeysWithValues: poll.candidates.enumerated().map { ($1.id, $0) })
    var isSorted = true
    for entry in entries {
      if changes.count.isMultiple(of: 4_096), Task.isCancelled { return nil }
      guard let index = indices[entry.contender] else { continue }
      let time = min(max(entry.time, Self.times.lowerBound), Self.times.upperBound)
      if let last = changes.last, last.time > time { isSorted = false }
      changes.append(Change(time: time, line: index, change: entry.change))
    }
    // The order of changes at the same time is kept.
    if !isSorted {
      changes = changes.enumerated()
        .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
        .map(\.element)
    }
    self.init(changes, of: poll)
  }

  private init?(_ changes: [Change], of poll: Poll) {
    guard let first = changes.first, let last = changes.last else { return nil }
    var sums = Array(repeating: 0, count: poll.candidates.count)
    var counts = sums
    for change in changes {
      sums[change.line] += change.change
      counts[change.line] += 1
    }
    var tracks = poll.candidates.indices.map { index in
      Track(
        votes: max(0, poll.candidates[index].votes - sums[index]),
        span: first.time...last.time, changes: counts[index])
    }
    var race = Race(votes: tracks.map(\.votes), time: first.time)
    for (offset, change) in changes.enumerated() {
      if offset.isMultiple(of: 4_096), Task.isCancelled { return nil }
      tracks[change.line].add(change)
      race.update(change.line, votes: tracks[change.line].votes, time: change.time)
    }
    start = first.time
    end = last.time
    lines = zip(poll.candidates, tracks).map { Line(id: $0.id, points: $1.finished) }
    lead = race.leader.map { Lead(contender: poll.candidates[$0].id, since: race.since) }
  }

  /// Returns the history with the votes of a moment added at its end.
  ///
  /// It takes no longer for many votes, and shows a vote before all entries are read again.
  func extended(to poll: Poll, at time: Int64) -> VoteHistory {
    var history = self
    let time = max(end, min(max(time, Self.times.lowerBound), Self.times.upperBound))
    // As in a part of a history, changes in quick succession are drawn as one.
    let part = (time - start) / Self.parts
    history.end = time
    for index in lines.indices {
      guard let votes = poll.candidates.first(where: { $0.id == lines[index].id })?.votes
      else { continue }
      var points = lines[index].points
      let before = lines[index].votes
      // The last point only says that the votes have not changed since the one before.
      if points.count > 1, points[points.count - 2].votes == before { points.removeLast() }
      if votes != before {
        if points.count > 2, points[points.count - 2].time + part >= time {
          points[points.count - 1] = Point(time: time, votes: votes)
        } else {
          points += [Point(time: time, votes: before), Point(time: time, votes: votes)]
        }
      }
      if points[points.count - 1].time < time { points.append(Point(time: time, votes: votes)) }
      history.lines[index].points = points
    }
    var race = Race(votes: history.lines.map(\.votes), time: time)
    if let lead, let leader = race.leader, lines[leader].id == lead.contender {
      race.since = lead.since
    }
    history.lead = race.leader.map { Lead(contender: lines[$0].id, since: race.since) }
    return history
  }
}
