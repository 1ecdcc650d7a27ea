/// The functions called after a layout pass, when the positions of layout nodes are known.
@MainActor final class LayoutCallbacks {
  /// The functions called after every pass that moves layout nodes.
  let observers = LayoutObservers()
  /// The layout nodes whose appearance and disappearance is observed.
  let appearances = AppearanceObservers()
  /// The functions called once, after the next pass.
  private var calls: [@MainActor () -> Void] = []

  /// Whether a function is to be called after the next pass.
  var hasCalls: Bool { !calls.isEmpty }

  /// Calls a function once, after the next pass.
  func add(_ call: @escaping @MainActor () -> Void) {
    calls.append(call)
  }

  /// Calls the functions that are due: observers first, then appearances, then single calls. A
  /// function added meanwhile is called after the next pass.
  ///
  /// - Parameter haveMoved: whether a layout node that is observed may have moved, appeared or
  ///   disappeared; if not, and none was added, its functions are not called.
  func run(afterObservedMove haveMoved: Bool) {
    if haveMoved || observers.hasNew {
      for observe in observers.due() { observe() }
    }
    let appearances = haveMoved || appearances.hasNew ? appearances.due() : []
    let calls = appearances + calls
    self.calls = []
    for call in calls { call() }
  }
}
