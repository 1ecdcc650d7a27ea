import SwiftUI

@ShowsSource
struct LargeTypeDoesNotFit: View {
  @State private var pets = Pet.exampleData

  var body: some View {
    MyEqualWidthHStack {
      Buttons(pets: $pets)
    }
    .environment(\.dynamicTypeSize, .accessibility3)
  }
}
