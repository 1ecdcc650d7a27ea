import SwiftUI

@ShowsSource
struct CircleAroundText: View {
  var body: some View {
    Text("Start")
      .foregroundColor(.white)
      .padding(10)
      .background(
        GeometryReader { proxy in
          Circle()
            .fill(Color.blue)
            .frame(width: proxy.size.width, height: proxy.size.width)
        }
      )
  }
}
