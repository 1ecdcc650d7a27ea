import SwiftUI

@ShowsSource
struct OffsetCircle: View {
  var body: some View {
    HStack {
      Circle()
        .fill(Color.red)
      Circle()
        .fill(Color.blue)
        .offset(y: -30)
      Circle()
        .fill(Color.green)
    }
    .frame(width: 200, height: 60)
    .border(.primary)
  }
}
