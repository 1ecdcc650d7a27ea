import SwiftUI

@ShowsSource
struct CircleButton: View {
  @State private var count = 0

  var body: some View {
    Button("\(count)") {
      count += 1
    }
    .buttonStyle(CircleStyle())
  }
}
