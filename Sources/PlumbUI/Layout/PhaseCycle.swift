/// Goes from phase to phase, each when the movement to the one before is over.
///
/// It counts phases only; what they are and how they move is the business of its owner.
final class PhaseCycle: Tickable {
  /// How many phases there are; with less than two there is nowhere to go, and the cycle ends.
  var count: Int {
    didSet {
      if count < 2 {
        settle()
      } else if target >= count {
        target = 0
      }
    }
  }
  /// Shows another phase. The owner calls what it is handed when the movement to it is over, or at
  /// once with the next frame if there is none.
  var show: (_ phase: Int, _ didArrive: @escaping () -> Void) -> Void = { _, _ in }
  /// Shows the first phase without any movement.
  var showFirst: () -> Void = {}

  private let repeats: Bool
  private var target = 0
  private var isRunning = false
  /// Whether the first step still waits for a frame that shows the first phase.
  private var isWaiting = false
  /// The number of the step under way; an earlier one that arrives late counts no more.
  private var step = 0
  private weak var owner: AnyObject?

  /// - Parameter keeper: what shows the phases; without it the cycle ends.
  init(count: Int, repeats: Bool, of owner: AnyObject) {
    self.count = count
    self.repeats = repeats
    self.owner = owner
  }

  var isNeeded: Bool { owner != nil }
  var isReducible: Bool { true }

  /// Sets out from the first phase when that has been shown.
  func startWithNextFrame(on clock: AnimationScheduler) {
    guard prepare(on: clock) else { return }
    isWaiting = true
  }

  /// Sets out for the second phase from wherever the views are.
  func start(on clock: AnimationScheduler) {
    guard prepare(on: clock) else { return }
    goNext()
  }

  private func prepare(on clock: AnimationScheduler) -> Bool {
    guard count > 1, !clock.reducesMotion else { return false }
    isRunning = true
    isWaiting = false
    target = 0
    // What an earlier way still has under way counts no more.
    step += 1
    clock.add(self)
    return true
  }

  private func goNext() {
    target = (target + 1) % count
    step += 1
    show(target) { [weak self, step] in self?.arrive(from: step) }
  }

  private func arrive(from step: Int) {
    guard isRunning, step == self.step else { return }
    if repeats || target != 0 { goNext() } else { isRunning = false }
  }

  func advance(to time: Double) -> Bool {
    if isRunning, isWaiting {
      isWaiting = false
      goNext()
    }
    return isRunning
  }

  func settle() {
    guard isRunning else { return }
    isRunning = false
    target = 0
    showFirst()
  }
}
