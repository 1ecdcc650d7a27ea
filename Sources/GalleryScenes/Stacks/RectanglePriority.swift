import SwiftUI

@ShowsSource
struct RectanglePriority: View {
  var body: some View {
    HStack(spacing: 0) {
      Rectangle()
        .fill(Color.red)
        .frame(minWidth: 50)
      Rectangle()
        .fill(Color.blue)
        .frame(maxWidth: 100)
        .layoutPriority(1)
    }
    .frame(width: 75)
  }
}
