import SwiftUI

@ShowsSource
struct UnrankedAvatars: View {
  var pets = Pet.exampleData

  var body: some View {
    UnrankedRadialLayout {
      ForEach(pets) { pet in
        Avatar(pet: pet)
      }
    }
  }
}
