import SwiftUI

@ShowsSource
struct WidthOfText: View {
  @State private var width: CGFloat?

  var body: some View {
    VStack {
      Text("Hello, world")
        .background(
          GeometryReader { proxy in
            Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
          }
        )
        .onPreferenceChange(WidthKey.self) { width = $0 }
        .border(.gray)
      Text("\(Int((width ?? 0).rounded())) points wide")
        .font(.caption)
    }
  }
}
