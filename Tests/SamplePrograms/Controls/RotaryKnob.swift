import SwiftUI

/// A knob that is turned around its middle, from angles of the pointer, with marks that light up.
struct RotaryKnobView: View {
  @State private var temperature = 20.0
  @State private var isCooling = false

  var body: some View {
    VStack(spacing: 24) {
      Knob(value: $temperature, range: 10...30)
        .frame(width: 220, height: 220)
      Picker("Mode", selection: $isCooling) {
        Label("Heat", systemImage: "flame").tag(false)
        Label("Cool", systemImage: "snowflake").tag(true)
      }
      .pickerStyle(.segmented)
      .labelsHidden()
      .frame(width: 200)
    }
    .padding(30)
    .tint(isCooling ? .cyan : .orange)
    .animation(.default, value: isCooling)
  }
}

private struct Knob: View {
  @Binding var value: Double
  let range: ClosedRange<Double>

  private let sweep = 270.0

  private var fraction: Double {
    (value - range.lowerBound) / (range.upperBound - range.lowerBound)
  }

  var body: some View {
    GeometryReader { proxy in
      let radius = min(proxy.size.width, proxy.size.height) / 2
      ZStack {
        ForEach(0..<41) { mark in
          Capsule()
            .fill(Double(mark) / 40 <= fraction ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary))
            .frame(width: 3, height: 12)
            .offset(y: -radius + 8)
            .rotationEffect(.degrees(Double(mark) / 40 * sweep - sweep / 2))
        }
        Circle()
          .fill(
            LinearGradient(
              colors: [.white, Color(white: 0.85)], startPoint: .topLeading,
              endPoint: .bottomTrailing)
          )
          .shadow(color: .black.opacity(0.25), radius: 8, x: 4, y: 6)
          .padding(28)
        Circle()
          .fill(.tint)
          .frame(width: 12, height: 12)
          .offset(y: -radius + 46)
          .rotationEffect(.degrees(fraction * sweep - sweep / 2))
        Text("\(value, specifier: "%.1f")°")
          .font(.system(size: 34, weight: .semibold, design: .rounded))
          .foregroundColor(.black)
          .accessibilityIdentifier("temperature")
      }
      .contentShape(Circle())
      .gesture(
        DragGesture(minimumDistance: 0).onChanged { drag in
          let (dx, dy) = (
            drag.location.x - proxy.size.width / 2, drag.location.y - proxy.size.height / 2
          )
          var angle = Angle.radians(atan2(dx, -dy)).degrees
          angle = min(max(angle, -sweep / 2), sweep / 2)
          let next = (angle + sweep / 2) / sweep
          value = range.lowerBound + next * (range.upperBound - range.lowerBound)
          value = (value * 2).rounded() / 2
        })
    }
  }
}
