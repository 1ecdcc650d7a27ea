import SwiftUI

@ShowsSource
struct Pet: Identifiable, Equatable {
  let type: String
  var votes = 0
  var id: String { type }

  static let exampleData = [
    Pet(type: "Cat", votes: 25),
    Pet(type: "Goldfish", votes: 9),
    Pet(type: "Dog", votes: 16),
  ]
}
