import SwiftUI

struct MeasureBehavior<Content: View>: View {
  @State private var width: CGFloat = 100
  @State private var height: CGFloat = 100
  @ViewBuilder var content: Content

  var body: some View {
    VStack {
      content
        .border(.gray)
        .frame(width: width, height: height)
        .border(.primary)
        .frame(maxWidth: .infinity, maxHeight: .infinity)

      Slider(value: $width, in: 0...400)
      Slider(value: $height, in: 0...200)
    }
    .padding()
  }
}

@ShowsSource
struct MeasuredText: View {
  var body: some View {
    MeasureBehavior {
      Text("The quick brown fox jumps over the lazy dog.")
    }
  }
}
