import SwiftUI

@ShowsSource
struct ThirdOfTheWidth: View {
  var body: some View {
    GeometryReader { proxy in
      Rectangle()
        .fill(Color.red)
        .frame(width: proxy.size.width / 3)
    }
  }
}
