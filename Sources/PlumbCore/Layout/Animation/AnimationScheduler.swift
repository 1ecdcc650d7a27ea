internal import Foundation

/// The list of active animations, scheduled wake-ups and pending completions of a tree.
package final class AnimationScheduler {
  /// The groups of views with matched geometry.
  let matchedGeometry = MatchedGeometry()
  private var active = OrderedDictionary<ObjectIdentifier, any Tickable>()
  /// Completions with the contexts of the updates to which they belong.
  private var pendingCompletions: [(context: UpdateContext, completion: AnimationCompletion)] = []
  /// The wake-ups, at most one for each owner, by the identity of the owner.
  private var wakeUps = OrderedDictionary<
    ObjectIdentifier, (wakeUp: ScheduledWakeUp, number: Int)
  >()
  /// The number of wake-ups so far, which distinguishes a wake-up from the preceding one of its
  /// owner.
  private var wakeUpCount = 0

  /// Transitions that have started, oldest first; their observers are notified after all of them
  /// have started.
  private var transitionEvents: [TransitionEvent] = []

  /// Whether changes are not animated, regardless of their transactions.
  var reducesMotion = false

  /// Whether any animation is active or any completion is pending.
  var isRunning: Bool { !active.isEmpty || !pendingCompletions.isEmpty }

  /// The objects with an active animation.
  var animatedObjects: [any AnimationOwner] { active.elements.compactMap(\.value.animatedObject) }

  /// Adds an active object, which is advanced until it ends.
  func add(_ object: any Tickable) {
    active[ObjectIdentifier(object)] = object
  }

  /// Adds a transition that has started.
  func addTransitionEvent(_ event: TransitionEvent) {
    transitionEvents.append(event)
  }

  /// Removes and returns the transitions that have started.
  func takeTransitionEvents() -> [TransitionEvent] {
    defer { transitionEvents = [] }
    return transitionEvents
  }

  /// Schedules a callback for an owner at a time in seconds; replaces the owner's previous wake-up.
  package func scheduleWakeUp(at time: Double, for owner: AnyObject, fire: @escaping () -> Void) {
    let id = ObjectIdentifier(owner)
    wakeUpCount += 1
    wakeUps[id] = nil
    wakeUps[id] = (ScheduledWakeUp(at: time, for: owner, fire: fire), wakeUpCount)
  }

  /// The time in seconds of the next wake-up, or `nil`.
  var nextWakeUpTime: Double? {
    // A loop, as key paths would be made anew with every frame.
    var next = Double.infinity
    for (_, entry) in wakeUps.elements where entry.wakeUp.time < next && entry.wakeUp.isNeeded {
      next = entry.wakeUp.time
    }
    return next < .infinity ? next : nil
  }

  /// Calls and removes the wake-ups that are due at a time in seconds, in the order in which they
  /// were scheduled. A wake-up scheduled by one of them waits for the next call.
  func fire(at time: Double) {
    for (owner, entry) in wakeUps.elements where !entry.wakeUp.isNeeded || entry.wakeUp.time <= time
    {
      guard wakeUps[owner]?.number == entry.number else { continue }
      wakeUps[owner] = nil
      if entry.wakeUp.isNeeded { entry.wakeUp.fire() }
    }
  }

  /// Schedules the completions of an update to run when its animations have completed.
  func addCompletions(of context: UpdateContext) {
    pendingCompletions += context.transaction.completions.map { (context, $0) }
  }

  /// Advances all active animations to a time in seconds. With reduced motion, animations other
  /// than fades end immediately.
  ///
  /// - Returns: whether any animation was active.
  func advance(to time: Double) -> Bool {
    guard !active.isEmpty else { return false }
    if reducesMotion {
      let objects = active.elements.filter(\.value.endsWithReducedMotion)
      for object in objects { active[object.key] = nil }
      for object in objects { object.value.finish() }
    }
    for (id, object) in active.elements where !object.isNeeded || !object.advance(to: time) {
      active[id] = nil
    }
    return true
  }

  /// Ends all animations at their final values.
  func finishAll() {
    let objects = active
    active = OrderedDictionary()
    for object in objects.elements { object.value.finish() }
  }

  /// Removes and returns the completion handlers that are due at a time in seconds.
  func takeCompletions(at time: Double) -> [() -> Void] {
    let due = pendingCompletions.filter {
      active.isEmpty || $0.context.isComplete($0.completion.criteria, at: time)
    }
    guard !due.isEmpty else { return [] }
    pendingCompletions.removeAll {
      active.isEmpty || $0.context.isComplete($0.completion.criteria, at: time)
    }
    return due.map(\.completion).filter { $0.isLastPart() }.map(\.action)
  }
}
