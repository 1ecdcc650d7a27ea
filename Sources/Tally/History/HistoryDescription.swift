import SwiftUI

/// A history in sentences, for screen readers.
struct HistoryDescription {
  let history: VoteHistory
  let entries: [HistoryEntry]
  let locale: Locale

  /// The span, the votes of each contender, and who leads since when.
  func text(with dates: HistoryDates) -> Text {
    func date(_ time: Int64) -> String { dates.text(for: time, in: history) }
    let span =
      date(history.start) == date(history.end)
      ? Text("At \(date(history.start)).")
      : Text("From \(date(history.start)) to \(date(history.end)).")
    let counts = entries.map { entry in
      Text("\(name(of: entry)): \(Text("\(entry.line.votes) votes")).")
    }
    return (counts + [standing(date)]).reduce(span) { $0 + Text(verbatim: " ") + $1 }
  }

  private func standing(_ date: (Int64) -> String) -> Text {
    guard let lead = history.lead, let leader = entries.first(where: { $0.id == lead.contender })
    else { return Text("It is a tie.") }
    return Text("\(name(of: leader)) has been in the lead since \(date(lead.since)).")
  }

  private func name(of entry: HistoryEntry) -> Text { Text(entry.candidate.title, in: locale) }
}
