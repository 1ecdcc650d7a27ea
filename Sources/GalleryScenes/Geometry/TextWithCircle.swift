import SwiftUI

@ShowsSource
struct TextWithCircle: View {
  @State private var width: CGFloat?

  var body: some View {
    Text("Hello, world")
      .background(
        GeometryReader { proxy in
          Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
        }
      )
      .onPreferenceChange(WidthKey.self) { width = $0 }
      .frame(width: width, height: width)
      .background(Circle().fill(Color.mint))
  }
}
