import SwiftUI

/// A cell that shows its width.
@ShowsSource
struct MeasuredCell: View {
  var index: Int

  private static let colors: [Color] = [.blue, .green, .orange, .pink, .purple, .teal]

  var body: some View {
    GeometryReader { proxy in
      Text("\(Int(proxy.size.width.rounded()))")
        .font(.caption)
        .minimumScaleFactor(0.5)
        .frame(width: proxy.size.width, height: proxy.size.height)
        .background(Self.colors[index % Self.colors.count].opacity(0.35))
    }
  }
}
