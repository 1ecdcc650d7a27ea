import SwiftUI

@ShowsSource
struct Avatar: View {
  var pet: Pet

  private static let colors: [String: Color] = [
    "Cat": .purple, "Goldfish": .orange, "Dog": .teal,
  ]

  var body: some View {
    Circle()
      .fill(Self.colors[pet.type] ?? .gray)
      .overlay {
        Text(pet.type.prefix(1))
          .font(.title2.bold())
          .foregroundStyle(.white)
      }
      .frame(width: 64, height: 64)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(pet.type)
  }
}
