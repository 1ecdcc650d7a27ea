internal import Foundation

/// Knows what moves, and moves it on.
final class AnimationScheduler {
  /// The views that show in each other's frames.
  let matches = MatchedGeometry()
  private var moving: [ObjectIdentifier: any Tickable] = [:]
  private var waiting: [(context: UpdateContext, completion: AnimationCompletion)] = []
  /// At most one of each owner, by the owner.
  private var wakeUps: [ObjectIdentifier: ScheduledWakeUp] = [:]

  /// Boxes that set out, oldest first; what follows them is told when all of them have.
  private var transitionEvents: [TransitionEvent] = []

  /// Whether any view inside others may move by another transaction than theirs.
  var hasInnerTransactions = false

  /// Whether changes jump, whatever their transactions say.
  var reducesMotion = false

  /// Whether anything moves or a completion waits.
  var isRunning: Bool { !moving.isEmpty || !waiting.isEmpty }

  func add(_ object: any Tickable) {
    moving[ObjectIdentifier(object)] = object
  }

  func notify(_ notice: TransitionEvent) {
    transitionEvents.append(notice)
  }

  /// What there is to tell of boxes that set out.
  func takeTransitionEvents() -> [TransitionEvent] {
    defer { transitionEvents = [] }
    return transitionEvents
  }

  /// Rings for an owner at a time, and no more at the time it asked for before.
  func scheduleWakeUp(at time: Double, for owner: AnyObject, fire: @escaping () -> Void) {
    wakeUps[ObjectIdentifier(owner)] = ScheduledWakeUp(at: time, for: owner, fire: fire)
  }

  /// When the next alarm rings; `nil` if none will.
  var nextWakeUpTime: Double? {
    wakeUps.values.lazy.filter { $0.isNeeded && $0.time < .infinity }.map(\.time).min()
  }

  /// Lets the alarms ring whose time has come.
  func fire(at time: Double) {
    for (owner, wakeUp) in wakeUps where !wakeUp.isNeeded || wakeUp.time <= time {
      wakeUps[owner] = nil
      if wakeUp.isNeeded { wakeUp.fire() }
    }
  }

  /// Arranges for the completions of a moment to run when what began in it is over.
  func wait(for context: UpdateContext) {
    waiting += context.transaction.completions.map { (context, $0) }
  }

  /// Lets everything that moves show what it shows at a time; with reduced motion, where it leads,
  /// unless it only fades.
  ///
  /// - Returns: whether anything did.
  func advance(to time: Double) -> Bool {
    guard !moving.isEmpty else { return false }
    if reducesMotion {
      let objects = moving.filter(\.value.isReducible)
      moving = moving.filter { !$0.value.isReducible }
      for object in objects.values { object.settle() }
    }
    for (id, object) in moving where !object.isNeeded || !object.advance(to: time) {
      moving[id] = nil
    }
    return true
  }

  /// Ends all movement where it leads.
  func settle() {
    let objects = moving.values
    moving = [:]
    for object in objects { object.settle() }
  }

  /// What is to run now that it is `time`.
  func takeCompletions(at time: Double) -> [() -> Void] {
    let due = waiting.filter {
      moving.isEmpty || $0.context.isOver($0.completion.criteria, at: time)
    }
    guard !due.isEmpty else { return [] }
    waiting.removeAll { moving.isEmpty || $0.context.isOver($0.completion.criteria, at: time) }
    return due.map(\.completion.action)
  }
}
