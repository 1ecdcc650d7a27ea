import SwiftUI

@ShowsSource
struct PetPoll: View {
  @State private var pets = Pet.exampleData

  private var totalVotes: Int { pets.reduce(0) { $0 + $1.votes } }
  private var isThreeWayTie: Bool { pets.allSatisfy { $0.votes == pets[0].votes } }

  var body: some View {
    VStack {
      Profile(pets: pets, isThreeWayTie: isThreeWayTie)
      Leaderboard(pets: pets, totalVotes: totalVotes)
      StackedButtons(pets: $pets)
    }
    .padding()
  }
}
