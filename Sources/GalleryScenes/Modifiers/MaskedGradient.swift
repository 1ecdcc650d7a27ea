import SwiftUI

@ShowsSource
struct MaskedGradient: View {
  var body: some View {
    LinearGradient(colors: [.pink, .orange], startPoint: .leading, endPoint: .trailing)
      .mask {
        Text("Masked")
          .font(.largeTitle.bold())
      }
  }
}
