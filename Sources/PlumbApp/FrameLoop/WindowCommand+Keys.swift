extension WindowCommand {
  /// Creates the command of an event in every window, unless the program uses the event itself; `nil` for none.
  ///
  /// The close button and Control W close the window, Control Q ends the program, F11 is full screen, F12 the
  /// inspector, and Control plus, minus and zero change the size of the type. The equals sign counts as plus and the
  /// underscore as minus, which have the same keys on many keyboards.
  init?(_ event: Event) {
    if event == .closeRequested {
      self = .close
      return
    }
    guard case .keyDown(let press) = event else { return nil }
    if case .function(let number) = press.key, [11, 12].contains(number),
      press.modifiers.held.isEmpty
    {
      // A key that is held down would switch back and forth.
      if press.isRepeat { return nil }
      self = number == 11 ? .fullScreen : .inspector
      return
    }
    guard press.modifiers.contains(.control) else { return nil }
    switch press.key {
    case .character("q"): self = .quit
    case .character("w"): self = .close
    case .character("+"), .character("="): self = .largerType
    case .character("-"), .character("_"): self = .smallerType
    case .character("0"): self = .usualType
    default: return nil
    }
  }
}
