import SwiftUI

@ShowsSource
struct EqualWidthButtons: View {
  @State private var pets = Pet.exampleData

  var body: some View {
    MyEqualWidthHStack {
      ForEach($pets) { $pet in
        Button {
          pet.votes += 1
        } label: {
          Text(pet.type)
            .frame(maxWidth: .infinity)
        }
        .buttonStyle(.bordered)
      }
    }
  }
}
