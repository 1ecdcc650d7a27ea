import SwiftUI

/// A clock face: numbers and ticks rotated twice, hands that follow a timeline.
struct AnalogClockView: View {
  @State private var isSmooth = false

  var body: some View {
    VStack(spacing: 20) {
      TimelineView(.animation(minimumInterval: isSmooth ? nil : 1)) { context in
        ClockFace(time: ClockTime(context.date, isSmooth: isSmooth))
      }
      .aspectRatio(1, contentMode: .fit)
      Toggle("Sweeping second hand", isOn: $isSmooth)
    }
    .padding(24)
  }
}

private struct ClockTime {
  var hours: Double
  var minutes: Double
  var seconds: Double

  init(_ date: Date, isSmooth: Bool) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let parts = calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: date)
    let fraction = isSmooth ? Double(parts.nanosecond ?? 0) / 1e9 : 0
    seconds = Double(parts.second ?? 0) + fraction
    minutes = Double(parts.minute ?? 0) + seconds / 60
    hours = Double(parts.hour ?? 0) + minutes / 60
  }

  var text: String {
    String(format: "%02d:%02d:%02d", Int(hours), Int(minutes), Int(seconds))
  }
}

private struct ClockFace: View {
  var time: ClockTime

  var body: some View {
    GeometryReader { geometry in
      let radius = min(geometry.size.width, geometry.size.height) / 2
      ZStack {
        Circle().fill(Color(white: 0.97))
        Circle().strokeBorder(Color(white: 0.15), lineWidth: radius * 0.04)
        ForEach(0..<60) { tick in
          Rectangle()
            .fill(.black)
            .frame(
              width: tick % 5 == 0 ? 3 : 1, height: radius * (tick % 5 == 0 ? 0.08 : 0.04)
            )
            .offset(y: -radius * 0.88)
            .rotationEffect(.degrees(Double(tick) * 6))
        }
        ForEach(1...12, id: \.self) { number in
          Text("\(number)")
            .font(.system(size: radius * 0.16, weight: .medium))
            .rotationEffect(.degrees(-Double(number) * 30))
            .offset(y: -radius * 0.7)
            .rotationEffect(.degrees(Double(number) * 30))
        }
        hand(length: 0.5, width: 0.05, angle: time.hours * 30, radius, .black)
        hand(length: 0.75, width: 0.035, angle: time.minutes * 6, radius, .black)
        hand(length: 0.82, width: 0.015, angle: time.seconds * 6, radius, .red)
        Circle().fill(.red).frame(width: radius * 0.08)
      }
      .foregroundColor(.black)
      .frame(width: geometry.size.width, height: geometry.size.height)
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(time.text)
  }

  private func hand(
    length: Double, width: Double, angle: Double, _ radius: CGFloat, _ color: Color
  ) -> some View {
    Capsule()
      .fill(color)
      .frame(width: max(radius * width, 1), height: radius * length)
      .offset(y: -radius * length / 2 + radius * 0.1)
      .rotationEffect(.degrees(angle))
      .shadow(color: .black.opacity(0.25), radius: 2, y: 2)
  }
}
