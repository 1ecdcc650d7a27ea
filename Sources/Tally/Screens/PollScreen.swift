import SwiftUI

/// The whole window: the ranking, the counts, and the buttons to vote.
struct PollScreen: View {
  let model: PollModel

  var body: some View {
    PollScreenLayout {
      PollHeading(question: model.poll.question, totalVotes: model.poll.totalVotes)
      Podium(poll: model.poll)
      Leaderboard(poll: model.poll)
      VoteButtons(candidates: model.poll.candidates) { model.vote(for: $0) }
    }
    .animation(.default, value: model.poll)
    .padding()
    .frame(minWidth: 340)
  }
}
