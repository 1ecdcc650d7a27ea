/// The functions called after a layout pass, when the positions of layout nodes are known.
@MainActor final class LayoutCallbacks {
  /// The functions called after every pass that moves layout nodes.
  let observers = LayoutObservers()
  /// The layout nodes whose appearance and disappearance is observed.
  let appearances = AppearanceObservers()
  /// The actions for changes of values, performed after the next pass.
  private var changes: [ViewAction] = []
  /// The functions called once, after the next pass.
  private var calls: [@MainActor () -> Void] = []

  /// Whether a function is to be called after the next pass.
  var hasCalls: Bool { !calls.isEmpty || !changes.isEmpty }

  /// Performs the action for the change of a value, after the next pass.
  func add(_ change: ViewAction) {
    changes.append(change)
  }

  /// Calls a function once, after the next pass.
  func add(_ call: @escaping @MainActor () -> Void) {
    calls.append(call)
  }

  /// Calls the functions that are due: observers first, then appearances and changes of values,
  /// then single calls. A function added meanwhile is called after the next pass.
  ///
  /// - Parameter haveMoved: whether a layout node that is observed may have moved, appeared or
  ///   disappeared; if not, and no observer was added, observers are not called.
  func run(afterObservedMove haveMoved: Bool) {
    if haveMoved || observers.hasNew {
      for observe in observers.due() { observe() }
    }
    let (changes, calls) = (changes, calls)
    (self.changes, self.calls) = ([], [])
    let actions =
      haveMoved || appearances.hasNew ? appearances.due(with: changes) : changes.descendantsFirst
    for action in actions { action.perform() }
    for call in calls { call() }
  }
}
