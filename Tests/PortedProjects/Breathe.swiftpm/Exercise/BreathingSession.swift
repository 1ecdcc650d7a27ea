import Foundation

/// Goes through the steps of a pattern until it is stopped.
@MainActor
final class BreathingSession: ObservableObject {
  @Published private(set) var step = BreathingStep.rest
  @Published private(set) var breaths = 0

  private var task: Task<Void, Never>? {
    willSet {
      objectWillChange.send()
      task?.cancel()
    }
  }

  var isRunning: Bool { task != nil }

  func start(_ pattern: BreathingPattern) {
    breaths = 0
    task = Task { [weak self] in
      while !Task.isCancelled {
        for step in pattern.steps {
          guard let self, !Task.isCancelled else { return }
          self.step = step
          try? await Task.sleep(for: .seconds(step.seconds))
        }
        guard !Task.isCancelled else { return }
        self?.breaths += 1
      }
    }
  }

  func stop() {
    task = nil
    step = .rest
  }
}
