import SwiftUI

@ShowsSource
struct RotatedRectangleInFrame: View {
  var body: some View {
    Rectangle()
      .rotation(.degrees(45))
      .fill(.red)
      .border(.blue)
      .frame(width: 100, height: 100)
  }
}
