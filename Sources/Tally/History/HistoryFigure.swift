import SwiftUI

/// The chart with the names of the contenders: at the ends of the lines, or below.
struct HistoryFigure: View {
  let poll: Poll
  let history: VoteHistory
  /// The fraction of the lines that is drawn, from 0 to 1.
  let progress: Double

  @Environment(\.locale) private var locale
  @Environment(\.historyCalendar) private var calendar

  /// The smallest width of lines with names at their ends, in points.
  private static let leastWidth: CGFloat = 440

  var body: some View {
    ViewThatFits(in: .horizontal) {
      chart(showsNames: true)
        .frame(minWidth: Self.leastWidth)
      VStack(alignment: .leading, spacing: 16) {
        chart(showsNames: false)
        HistoryLegendLayout {
          ForEach(entries) { HistoryLegendEntry(entry: $0, showsLine: hasPatterns) }
        }
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Votes over time")
    .accessibilityValue(
      HistoryDescription(history: history, entries: entries, locale: locale).text(
        with: HistoryDates(locale: locale, calendar: calendar)))
  }

  private func chart(showsNames: Bool) -> some View {
    HistoryChart(
      entries: entries, history: history, progress: progress, showsNames: showsNames,
      hasPatterns: hasPatterns && !showsNames)
  }

  /// The contenders of the lines.
  private var entries: [HistoryEntry] {
    history.lines.enumerated().compactMap { index, line in
      poll.candidates.first { $0.id == line.id }.map {
        HistoryEntry(candidate: $0, line: line, index: index)
      }
    }
  }

  /// Whether the lines have patterns, because contenders cannot be distinguished by their emblems.
  private var hasPatterns: Bool {
    struct Mark: Hashable {
      var emblem: Emblem
      var initial: Substring
    }
    let marks = poll.candidates.map { candidate in
      Mark(
        emblem: candidate.emblem,
        initial: candidate.emblem == .initial
          ? candidate.title.string(in: locale).prefix(1)[...] : "")
    }
    return Set(marks).count < marks.count
  }
}

/// A contender in a chart.
nonisolated struct HistoryEntry: Hashable, Identifiable {
  let candidate: Candidate
  let line: VoteHistory.Line
  /// The place in the poll.
  let index: Int

  var id: Candidate.ID { candidate.id }

  /// The lengths of dashes and gaps in points; none for an unbroken line.
  var pattern: [CGFloat] {
    let patterns: [[CGFloat]] = [
      [], [8, 6], [0.5, 5], [12, 5, 0.5, 5], [4, 5], [14, 6], [8, 5, 0.5, 5, 0.5, 5], [2, 8],
    ]
    return patterns[index % patterns.count]
  }

  /// The style of the line.
  func stroke(hasPattern: Bool) -> StrokeStyle {
    StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .round, dash: hasPattern ? pattern : [])
  }
}
