import SwiftUI

/// A time set on a dial: a knob that is dragged within a turned view, first for the hour and then
/// for the minutes.
struct TimeDialView: View {
  @StateObject private var time = DialTime()

  var body: some View {
    VStack(spacing: 28) {
      HStack(spacing: 4) {
        part(String(format: "%d", time.hour), isActive: !time.setsMinutes) {
          time.setsMinutes = false
        }
        .accessibilityIdentifier("hour")
        Text(":")
        part(String(format: "%02d", time.minute), isActive: time.setsMinutes) {
          time.setsMinutes = true
        }
        .accessibilityIdentifier("minute")
      }
      .font(.system(size: 44, weight: .semibold, design: .rounded))
      GeometryReader { proxy in
        let radius = max(min(proxy.size.width, proxy.size.height) / 2 - 26, 0)
        ZStack {
          Circle().fill(Color.teal.opacity(0.15))
          Rectangle()
            .fill(.teal)
            .frame(width: 2, height: radius)
            .offset(y: -radius / 2)
            .rotationEffect(time.angle)
          Circle().fill(.teal).frame(width: 10, height: 10)
          Circle()
            .fill(.teal)
            .frame(width: 40, height: 40)
            .accessibilityElement()
            .accessibilityLabel("Knob")
            .offset(x: radius)
            .rotationEffect(time.angle)
            .gesture(DragGesture().onChanged(turn).onEnded { _ in time.finish() })
            .rotationEffect(.degrees(-90))
          ForEach(1...12, id: \.self) { mark in
            Text("\(time.setsMinutes ? mark * 5 % 60 : mark)")
              .font(.headline)
              .foregroundColor(time.isOn(mark) ? .white : .primary)
              .rotationEffect(.degrees(-Double(mark) * 30))
              .offset(y: -radius)
              .rotationEffect(.degrees(Double(mark) * 30))
              .allowsHitTesting(false)
          }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
    .padding(28)
  }

  private func part(
    _ text: String, isActive: Bool, action: @escaping () -> Void
  ) -> some View {
    Text(text)
      .foregroundColor(isActive ? .teal : .secondary)
      .onTapGesture { withAnimation(.easeInOut, action) }
  }

  /// The locations are relative to the knob before it is moved and turned: its middle is the middle
  /// of the dial, and the angles begin where the last rotation puts them, at the top.
  private func turn(_ value: DragGesture.Value) {
    let vector = CGVector(dx: value.location.x - 20, dy: value.location.y - 20)
    time.set(Angle.radians(atan2(vector.dy, vector.dx)).degrees)
  }
}

private final class DialTime: ObservableObject {
  @Published private(set) var hour = 12
  @Published private(set) var minute = 0
  @Published var setsMinutes = false

  var angle: Angle { .degrees(setsMinutes ? Double(minute) * 6 : Double(hour % 12) * 30) }

  func isOn(_ mark: Int) -> Bool {
    setsMinutes ? minute == mark * 5 % 60 : hour == mark
  }

  func set(_ degrees: Double) {
    let turn = (degrees + 360).truncatingRemainder(dividingBy: 360)
    if setsMinutes {
      minute = Int((turn / 6).rounded()) % 60
    } else {
      let mark = Int((turn / 30).rounded()) % 12
      hour = mark == 0 ? 12 : mark
    }
  }

  /// Goes on with the minutes when the hour is set.
  func finish() {
    guard !setsMinutes else { return }
    withAnimation(.spring(response: 0.5, dampingFraction: 0.8)) { setsMinutes = true }
  }
}
