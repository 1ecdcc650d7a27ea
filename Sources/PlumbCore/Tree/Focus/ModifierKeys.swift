internal import Observation

/// The modifier keys that are held down while the window has the keyboard.
@MainActor @Observable final class ModifierKeys: TreeService, EventRecipient {
  private(set) var held: KeyModifiers = []

  init(of tree: ViewTree) {}

  /// Sets the held keys from an event about them alone, which ends here.
  func handle(_ event: Event, in tree: ViewTree) -> EventResult {
    guard case .modifiersChanged(let held) = event else { return .unused }
    if held != self.held { self.held = held }
    return .ended
  }
}

extension EnvironmentValues {
  /// The modifier keys of the window.
  @EnvironmentEntry var modifierKeys: ModifierKeys?
}
