import SwiftUI

@ShowsSource
struct LargeTypeFits: View {
  @State private var pets = Pet.exampleData

  var body: some View {
    StackedButtons(pets: $pets)
      .environment(\.dynamicTypeSize, .accessibility3)
  }
}
