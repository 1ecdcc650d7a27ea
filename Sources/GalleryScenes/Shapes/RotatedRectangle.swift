import SwiftUI

@ShowsSource
struct RotatedRectangle: View {
  var body: some View {
    Rectangle()
      .rotation(.degrees(45))
      .fill(.red)
  }
}
