/// A kind of use of a program, for a search for the one that needs memory.
public enum ProgramActivity: String, CaseIterable, Sendable {
  /// All that a person, the clock and the desktop do.
  case everything
  case clicking, dragging, typing, scrolling, resizing
  /// Nothing but time, in which animations, timers and tasks go on.
  case waiting
  /// The appearance and the type size of the desktop.
  case environment
  /// Views that are inserted, removed, disabled and arranged anew.
  case rearranging

  /// A step of a program in use.
  enum Step {
    case click, press, move, release, scroll, typeKey, passTime, resize, changeEnvironment,
      changeSettings
  }

  /// The steps from which one is chosen at random; one that is there twice is twice as frequent. Each activity lets
  /// time pass.
  var steps: [Step] {
    switch self {
    case .everything:
      [
        .click, .click, .click, .click, .press, .move, .move, .release, .scroll, .typeKey, .typeKey,
        .passTime, .passTime, .resize, .changeEnvironment, .changeSettings,
      ]
    case .clicking: [.click, .click, .click, .passTime]
    case .dragging: [.press, .move, .move, .move, .release, .passTime]
    case .typing: [.click, .typeKey, .typeKey, .typeKey, .typeKey, .passTime]
    case .scrolling: [.scroll, .scroll, .scroll, .passTime]
    case .resizing: [.resize, .resize, .resize, .passTime]
    case .waiting: [.passTime]
    case .environment: [.changeEnvironment, .changeEnvironment, .changeEnvironment, .passTime]
    case .rearranging: [.changeSettings, .changeSettings, .changeSettings, .passTime]
    }
  }
}
