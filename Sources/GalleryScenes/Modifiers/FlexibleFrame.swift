import SwiftUI

@ShowsSource
struct FlexibleFrame: View {
  var body: some View {
    VStack(spacing: 16) {
      Text("minWidth: 150")
        .frame(minWidth: 150)
        .border(.primary)
      Text("maxWidth: 150")
        .frame(maxWidth: 150)
        .border(.primary)
      Text("maxWidth: .infinity")
        .frame(maxWidth: .infinity)
        .border(.primary)
    }
  }
}
