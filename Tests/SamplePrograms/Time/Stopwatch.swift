import SwiftUI

/// A stopwatch with laps: the time between frames comes from a timeline, the model is observable.
struct StopwatchView: View {
  @State private var stopwatch = Stopwatch()

  var body: some View {
    VStack(spacing: 20) {
      TimelineView(.animation(paused: !stopwatch.isRunning)) { context in
        Text(Stopwatch.text(stopwatch.total))
          .font(.system(size: 56, weight: .thin).monospacedDigit())
          .accessibilityIdentifier("time")
          .onChange(of: context.date) { _, date in stopwatch.tick(date) }
      }
      HStack {
        Button(stopwatch.isRunning ? "Lap" : "Reset") {
          stopwatch.isRunning ? stopwatch.lap() : stopwatch.reset()
        }
        .tint(Color(white: 0.35))
        .disabled(!stopwatch.isRunning && stopwatch.total == 0)
        Spacer()
        Button(stopwatch.isRunning ? "Stop" : "Start") { stopwatch.toggle() }
          .tint(stopwatch.isRunning ? .red : .green)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(stopwatch.laps.indices.reversed(), id: \.self) { index in
            HStack {
              Text("Lap \(index + 1)")
              Spacer()
              Text(Stopwatch.text(stopwatch.laps[index])).monospacedDigit()
            }
            .foregroundColor(color(of: stopwatch.laps[index]))
            .padding(.vertical, 8)
            Divider()
          }
        }
      }
    }
    .padding(24)
  }

  private func color(of lap: TimeInterval) -> Color {
    guard stopwatch.laps.count > 1 else { return .primary }
    if lap == stopwatch.laps.min() { return .green }
    return lap == stopwatch.laps.max() ? .red : .primary
  }
}

@Observable private final class Stopwatch {
  private(set) var laps: [TimeInterval] = []
  private(set) var total: TimeInterval = 0
  private(set) var isRunning = false
  @ObservationIgnored private var last: Date?

  /// Adds the time since the last frame.
  func tick(_ date: Date) {
    if isRunning, let last { total += date.timeIntervalSince(last) }
    last = isRunning ? date : nil
  }

  func toggle() {
    isRunning.toggle()
    last = nil
  }

  func lap() { laps.append(total - laps.reduce(0, +)) }

  func reset() {
    laps.removeAll()
    total = 0
  }

  static func text(_ time: TimeInterval) -> String {
    let hundredths = Int((time * 100).rounded())
    return String(
      format: "%02d:%02d.%02d", hundredths / 6_000, hundredths / 100 % 60, hundredths % 100)
  }
}
