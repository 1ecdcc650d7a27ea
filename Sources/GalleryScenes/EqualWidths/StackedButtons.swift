import SwiftUI

@ShowsSource
struct StackedButtons: View {
  @Binding var pets: [Pet]

  var body: some View {
    ViewThatFits {
      MyEqualWidthHStack {
        Buttons(pets: $pets)
      }
      MyEqualWidthVStack {
        Buttons(pets: $pets)
      }
    }
  }
}
