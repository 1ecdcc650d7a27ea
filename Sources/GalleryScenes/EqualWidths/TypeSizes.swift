import SwiftUI

@ShowsSource
struct TypeSizes: View {
  @State private var pets = Pet.exampleData
  private let sizes: [DynamicTypeSize] = [.xSmall, .large, .xxxLarge, .accessibility1]

  var body: some View {
    VStack(spacing: 16) {
      ForEach(sizes, id: \.self) { size in
        StackedButtons(pets: $pets)
          .dynamicTypeSize(size)
      }
    }
  }
}
