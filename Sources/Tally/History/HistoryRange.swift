import Foundation

/// The part of time and of the numbers of votes that a chart shows.
nonisolated struct HistoryRange: Hashable, Sendable {
  /// The time at the leading edge, in milliseconds since the beginning of 1970.
  var start: Double
  /// The time at the trailing edge.
  var end: Double
  /// The votes at the upper edge.
  var top: Double

  /// The shortest time shown, in milliseconds.
  private static let shortest: Double = 10_000

  init(start: Double, end: Double, top: Double) {
    self.start = start
    self.end = end
    self.top = top
  }

  /// The range of a history, from a little before its first vote: otherwise the rise of that vote
  /// would be at the edge.
  init(_ history: VoteHistory) {
    let length = Double(history.end - history.start)
    let missing = max(0, Self.shortest - length)
    start = Double(history.start) - missing / 2 - 0.02 * (length + missing)
    end = Double(history.end) + missing / 2
    top = Double(max(1, history.mostVotes))
  }

  var dates: ClosedRange<Date> {
    Date(timeIntervalSince1970: start / 1_000)...Date(timeIntervalSince1970: end / 1_000)
  }

  /// Returns the place of a time, from 0 at the leading edge to 1 at the trailing edge.
  func fraction(ofTime time: Double) -> CGFloat { CGFloat((time - start) / (end - start)) }

  func fraction(of date: Date) -> CGFloat { fraction(ofTime: date.timeIntervalSince1970 * 1_000) }

  /// Returns the place of a number of votes, from 0 at the lower edge to 1 at the upper edge.
  func fraction(ofVotes votes: Double) -> CGFloat { CGFloat(votes / top) }

  /// Returns the time at a fraction.
  func time(at fraction: CGFloat) -> Int64 {
    Int64((start + Double(min(max(fraction, 0), 1)) * (end - start)).rounded())
  }
}
