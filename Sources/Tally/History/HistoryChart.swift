import SwiftUI

/// The lines of a history between two axes.
struct HistoryChart: View {
  let entries: [HistoryEntry]
  let history: VoteHistory
  /// The fraction of the lines that is drawn, from 0 to 1.
  let progress: Double
  /// Whether the contenders' names are at the ends of the lines.
  let showsNames: Bool
  /// Whether the lines have patterns.
  let hasPatterns: Bool

  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.layoutDirection) private var layoutDirection

  var body: some View {
    let range = HistoryRange(history)
    HistoryChartLayout {
      CountAxis(range: range)
      TimeAxis(range: range)
      lines(in: range)
      LineEndsLayout {
        ForEach(entries) { entry in
          Group {
            if showsNames {
              HistoryLegendEntry(entry: entry).lineLimit(1).fixedSize()
            } else {
              HistoryAvatar(candidate: entry.candidate)
            }
          }
          .layoutValue(
            key: AxisFraction.self, value: range.fraction(ofVotes: Double(entry.line.votes)))
        }
      }
      .opacity(progress)
    }
  }

  private func lines(in range: HistoryRange) -> some View {
    ZStack {
      ForEach(entries) { entry in
        HistoryLineShape(
          points: entry.line.points, range: range, votes: Double(entry.line.votes),
          progress: progress, isMirrored: layoutDirection == .rightToLeft
        )
        .stroke(
          Theme.tint(of: entry.candidate, in: colorScheme),
          style: entry.stroke(hasPattern: hasPatterns))
      }
    }
    .modifier(HistoryPointer(entries: entries, history: history, range: range))
  }
}
