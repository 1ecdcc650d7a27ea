import SwiftUI

@ShowsSource
struct StackAlignment: View {
  var body: some View {
    HStack(spacing: 24) {
      HStack(alignment: .top) { squares }
        .border(.primary)
      VStack(alignment: .trailing) { squares }
        .border(.primary)
      ZStack(alignment: .bottomTrailing) { squares }
        .border(.primary)
    }
  }

  private var squares: some View {
    Group {
      Rectangle()
        .fill(.blue)
        .frame(width: 50, height: 50)
      Rectangle()
        .fill(.green)
        .frame(width: 30, height: 30)
    }
  }
}
