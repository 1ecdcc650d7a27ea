import SwiftUI

@ShowsSource
struct CircleOverlay: View {
  var body: some View {
    Circle()
      .fill(Color.blue)
      .overlay(
        Text("Start")
          .foregroundColor(.white)
      )
      .frame(width: 75, height: 75)
  }
}
