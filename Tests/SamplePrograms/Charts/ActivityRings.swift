import SwiftUI

/// Three rings inside each other that fill when they appear, with angular gradients and round ends.
struct ActivityRingsView: View {
  @State private var rings = [
    Ring(name: "Move", color: .pink, goal: 600, value: 420),
    Ring(name: "Exercise", color: .green, goal: 30, value: 21),
    Ring(name: "Stand", color: .cyan, goal: 12, value: 5),
  ]
  @State private var isShown = false

  var body: some View {
    VStack(spacing: 20) {
      ZStack {
        ForEach(rings.indices, id: \.self) { index in
          RingShape(ring: rings[index], fraction: isShown ? rings[index].fraction : 0)
            .padding(CGFloat(index) * 26)
        }
      }
      .aspectRatio(1, contentMode: .fit)
      .padding(12)
      VStack(alignment: .leading, spacing: 8) {
        ForEach($rings) { $ring in
          HStack {
            Label {
              Text(ring.name)
            } icon: {
              Image(systemName: "circle.fill").foregroundStyle(ring.color)
            }
            Spacer()
            Text("\(ring.value)/\(ring.goal)").monospacedDigit().foregroundStyle(.secondary)
            Button("Add") {
              withAnimation(.easeInOut(duration: 0.6)) { ring.value += ring.goal / 6 }
            }
            .controlSize(.small)
            .accessibilityLabel("Add to \(ring.name)")
          }
        }
      }
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color.black)
    .environment(\.colorScheme, .dark)
    .onAppear {
      withAnimation(.easeOut(duration: 1).delay(0.2)) { isShown = true }
    }
  }
}

private struct Ring: Identifiable {
  var id: String { name }
  var name: String
  var color: Color
  var goal: Int
  var value: Int

  var fraction: Double { Double(value) / Double(goal) }
}

private struct RingShape: View {
  var ring: Ring
  var fraction: Double

  var body: some View {
    ZStack {
      Circle().stroke(ring.color.opacity(0.2), lineWidth: 22)
      Circle()
        .trim(from: 0, to: min(fraction, 1))
        .stroke(
          AngularGradient(
            gradient: Gradient(colors: [ring.color.opacity(0.6), ring.color]), center: .center,
            startAngle: .zero, endAngle: .degrees(360 * max(fraction, 0.01))),
          style: StrokeStyle(lineWidth: 22, lineCap: .round)
        )
        .rotationEffect(.degrees(-90))
      if fraction > 1 {
        Circle()
          .trim(from: 0, to: min(fraction - 1, 1))
          .stroke(ring.color, style: StrokeStyle(lineWidth: 22, lineCap: .round))
          .shadow(color: .black.opacity(0.5), radius: 3)
          .rotationEffect(.degrees(-90))
      }
    }
  }
}
