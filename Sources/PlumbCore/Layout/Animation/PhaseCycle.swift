/// A cycle through phases, each of which starts when the animation to the previous one has
/// completed.
///
/// It handles the indices of phases only; the phases and their animations belong to its owner.
final class PhaseCycle: Tickable {
  /// The number of phases; with less than two the cycle ends.
  var count: Int {
    didSet {
      if count < 2 {
        finish()
      } else if target >= count {
        target = 0
      }
    }
  }
  /// Shows another phase. The owner calls `didFinish` when the animation to the phase has
  /// completed, or in the next frame if the change is not animated.
  var show: (_ phase: Int, _ didFinish: @escaping () -> Void) -> Void = { _, _ in }
  /// Shows the first phase without animation.
  var showFirst: () -> Void = {}

  private let repeats: Bool
  private var target = 0
  private var isRunning = false
  /// Whether the first step is pending until a frame has shown the first phase.
  private var startsWithNextFrame = false
  /// The number of the current step; completions of earlier steps are ignored.
  private var step = 0
  private weak var owner: (any AnimationOwner)?

  /// - Parameter owner: the object that shows the phases; the cycle ends when it is deallocated.
  init(count: Int, repeats: Bool, of owner: any AnimationOwner) {
    self.count = count
    self.repeats = repeats
    self.owner = owner
  }

  var animatedObject: (any AnimationOwner)? { owner }
  var isNeeded: Bool { owner != nil }
  var endsWithReducedMotion: Bool { true }

  /// Starts the cycle after the next frame, which shows the first phase.
  func startWithNextFrame(on scheduler: AnimationScheduler) {
    guard prepare(on: scheduler) else { return }
    startsWithNextFrame = true
  }

  /// Starts the cycle with the second phase, from the currently presented values.
  func start(on scheduler: AnimationScheduler) {
    guard prepare(on: scheduler) else { return }
    startNextPhase()
  }

  /// Resets the cycle. Returns false if there is nothing to animate.
  private func prepare(on scheduler: AnimationScheduler) -> Bool {
    guard count > 1, !scheduler.reducesMotion else { return false }
    isRunning = true
    startsWithNextFrame = false
    target = 0
    // Invalidates the completion of a step that is still running.
    step += 1
    scheduler.add(self)
    return true
  }

  private func startNextPhase() {
    target = (target + 1) % count
    step += 1
    show(target) { [weak self, step] in self?.phaseDidFinish(from: step) }
  }

  private func phaseDidFinish(from step: Int) {
    guard isRunning, step == self.step else { return }
    if repeats || target != 0 { startNextPhase() } else { isRunning = false }
  }

  func advance(to time: Double) -> Bool {
    if isRunning, startsWithNextFrame {
      startsWithNextFrame = false
      startNextPhase()
    }
    return isRunning
  }

  func finish() {
    guard isRunning else { return }
    isRunning = false
    target = 0
    showFirst()
  }
}
