/// An action that opens a window of the app.
///
/// A program has one window on this platform, see ``EnvironmentValues/supportsMultipleWindows``: no
/// window is opened, and the first call prints a warning to standard error.
public struct OpenWindowAction {
  /// Prints a warning, because a program has one window.
  ///
  /// - Parameter id: the id of the scene.
  @MainActor public func callAsFunction(id: String) { Self.warn("the window \"\(id)\"") }

  /// Prints a warning, because a program has one window.
  @MainActor public func callAsFunction<D: Codable & Hashable>(value: D) {
    Self.warn("a window for \(value)")
  }

  /// Prints a warning, because a program has one window.
  @MainActor public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    Self.warn("the window \"\(id)\" for \(value)")
  }

  @MainActor private static func warn(_ what: String) {
    RuntimeWarning.showOnce(
      "openWindow did not open \(what), because a program has one window on Linux; check "
        + "supportsMultipleWindows first.")
  }
}

/// An action that closes a window of the app.
///
/// A program has one window on this platform, which is closed by its title bar: the action has no
/// effect, and the first call prints a warning to standard error.
public struct DismissWindowAction {
  /// Prints a warning, because a program has one window.
  ///
  /// - Parameter id: the id of the scene.
  @MainActor public func callAsFunction(id: String) { Self.warn() }

  /// Prints a warning, because a program has one window.
  @MainActor public func callAsFunction<D: Codable & Hashable>(value: D) { Self.warn() }

  /// Prints a warning, because a program has one window.
  @MainActor public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { Self.warn() }

  /// Prints a warning, because a program has one window.
  @MainActor public func callAsFunction() { Self.warn() }

  @MainActor private static func warn() {
    RuntimeWarning.showOnce(
      "dismissWindow had no effect, because a program has one window on Linux; check "
        + "supportsMultipleWindows first.")
  }
}

extension EnvironmentValues {
  /// The action that opens windows.
  public var openWindow: OpenWindowAction { OpenWindowAction() }

  /// The action that closes windows.
  public var dismissWindow: DismissWindowAction {
    DismissWindowAction()
  }

  /// Whether a program can have several windows; always false on this platform.
  public var supportsMultipleWindows: Bool { false }
}
