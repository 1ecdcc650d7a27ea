import SwiftUI

@ShowsSource
struct Buttons: View {
  @Binding var pets: [Pet]

  var body: some View {
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
