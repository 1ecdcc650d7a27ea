import SwiftUI

@ShowsSource
struct FixedWidthFrame: View {
  var body: some View {
    VStack(spacing: 16) {
      Text("Hello, world")
        .border(.gray)
        .frame(width: 100)
        .border(.primary)
      Text("Hello, world")
        .border(.gray)
        .frame(width: 50)
        .border(.primary)
    }
  }
}
