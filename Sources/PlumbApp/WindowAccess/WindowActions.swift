/// An action that opens a window of the app.
///
/// In views without an app around them it has no effect, and the first call prints a warning to standard error.
public struct OpenWindowAction {
  let context: (any WindowContext)?

  /// Opens a window of the scene with an id.
  ///
  /// As SwiftUI: a ``WindowGroup`` opens a new window with each call; the window of a ``Window`` is brought to the
  /// front if it is open.
  ///
  /// - Parameter id: the id of the scene. Without such a scene, a warning is printed.
  @MainActor @preconcurrency public func callAsFunction(id: String) {
    perform(WindowRequest(id: id))
  }

  /// Opens a window of the group whose windows are opened for values of the type.
  ///
  /// As SwiftUI: a window that is open for an equal value is brought to the front instead.
  @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(value: D) {
    perform(WindowRequest(value: WindowValue(value)))
  }

  /// Opens a window of the group with an id for a value.
  ///
  /// As SwiftUI: a window that is open for an equal value is brought to the front instead.
  @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(id: String, value: D)
  {
    perform(WindowRequest(id: id, value: WindowValue(value)))
  }

  @MainActor private func perform(_ request: WindowRequest) {
    if context?.openWindow(request) == true { return }
    RuntimeWarning.showOnce(
      "openWindow did not open \(request.description), because the program has no such scene.")
  }
}

/// An action that closes windows of the app.
///
/// The program ends with its last window.
public struct DismissWindowAction {
  let context: (any WindowContext)?

  /// Closes the windows of the scene with an id.
  @MainActor @preconcurrency public func callAsFunction(id: String) {
    perform(WindowRequest(id: id))
  }

  /// Closes the window that was opened for a value.
  @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(value: D) {
    perform(WindowRequest(value: WindowValue(value)))
  }

  /// Closes the window of the group with an id that was opened for a value.
  @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(id: String, value: D)
  {
    perform(WindowRequest(id: id, value: WindowValue(value)))
  }

  /// Closes the window of the view.
  @MainActor @preconcurrency public func callAsFunction() { perform(WindowRequest()) }

  @MainActor private func perform(_ request: WindowRequest) {
    if context?.closeWindows(request) == true { return }
    WindowDismissal.warnOfMissingWindow(request.description)
  }
}

/// An action that opens the window with the settings of the app, a ``Settings`` scene.
public struct OpenSettingsAction {
  let context: (any WindowContext)?

  /// Opens the window, or brings it to the front.
  @MainActor @preconcurrency public func callAsFunction() {
    if context?.openSettings() == true { return }
    RuntimeWarning.showOnce(
      "openSettings had no effect, because the program has no Settings scene.")
  }
}

// Passed on by any code, and used on the main actor only.
extension OpenWindowAction: @unchecked Sendable {}
extension DismissWindowAction: @unchecked Sendable {}
extension OpenSettingsAction: @unchecked Sendable {}

extension EnvironmentValues {
  /// The action that opens windows.
  public var openWindow: OpenWindowAction { OpenWindowAction(context: windowContext) }

  /// The action that closes windows.
  public var dismissWindow: DismissWindowAction { DismissWindowAction(context: windowContext) }

  /// The action that opens the settings of the app.
  public var openSettings: OpenSettingsAction { OpenSettingsAction(context: windowContext) }

  /// Whether a program can have several windows; always true on this platform.
  public var supportsMultipleWindows: Bool { true }
}

/// A button that opens the settings of the app, a ``Settings`` scene.
public struct SettingsLink<Label: View> {
  private let label: Label
  @Environment(\.openSettings) private var openSettings

  /// Creates a button with a label.
  public init(@ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// Creates a button with the label "Settings…".
  public init() where Label == DefaultSettingsLinkLabel {
    label = DefaultSettingsLinkLabel()
  }
}

extension SettingsLink: View {
  public var body: some View {
    Button(action: { openSettings() }, label: { label })
  }
}

/// The label of a settings link without one of its own.
public struct DefaultSettingsLinkLabel: View {
  public var body: some View { Text("Settings…") }
}
