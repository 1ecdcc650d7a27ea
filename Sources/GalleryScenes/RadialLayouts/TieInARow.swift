import SwiftUI

@ShowsSource
struct TieInARow: View {
  @State private var pets = [
    Pet(type: "Cat", votes: 1), Pet(type: "Goldfish", votes: 1), Pet(type: "Dog", votes: 1),
  ]

  var body: some View {
    VStack {
      Profile(pets: pets, isThreeWayTie: pets.allSatisfy { $0.votes == pets[0].votes })
      StackedButtons(pets: $pets)
    }
  }
}
