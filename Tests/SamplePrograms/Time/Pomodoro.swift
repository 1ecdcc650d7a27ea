import Combine
import SwiftUI

/// Rounds of work and rest: a timer of Combine in a model that the whole tree shares.
struct PomodoroView: View {
  @StateObject private var model = PomodoroModel()

  var body: some View {
    VStack(spacing: 28) {
      PomodoroRing()
        .frame(width: 220, height: 220)
      HStack(spacing: 16) {
        Button(model.isRunning ? "Pause" : "Start", action: model.toggle)
          .keyboardShortcut(.space, modifiers: [])
        Button("Skip") { model.advance() }
        Button("Reset", role: .destructive, action: model.reset)
      }
      HStack(spacing: 6) {
        ForEach(0..<4) { index in
          Circle()
            .fill(index < model.finishedRounds ? Color.red : .gray.opacity(0.3))
            .frame(width: 10, height: 10)
        }
      }
      .accessibilityElement()
      .accessibilityLabel("\(model.finishedRounds) rounds")
    }
    .padding(32)
    .environmentObject(model)
  }
}

private struct PomodoroRing: View {
  @EnvironmentObject private var model: PomodoroModel

  var body: some View {
    ZStack {
      Circle().stroke(.quaternary, lineWidth: 18)
      Circle()
        .trim(from: 0, to: model.progress)
        .stroke(model.phase.color, style: StrokeStyle(lineWidth: 18, lineCap: .round))
        .rotationEffect(.degrees(-90))
        .animation(.linear(duration: 0.1), value: model.progress)
      VStack {
        Text(model.phase.rawValue.uppercased())
          .font(.caption.weight(.semibold))
          .tracking(2)
          .foregroundStyle(model.phase.color)
        Text("\(model.remaining / 60):\(String(format: "%02d", model.remaining % 60))")
          .font(.system(size: 48, weight: .semibold, design: .rounded))
          .monospacedDigit()
          .accessibilityIdentifier("remaining")
      }
    }
  }
}

private enum Phase: String {
  case work, rest

  var seconds: Int { self == .work ? 25 * 60 : 5 * 60 }
  var color: Color { self == .work ? .red : .green }
}

private final class PomodoroModel: ObservableObject {
  @Published private(set) var phase = Phase.work
  @Published private(set) var remaining = Phase.work.seconds
  @Published private(set) var finishedRounds = 0
  @Published private(set) var isRunning = false

  private var subscription: AnyCancellable?

  var progress: Double { 1 - Double(remaining) / Double(phase.seconds) }

  func toggle() {
    isRunning.toggle()
    subscription =
      isRunning
      ? Timer.publish(every: 0.05, on: .main, in: .common).autoconnect()
        .sink { [weak self] _ in self?.tick() } : nil
  }

  func advance() {
    if phase == .work { finishedRounds = min(finishedRounds + 1, 4) }
    phase = phase == .work ? .rest : .work
    remaining = phase.seconds
  }

  func reset() {
    subscription = nil
    (isRunning, phase, remaining, finishedRounds) = (false, .work, Phase.work.seconds, 0)
  }

  private func tick() {
    if remaining > 0 { remaining -= 1 } else { advance() }
  }
}
