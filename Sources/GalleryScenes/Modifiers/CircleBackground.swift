import SwiftUI

@ShowsSource
struct CircleBackground: View {
  var body: some View {
    Text("Hello, World!")
      .foregroundColor(.white)
      .background(Circle().fill(Color.blue))
  }
}
