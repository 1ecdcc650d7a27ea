import SwiftUI

/// A countdown with presets: `onReceive` of a timer made in the view, and a finish that flashes.
struct CountdownTimerView: View {
  @State private var total = 30
  @State private var remaining = 30
  @State private var isRunning = false
  @State private var isFlashing = false

  private let timer = Timer.publish(every: 0.05, on: .main, in: .common).autoconnect()
  private let presets = [10, 30, 60]

  var body: some View {
    VStack(spacing: 20) {
      ProgressView(value: Double(total - remaining), total: Double(total)) {
        Text(isRunning ? "Running" : remaining == 0 ? "Time is up" : "Ready")
      } currentValueLabel: {
        Text("\(remaining) of \(total) left")
      }
      .animation(.linear, value: remaining)
      Text("\(remaining)")
        .font(.system(size: 96, weight: .black))
        .foregroundColor(isFlashing ? .red : .primary)
        .scaleEffect(isFlashing ? 1.15 : 1)
        .accessibilityIdentifier("remaining")
      HStack {
        ForEach(presets, id: \.self) { seconds in
          Button("\(seconds) s") { start(from: seconds) }
        }
      }
      Button(isRunning ? "Stop" : "Go") { isRunning.toggle() }
        .buttonStyle(.borderedProminent)
        .disabled(remaining == 0)
    }
    .padding(24)
    .onReceive(timer) { _ in
      guard isRunning else { return }
      remaining -= 1
      if remaining <= 0 { finish() }
    }
    .onChange(of: total) { old, new in
      if old != new { isFlashing = false }
    }
  }

  private func start(from seconds: Int) {
    total = seconds
    remaining = seconds
    isFlashing = false
    isRunning = true
  }

  private func finish() {
    remaining = 0
    isRunning = false
    withAnimation(.easeInOut(duration: 0.3).repeatCount(5, autoreverses: true)) {
      isFlashing = true
    }
  }
}
