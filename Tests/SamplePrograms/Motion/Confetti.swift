import SwiftUI

/// Pieces of paper thrown over a card, drawn on a canvas as a function of time alone.
struct ConfettiView: View {
  @State private var bursts: [Date] = []
  @State private var goal = 0

  var body: some View {
    ZStack {
      VStack(spacing: 16) {
        Image(systemName: goal >= 3 ? "trophy.fill" : "flag.checkered")
          .font(.system(size: 44))
          .foregroundStyle(.yellow)
        Text("\(goal) of 3 steps done").font(.headline)
        Gauge(value: Double(min(goal, 3)), in: 0...3) { Text("Steps") }
          .labelsHidden()
          .frame(width: 160)
        HStack {
          Button("Done") {
            withAnimation { goal += 1 }
            bursts.append(Date())
          }
          .buttonStyle(.borderedProminent)
          Button("Reset") {
            goal = 0
            bursts.removeAll()
          }
        }
      }
      .padding(30)
      .background(.background, in: RoundedRectangle(cornerRadius: 20))
      .shadow(radius: 8)
      ForEach(bursts, id: \.self) { burst in
        ConfettiCanvas(seed: bursts.firstIndex(of: burst) ?? 0)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color.indigo.opacity(0.2))
  }
}

private struct ConfettiCanvas: View {
  let seed: Int
  @State private var start: Date?

  private static let colors: [Color] = [.red, .orange, .yellow, .green, .blue, .purple, .pink]

  var body: some View {
    TimelineView(.animation(paused: isOver)) { timeline in
      let age = start.map { timeline.date.timeIntervalSince($0) } ?? 0
      Canvas { context, size in
        guard age < 3 else { return }
        for index in 0..<60 {
          draw(index, at: age, in: &context, size)
        }
      }
      .onChange(of: timeline.date, initial: true) { _, date in
        if start == nil { start = date }
        if date.timeIntervalSince(start ?? date) > 3 { isOver = true }
      }
    }
    .allowsHitTesting(false)
    .accessibilityHidden(true)
  }

  @State private var isOver = false

  private func draw(
    _ index: Int, at age: Double, in context: inout GraphicsContext, _ size: CGSize
  ) {
    let random = { (salt: Int) in
      let value = sin(Double(index * 37 + salt * 101 + seed * 13)) * 43_758.5453
      return value - value.rounded(.down)
    }
    let speed = CGVector(dx: (random(1) - 0.5) * 320, dy: -180 - random(2) * 220)
    let point = CGPoint(
      x: size.width / 2 + speed.dx * age, y: size.height / 2 + speed.dy * age + 260 * age * age)
    context.drawLayer { layer in
      layer.translateBy(x: point.x, y: point.y)
      layer.rotate(by: .radians(random(3) * 6 + age * (2 + random(4) * 6)))
      layer.opacity = max(0, 1 - age / 3)
      layer.fill(
        Path(CGRect(x: -5, y: -3, width: 10, height: 6)),
        with: .color(Self.colors[index % Self.colors.count]))
    }
  }
}
