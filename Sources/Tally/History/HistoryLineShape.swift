import SwiftUI

/// The line of one contender.
///
/// The range and the last number of votes are animated, so that a new vote moves the end of the line
/// and the rest makes room for it.
nonisolated struct HistoryLineShape: Shape {
  let points: [VoteHistory.Point]
  var range: HistoryRange
  /// The votes at the trailing edge.
  var votes: Double
  /// The fraction of the time that is drawn, from 0 to 1.
  var progress: Double
  /// Whether time runs from right to left.
  let isMirrored: Bool

  typealias Pair = AnimatablePair<Double, Double>

  var animatableData: AnimatablePair<Pair, AnimatablePair<Pair, Double>> {
    get { .init(.init(range.start, range.end), .init(.init(range.top, votes), progress)) }
    set {
      range.start = newValue.first.first
      range.end = newValue.first.second
      range.top = newValue.second.first.first
      votes = newValue.second.first.second
      progress = newValue.second.second
    }
  }

  func path(in rect: CGRect) -> Path {
    func place(_ time: Double, _ votes: Double) -> CGPoint {
      let x = rect.width * range.fraction(ofTime: time)
      return CGPoint(
        x: isMirrored ? rect.maxX - x : rect.minX + x,
        y: rect.maxY - rect.height * range.fraction(ofVotes: votes))
    }
    let cut = range.start + progress * (range.end - range.start)
    var last = VoteHistory.Point(time: Int64(range.start.rounded()), votes: points[0].votes)
    return Path { path in
      path.move(to: place(range.start, Double(last.votes)))
      for point in points {
        guard Double(point.time) < min(cut, range.end) else {
          let before = Double(last.votes)
          guard cut < range.end else {
            // The corner below the end, at which the last votes were cast.
            path.addLine(to: place(range.end, before))
            break
          }
          let share = (cut - Double(last.time)) / Double(max(1, point.time - last.time))
          path.addLine(to: place(cut, before + min(1, share) * (Double(point.votes) - before)))
          return
        }
        path.addLine(to: place(Double(point.time), Double(point.votes)))
        last = point
      }
      let isWhole = cut >= range.end
      path.addLine(
        to: place(max(cut, Double(last.time)), isWhole ? votes : Double(last.votes)))
    }
  }
}
