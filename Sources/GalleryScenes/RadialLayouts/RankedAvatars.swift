import SwiftUI

@ShowsSource
struct RankedAvatars: View {
  @State private var pets = Pet.exampleData

  var body: some View {
    VStack {
      MyRadialLayout {
        ForEach(pets) { pet in
          Avatar(pet: pet)
            .rank(pets.rank(of: pet))
        }
      }
      .animation(.default, value: pets)

      MyEqualWidthHStack {
        Buttons(pets: $pets)
      }
    }
  }
}
