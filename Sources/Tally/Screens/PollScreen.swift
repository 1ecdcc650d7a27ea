import PlumbUI

/// The whole window: who is ahead, by how much, and the buttons that change it.
struct PollScreen: View {
  let model: PollModel

  var body: some View {
    PollScreenLayout {
      PollHeading(totalVotes: model.poll.totalVotes)
      Podium(poll: model.poll)
      Leaderboard(poll: model.poll)
      VoteButtons(candidates: model.poll.candidates) { model.vote(for: $0) }
    }
    .animation(.default, value: model.poll)
    .padding()
    .frame(minWidth: 340)
  }
}
