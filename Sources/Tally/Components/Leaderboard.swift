import SwiftUI

/// The contenders with their fraction and their count of the votes.
///
/// If name, bar and count do not fit next to each other, the bar is below.
struct Leaderboard: View {
  let poll: Poll

  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    ViewThatFits(in: .horizontal) {
      Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 10) {
        ForEach(poll.candidates) { candidate in
          Divider()
          GridRow {
            // Sized before the bars, which take the rest: a name is more important than a longer
            // bar.
            CandidateName(candidate: candidate).equatable().layoutPriority(1)
            VoteBar(candidate: candidate, total: poll.totalVotes)
              .frame(minWidth: Self.shortestBar, idealWidth: Self.shortestBar, maxWidth: .infinity)
            VoteCount(votes: candidate.votes)
              .layoutPriority(1)
              .gridColumnAlignment(.trailing)
          }
        }
        Divider()
      }
      // All names in one size, which fits into every window.
      stacked.lineLimit(1)
      // At smaller sizes it would be the one before once more, evaluated with every vote.
      if typeSize > .accessibility2 {
        stacked.lineLimit(1).dynamicTypeSize(...DynamicTypeSize.accessibility2)
      }
      stacked.dynamicTypeSize(...DynamicTypeSize.xxxLarge)
    }
  }

  /// The bars below the names and counts.
  private var stacked: some View {
    VStack(alignment: .leading, spacing: 10) {
      ForEach(poll.candidates) { candidate in
        Divider()
        HStack(spacing: 12) {
          CandidateName(candidate: candidate).equatable()
          Spacer(minLength: 0)
          VoteCount(votes: candidate.votes).layoutPriority(1)
        }
        VoteBar(candidate: candidate, total: poll.totalVotes)
      }
      Divider()
    }
  }

  /// The least width of a bar that shows something, in points.
  private static let shortestBar: CGFloat = 48
}

/// The name of a candidate in the language of the user.
struct CandidateName: View {
  let candidate: Candidate

  @Environment(\.locale) private var locale

  var body: some View { Text(candidate.title, in: locale) }
}

/// A name is not evaluated again for every vote.
extension CandidateName: Equatable {
  nonisolated static func == (first: CandidateName, second: CandidateName) -> Bool {
    first.candidate.isSame(as: second.candidate)
  }
}

/// The fraction of all votes that a contender has.
private struct VoteBar: View {
  let candidate: Candidate
  let total: Int

  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.locale) private var locale

  var body: some View {
    // A poll without votes has empty bars, not a total of zero.
    ProgressView(value: Double(candidate.votes), total: Double(max(1, total)))
      .tint(Theme.tint(of: candidate, in: colorScheme))
      .accessibilityLabel(Text(candidate.title, in: locale))
  }
}

private struct VoteCount: View {
  let votes: Int

  var body: some View {
    Text("\(votes)")
      .contentTransition(.numericText(value: Double(votes)))
      .lineLimit(1)
      .minimumScaleFactor(0.4)
  }
}
