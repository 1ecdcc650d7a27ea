import SwiftUI

@ShowsSource
struct CircleWithRing: View {
  var body: some View {
    Circle()
      .fill(Color.blue)
      .overlay(
        Circle()
          .strokeBorder(Color.white)
          .padding(3)
      )
      .overlay(
        Text("Start")
          .foregroundColor(.white)
      )
      .frame(width: 75, height: 75)
  }
}
