internal import Observation

/// The modifier keys that are held down while the window has the keyboard.
@MainActor @Observable final class ModifierKeys: TreeService {
  private(set) var held: KeyModifiers = []

  init(of tree: ViewTree) {}

  /// Follows an event. Returns whether it concerns modifier keys alone.
  func handle(_ event: Event) -> Bool {
    guard case .modifiersChanged(let held) = event else { return false }
    if held != self.held { self.held = held }
    return true
  }
}

private enum ModifierKeysKey: EnvironmentKey {
  static var defaultValue: ModifierKeys? { nil }
}

extension EnvironmentValues {
  /// The modifier keys of the window.
  var modifierKeys: ModifierKeys? {
    get { self[ModifierKeysKey.self] }
    set { self[ModifierKeysKey.self] = newValue }
  }
}
