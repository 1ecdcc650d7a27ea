import SwiftUI

/// The contenders with their fraction and their count of the votes.
struct Leaderboard: View {
  let poll: Poll

  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.locale) private var locale

  var body: some View {
    // A poll without votes has empty bars, not a total of zero.
    let total = Double(max(1, poll.totalVotes))
    Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 10) {
      ForEach(poll.candidates) { candidate in
        Divider()
        GridRow {
          // Sized before the bars, which take the rest: a name is more important than a longer bar.
          Text(candidate.title, in: locale)
            .layoutPriority(1)
          ProgressView(value: Double(candidate.votes), total: total)
            .tint(Theme.tint(of: candidate, in: colorScheme))
          Text("\(candidate.votes)")
            .contentTransition(.numericText(value: Double(candidate.votes)))
            .layoutPriority(1)
            .gridColumnAlignment(.trailing)
        }
      }
      Divider()
    }
  }
}
