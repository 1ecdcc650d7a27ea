import SwiftUI

/// A page that is pulled away by its edge: a shape with the animated data of a size.
struct LiquidRevealView: View {
  @State private var pull = CGSize.zero
  @State private var isOpen = false

  var body: some View {
    GeometryReader { proxy in
      ZStack {
        page(
          "The other side", "Tap to go back.",
          colors: [Color(red: 0.98, green: 0.8, blue: 0.55), .pink]
        )
        .onTapGesture {
          withAnimation(.spring(response: 0.6, dampingFraction: 0.8)) { close() }
        }
        page("Pull the edge", "A drop follows the pointer.", colors: [.indigo, .blue])
          .clipShape(LiquidEdge(pull: pull))
          .contentShape(LiquidEdge(pull: pull))
          .allowsHitTesting(!isOpen)
          .overlay(alignment: .topTrailing) { handle(in: proxy.size) }
      }
    }
  }

  private func handle(in size: CGSize) -> some View {
    Image(systemName: "chevron.left")
      .font(.title2.bold())
      .foregroundColor(.white)
      .frame(width: 44, height: 44)
      .contentShape(Rectangle())
      .gesture(
        DragGesture()
          .onChanged { value in
            withAnimation(.interactiveSpring(response: 0.5, dampingFraction: 0.6)) {
              pull = value.translation
            }
          }
          .onEnded { value in
            withAnimation(.spring(response: 0.6, dampingFraction: 0.8)) {
              isOpen = value.translation.width < -size.width / 2
              pull = isOpen ? CGSize(width: -3 * max(size.width, size.height), height: 0) : .zero
            }
          }
      )
      .accessibilityElement()
      .accessibilityLabel("Handle")
      .offset(x: 2, y: 108)
      .opacity(pull == .zero ? 1 : 0)
  }

  private func page(_ title: String, _ details: String, colors: [Color]) -> some View {
    LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing)
      .overlay {
        VStack(alignment: .leading, spacing: 8) {
          Text(title).font(.largeTitle.weight(.heavy))
          Text(details).opacity(0.8)
        }
        .foregroundColor(.white)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(36)
      }
      .accessibilityElement(children: .combine)
  }

  private func close() {
    isOpen = false
    pull = .zero
  }
}

/// A rectangle with a drop cut out of its right edge.
private struct LiquidEdge: Shape {
  var pull: CGSize

  var animatableData: CGSize.AnimatableData {
    get { pull.animatableData }
    set { pull.animatableData = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let depth = max(-pull.width, 0)
    let top = min(80 - depth, 80)
    let bottom = max(180 + pull.height + depth, 180)
    let (middle, tip) = ((top + bottom) / 2, rect.width - depth - 40)
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: rect.width, y: 0))
    path.addLine(to: CGPoint(x: rect.width, y: top))
    path.addCurve(
      to: CGPoint(x: rect.width, y: bottom), control1: CGPoint(x: tip, y: middle),
      control2: CGPoint(x: tip, y: middle))
    path.addLine(to: CGPoint(x: rect.width, y: max(rect.height, bottom)))
    path.addLine(to: CGPoint(x: 0, y: max(rect.height, bottom)))
    path.closeSubpath()
    return path
  }
}
