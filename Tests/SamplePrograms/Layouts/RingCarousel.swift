import SwiftUI

/// Pictures on a ring that is turned by a drag, or by a tap on one of them: a modifier places each
/// of them from one animated number.
struct RingCarouselView: View {
  @State private var turn = 0.0
  @State private var base = 0.0

  private let symbols = ["leaf", "flame", "drop", "bolt", "moon", "sun.max", "snowflake", "star"]

  private var front: Int {
    let index = Int((-turn).rounded()) % symbols.count
    return index < 0 ? index + symbols.count : index
  }

  var body: some View {
    VStack(spacing: 24) {
      GeometryReader { proxy in
        ZStack {
          ForEach(symbols.indices, id: \.self) { index in
            picture(index)
              .modifier(
                RingPlace(
                  turn: turn + Double(index), count: Double(symbols.count), size: proxy.size)
              )
              .onTapGesture { withAnimation(.bouncy) { bring(index) } }
          }
        }
        .contentShape(Rectangle())
        .simultaneousGesture(
          DragGesture()
            .onChanged { value in
              turn = base + value.translation.width / max(proxy.size.width, 1) * 4
            }
            .onEnded { value in
              withAnimation(.interpolatingSpring(stiffness: 80, damping: 12)) {
                turn = turn.rounded()
              }
              base = turn
            })
      }
      Text(symbols[front]).font(.title2.bold()).accessibilityIdentifier("front")
    }
    .padding(24)
    .background(
      LinearGradient(colors: [.cyan.opacity(0.25), .clear], startPoint: .bottom, endPoint: .top))
  }

  private func picture(_ index: Int) -> some View {
    Image(systemName: symbols[index])
      .symbolVariant(.fill)
      .font(.system(size: 44))
      .foregroundColor(.white)
      .frame(width: 110, height: 140)
      .background(
        Color(hue: Double(index) / 8, saturation: 0.6, brightness: 0.9).gradient,
        in: RoundedRectangle(cornerRadius: 18)
      )
      .accessibilityElement()
      .accessibilityLabel("Picture \(index)")
  }

  /// Turns the shorter way.
  private func bring(_ index: Int) {
    let count = Double(symbols.count)
    var way = (-Double(index) - turn).truncatingRemainder(dividingBy: count)
    if way > count / 2 { way -= count }
    if way < -count / 2 { way += count }
    turn += way
    base = turn
  }
}

private struct RingPlace: AnimatableModifier {
  var turn: Double
  let count: Double
  let size: CGSize

  var animatableData: Double {
    get { turn }
    set { turn = newValue }
  }

  func body(content: Content) -> some View {
    let angle = turn / count * 2 * .pi
    let depth = (cos(angle) + 1) / 2
    content
      .overlay(Color.white.opacity(0.5 * (1 - depth)).clipShape(RoundedRectangle(cornerRadius: 18)))
      .scaleEffect(0.45 + 0.55 * depth)
      .position(
        x: size.width / 2 + sin(angle) * size.width * 0.36,
        y: size.height * (0.3 + 0.22 * depth)
      )
      .zIndex(depth)
  }
}
