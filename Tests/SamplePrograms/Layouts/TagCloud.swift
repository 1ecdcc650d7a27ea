import SwiftUI

/// Tags in lines that break: a layout of one's own with a cache, and tags that change places.
struct TagCloudView: View {
  @State private var chosen: [String] = ["Swift"]
  @State private var rest = [
    "Layout", "Animation", "State", "Binding", "Environment", "Preferences", "Gestures", "Canvas",
    "Grid", "Accessibility", "Shapes",
  ]
  @State private var spacing = 8.0

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Chosen").font(.headline)
      FlowLayout(spacing: spacing) {
        ForEach(chosen, id: \.self) { tag in
          chip(tag, color: .accentColor) { move(tag, from: &chosen, to: &rest) }
        }
      }
      Divider()
      Text("Available").font(.headline)
      FlowLayout(spacing: spacing) {
        ForEach(rest, id: \.self) { tag in
          chip(tag, color: .gray) { move(tag, from: &rest, to: &chosen) }
        }
      }
      Spacer(minLength: 0)
      Slider(value: $spacing.animation(), in: 2...24) { Text("Spacing") }
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private func chip(_ tag: String, color: Color, action: @escaping () -> Void) -> some View {
    Button(action: action) {
      Text(tag)
        .font(.callout.weight(.medium))
        .padding(.horizontal, 12)
        .padding(.vertical, 6)
        .background(Capsule().fill(color.opacity(0.2)))
        .overlay(Capsule().strokeBorder(color))
    }
    .buttonStyle(.plain)
  }

  private func move(_ tag: String, from: inout [String], to: inout [String]) {
    withAnimation(.spring(response: 0.4, dampingFraction: 0.8)) {
      from.removeAll { $0 == tag }
      to.append(tag)
    }
  }
}

private struct FlowLayout: Layout {
  var spacing: CGFloat

  var animatableData: CGFloat {
    get { spacing }
    set { spacing = newValue }
  }

  struct Cache {
    var sizes: [CGSize]
  }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    places(in: proposal.width ?? .infinity, cache).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let places = places(in: bounds.width, cache).points
    for (subview, point) in zip(subviews, places) {
      subview.place(
        at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), proposal: .unspecified)
    }
  }

  private func places(in width: CGFloat, _ cache: Cache) -> (points: [CGPoint], size: CGSize) {
    var points: [CGPoint] = []
    var (x, y, lineHeight, widest) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
    for size in cache.sizes {
      if x > 0, x + size.width > width {
        x = 0
        y += lineHeight + spacing
        lineHeight = 0
      }
      points.append(CGPoint(x: x, y: y))
      lineHeight = max(lineHeight, size.height)
      x += size.width + spacing
      widest = max(widest, x - spacing)
    }
    return (points, CGSize(width: widest, height: y + lineHeight))
  }
}
