import SwiftUI

/// A picture that moves slower than the page and stays as a bar, from frames in the scroll view.
struct StickyHeaderView: View {
  @State private var offset: CGFloat = 0

  private let height: CGFloat = 180
  private let bar: CGFloat = 56

  private var progress: CGFloat { min(max(-offset / (height - bar), 0), 1) }

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        GeometryReader { proxy in
          let y = proxy.frame(in: .named("scroll")).minY
          header
            .frame(width: proxy.size.width, height: height + max(y, 0))
            .clipped()
            .offset(y: y > 0 ? -y : max(0, -y - (height - bar)))
            .preference(key: OffsetKey.self, value: y)
        }
        .frame(height: height)
        .zIndex(1)
        LazyVStack(spacing: 0, pinnedViews: []) {
          ForEach(1..<31) { row in
            HStack {
              Circle().fill(Color(hue: Double(row) / 31, saturation: 0.5, brightness: 0.9))
                .frame(width: 28)
              Text("Row \(row)")
              Spacer()
            }
            .padding(.horizontal)
            .frame(height: 44)
            Divider()
          }
        }
      }
    }
    .coordinateSpace(name: "scroll")
    .onPreferenceChange(OffsetKey.self) { offset = $0 }
  }

  private var header: some View {
    ZStack(alignment: .bottomLeading) {
      LinearGradient(
        colors: [.purple, .indigo, .blue], startPoint: .topLeading, endPoint: .bottomTrailing)
      ForEach(0..<6, id: \.self) { index in
        Circle()
          .fill(.white.opacity(0.12))
          .frame(width: CGFloat(40 + index * 25))
          .offset(x: CGFloat(index) * 50, y: CGFloat(index % 2) * -40 + offset * 0.3)
      }
      Text("Parallax")
        .font(.system(size: 34 - 14 * progress, weight: .bold))
        .foregroundColor(.white)
        .padding(16)
        .accessibilityIdentifier("title")
    }
  }
}

private struct OffsetKey: PreferenceKey {
  static var defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}
