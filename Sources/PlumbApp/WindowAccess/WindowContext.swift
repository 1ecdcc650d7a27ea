internal import Foundation

/// The window that shows some views, and through it the other windows of the program.
@MainActor protocol WindowContext: AnyObject {
  /// The value for which the window was opened; `nil` for none.
  var value: WindowValue? { get set }

  /// The document of the window; `nil` in a program without documents.
  var documents: DocumentWindow? { get }

  /// Opens a window of a scene, or brings an open one to the front. Returns whether there is such a scene.
  func openWindow(_ request: WindowRequest) -> Bool

  /// Closes windows; for a request without contents, this one. Returns whether there is such a scene.
  func closeWindows(_ request: WindowRequest) -> Bool

  /// Performs a command on this window.
  func perform(_ command: WindowCommand)

  /// Opens the window of the program's settings, or brings it to the front. Returns whether the program has one.
  func openSettings() -> Bool

  /// The open windows of the program, in the order in which they were opened.
  var openWindows: [OpenWindow] { get }
}

/// An open window in the list of a menu.
struct OpenWindow {
  let title: String
  /// Whether it is the window whose menu lists it.
  let isCurrent: Bool
  /// Shows the window in front of the others.
  let bringToFront: @MainActor () -> Void
}

/// The windows to which an action applies.
struct WindowRequest {
  /// The id of the scene; `nil` for the scene whose windows are opened for such values.
  var id: String?
  var value: WindowValue?
  /// The index of a scene without an id; `nil` for another one.
  var scene: Int?

  /// A description of the request in words.
  var description: String {
    if let scene { return "a window of scene \(scene)" }
    return switch (id, value) {
    case (let id?, nil): "the window \"\(id)\""
    case (let id?, let value?): "the window \"\(id)\" for \(value.value.base)"
    case (nil, let value?): "a window for \(value.value.base)"
    case (nil, nil): "the window"
    }
  }
}

/// The value for which a window is opened.
struct WindowValue {
  let type: ObjectIdentifier
  let value: AnyHashable
  /// The encoded value, which is stored while the program does not run; `nil` if it cannot be encoded.
  let data: Data?

  init<D: Codable & Hashable>(_ value: D) {
    type = ObjectIdentifier(D.self)
    self.value = AnyHashable(value)
    data = try? JSONEncoder().encode(value)
  }

  /// Returns the value, if it has a type.
  func value<D: Codable & Hashable>(as type: D.Type) -> D? { value.base as? D }
}

extension EnvironmentValues {
  /// The window that shows the views; `nil` for views without a program around them.
  @EnvironmentEntry var windowContext: (any WindowContext)?
}
