/// Opens a window of the app.
///
/// A program has one window here, which ``EnvironmentValues/supportsMultipleWindows`` says: nothing
/// opens, and a line on standard error tells so.
public struct OpenWindowAction {
  /// - Parameter id: of the scene.
  @MainActor public func callAsFunction(id: String) { Self.tell("the window \"\(id)\"") }

  @MainActor public func callAsFunction<D: Codable & Hashable>(value: D) {
    Self.tell("a window for \(value)")
  }

  @MainActor public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    Self.tell("the window \"\(id)\" for \(value)")
  }

  @MainActor private static func tell(_ what: String) {
    RuntimeWarning.show("A program has one window on Linux, so \(what) was not opened.")
  }
}

/// Closes a window of the app.
///
/// A program has one window here, which its own button closes: nothing happens, and a line on standard
/// error tells so.
public struct DismissWindowAction {
  /// - Parameter id: of the scene.
  @MainActor public func callAsFunction(id: String) { Self.tell() }

  @MainActor public func callAsFunction<D: Codable & Hashable>(value: D) { Self.tell() }

  @MainActor public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { Self.tell() }

  @MainActor public func callAsFunction() { Self.tell() }

  @MainActor private static func tell() {
    RuntimeWarning.show("A program has one window on Linux; it was not closed by an action.")
  }
}

extension EnvironmentValues {
  public var openWindow: OpenWindowAction { OpenWindowAction() }

  public var dismissWindow: DismissWindowAction {
    DismissWindowAction()
  }

  /// Whether a program can have several windows, which none can here.
  public var supportsMultipleWindows: Bool { false }
}
