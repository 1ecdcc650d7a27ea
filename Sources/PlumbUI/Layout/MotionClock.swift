internal import Foundation

/// Knows what moves, and moves it on.
final class MotionClock {
  /// The views that show in each other's frames.
  let matches = MatchedGeometry()
  private var moving: [ObjectIdentifier: any Moving] = [:]
  private var waiting: [(moment: Moment, completion: AnimationCompletion)] = []
  /// At most one of each owner, by the owner.
  private var alarms: [ObjectIdentifier: Alarm] = [:]

  /// Boxes that set out, oldest first; what follows them is told when all of them have.
  private var notices: [PassageNotice] = []

  /// Whether any view inside others may move by another transaction than theirs.
  var hasInnerTransactions = false

  /// Whether changes jump, whatever their transactions say.
  var reducesMotion = false

  /// Whether anything moves or a completion waits.
  var isRunning: Bool { !moving.isEmpty || !waiting.isEmpty }

  func add(_ object: any Moving) {
    moving[ObjectIdentifier(object)] = object
  }

  func notify(_ notice: PassageNotice) {
    notices.append(notice)
  }

  /// What there is to tell of boxes that set out.
  func takeNotices() -> [PassageNotice] {
    defer { notices = [] }
    return notices
  }

  /// Rings for an owner at a time, and no more at the time it asked for before.
  func setAlarm(at time: Double, for owner: AnyObject, ring: @escaping () -> Void) {
    alarms[ObjectIdentifier(owner)] = Alarm(at: time, for: owner, ring: ring)
  }

  /// When the next alarm rings; `nil` if none will.
  var nextAlarm: Double? {
    alarms.values.lazy.filter { $0.isNeeded && $0.time < .infinity }.map(\.time).min()
  }

  /// Lets the alarms ring whose time has come.
  func ring(at time: Double) {
    for (owner, alarm) in alarms where !alarm.isNeeded || alarm.time <= time {
      alarms[owner] = nil
      if alarm.isNeeded { alarm.ring() }
    }
  }

  /// Arranges for the completions of a moment to run when what began in it is over.
  func wait(for moment: Moment) {
    waiting += moment.transaction.completions.map { (moment, $0) }
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
      moving.isEmpty || $0.moment.isOver($0.completion.criteria, at: time)
    }
    guard !due.isEmpty else { return [] }
    waiting.removeAll { moving.isEmpty || $0.moment.isOver($0.completion.criteria, at: time) }
    return due.map(\.completion.action)
  }
}
