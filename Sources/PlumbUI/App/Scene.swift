/// A part of an app with windows of its own.
///
/// As SwiftUI: a scene of one's own gives a `body` of other scenes.
@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene

  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Adds the windows of a scene to a list. Only the engine's own scenes implement it.
  static func _collect(_ scene: Self, into list: inout _SceneList)
}

extension Scene {
  public static func _collect(_ scene: Self, into list: inout _SceneList) {
    Body._collect(scene.body, into: &list)
  }
}

/// A scene of the engine's own that has no body.
@MainActor @preconcurrency public protocol _PrimitiveScene: Scene where Body == Never {}

extension _PrimitiveScene {
  public var body: Never {
    preconditionFailure("\(Self.self) has no body; it is one of the scenes others are made of.")
  }
}

extension Never: Scene {
  public static func _collect(_ scene: Never, into list: inout _SceneList) {}
}

/// Where a scene leaves its windows.
@MainActor public struct _SceneList {
  private(set) var windows: [WindowConfiguration] = []

  /// The windows of a scene.
  init<S: Scene>(_ scene: S) {
    S._collect(scene, into: &self)
  }

  mutating func add(_ window: WindowConfiguration) {
    windows.append(window)
  }

  /// Adds the windows of a scene with a change to each.
  mutating func add<S: Scene>(_ scene: S, changing change: (inout WindowConfiguration) -> Void) {
    for var window in _SceneList(scene).windows {
      change(&window)
      windows.append(window)
    }
  }
}

/// A window before it is opened.
struct WindowConfiguration {
  var title: String?
  /// In points; `nil` for the usual size.
  var size: CGSize?
  /// Where on the desktop, as parts of the room there; `nil` for the middle.
  var position: UnitPoint?
  var content: @MainActor () -> AnyView
  /// Buttons that are only there for their keys.
  var commands: [AnyView] = []
}
