import SwiftUI

/// Two balls that hang together like drops: a canvas whose blurred symbols are cut at a threshold.
struct GooeyBallsView: View {
  @State private var offset = CGSize(width: 0, height: -90)
  @State private var softness = 18.0

  var body: some View {
    VStack(spacing: 0) {
      Canvas { context, size in
        context.addFilter(.alphaThreshold(min: 0.5, color: .orange))
        context.addFilter(.blur(radius: softness))
        context.drawLayer { layer in
          for id in 0..<2 {
            guard let ball = context.resolveSymbol(id: id) else { continue }
            layer.draw(ball, at: CGPoint(x: size.width / 2, y: size.height / 2))
          }
        }
      } symbols: {
        Circle().frame(width: 120, height: 120).tag(0)
        Circle().frame(width: 90, height: 90).offset(offset).tag(1)
      }
      .contentShape(Rectangle())
      .gesture(
        DragGesture()
          .onChanged { value in offset = value.translation }
          .onEnded { _ in
            withAnimation(.interactiveSpring(response: 0.6, dampingFraction: 0.5)) {
              offset = .zero
            }
          }
      )
      .accessibilityElement()
      .accessibilityLabel("Balls")
      HStack(spacing: 12) {
        Image(systemName: "drop")
        Slider(value: $softness, in: 1...30) { Text("Softness") }.labelsHidden()
        Image(systemName: "drop.fill")
      }
      .foregroundStyle(.white)
      .tint(.orange)
      .padding(24)
    }
    .background(
      LinearGradient(
        colors: [Color(red: 0.16, green: 0.1, blue: 0.3), .black], startPoint: .top,
        endPoint: .bottom))
  }
}
