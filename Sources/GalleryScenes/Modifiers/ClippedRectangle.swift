import SwiftUI

@ShowsSource
struct ClippedRectangle: View {
  var body: some View {
    Rectangle()
      .rotation(.degrees(45))
      .fill(.red)
      .clipped()
      .frame(width: 100, height: 100)
  }
}
