import SwiftUI

@ShowsSource
struct ScaledText: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Truncated where it does not fit")
      Text("Smaller where it does not fit")
        .minimumScaleFactor(0.5)
    }
    .font(.title)
    .lineLimit(1)
  }
}
