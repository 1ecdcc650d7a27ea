import SwiftUI

/// The time that is left, in a ring that opens with it.
struct TimeRing: View {
  let countdown: Countdown

  var body: some View {
    ZStack {
      Circle().stroke(.quaternary, lineWidth: 10)
      Circle()
        .trim(from: 0, to: countdown.fraction)
        .stroke(.tint, style: StrokeStyle(lineWidth: 10, lineCap: .round))
        .rotationEffect(.degrees(-90))
      VStack(spacing: 4) {
        if countdown.isOver {
          Image(systemName: "cup.and.saucer.fill")
            .font(.system(size: 40))
            .foregroundStyle(.tint)
            .accessibilityHidden(true)
        } else {
          Text(time)
            .font(.system(size: 40, weight: .semibold))
            .monospacedDigit()
            .accessibilityLabel("Time left")
            .accessibilityValue(time)
        }
        Text(state)
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
    }
    .padding(5)
  }

  private var time: String {
    Duration.seconds(countdown.remaining.rounded(.up)).formatted(.time(pattern: .minuteSecond))
  }

  private var state: LocalizedStringKey {
    if countdown.isOver { return "Take a break" }
    if countdown.isRunning { return "Focus" }
    return countdown.isFresh ? "Ready" : "Paused"
  }
}

#Preview(traits: .sizeThatFitsLayout) {
  TimeRing(countdown: Countdown())
    .frame(width: 180, height: 180)
    .padding()
}
