/// A part of an app that has windows.
///
/// As SwiftUI: a custom scene returns a `body` of other scenes.
@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene

  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Adds the windows of a scene to a list. Implemented by built-in scenes only.
  static func _collect(_ scene: Self, into list: inout _SceneList)
}

extension Scene {
  public static func _collect(_ scene: Self, into list: inout _SceneList) {
    Body._collect(scene.body, into: &list)
  }
}

/// A built-in scene that has no body.
@MainActor @preconcurrency public protocol _PrimitiveScene: Scene where Body == Never {}

extension _PrimitiveScene {
  public var body: Never {
    preconditionFailure("\(Self.self) is a primitive scene without a body; use the scene itself.")
  }
}

extension Never: Scene {
  public static func _collect(_ scene: Never, into list: inout _SceneList) {}
}

/// A list of the windows of a scene.
@MainActor public struct _SceneList {
  private(set) var windows: [WindowConfiguration] = []

  /// Collects the windows of a scene.
  init<S: Scene>(_ scene: S) {
    S._collect(scene, into: &self)
  }

  mutating func add(_ window: WindowConfiguration) {
    windows.append(window)
  }

  /// Adds the windows of a scene, with a change applied to each.
  mutating func add<S: Scene>(_ scene: S, changing change: (inout WindowConfiguration) -> Void) {
    for var window in _SceneList(scene).windows {
      change(&window)
      windows.append(window)
    }
  }
}

/// The configuration of a window before it is opened.
package struct WindowConfiguration {
  package var title: String?
  /// The name of the scene within the app; empty for a scene without one.
  package var id = ""
  /// Whether the window opens where it was when the program ended.
  package var isRestored = true
  /// The size of the content in points; `nil` for the default size.
  package var size: CGSize?
  /// The position on the desktop, as fractions of the free space; `nil` for the centre.
  package var position: UnitPoint?
  var content: @MainActor () -> AnyView
  /// Commands, which are not shown; only their keyboard shortcuts have an effect.
  var commands: [AnyView] = []
}
