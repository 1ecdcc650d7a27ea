import SwiftUI

@ShowsSource
struct ButtonsInHStack: View {
  @State private var pets = Pet.exampleData

  var body: some View {
    HStack {
      ForEach($pets) { $pet in
        Button {
          pet.votes += 1
        } label: {
          Text(pet.type)
        }
        .buttonStyle(.bordered)
      }
    }
  }
}
