import SwiftUI

@ShowsSource
struct FixedSizeText: View {
  var body: some View {
    Text("This line stays whole, as wide as it needs to be.")
      .fixedSize()
  }
}
