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

/// The configuration of the windows of a scene.
package struct WindowConfiguration {
  /// The kinds of scenes.
  enum Kind {
    /// Any number of windows.
    case group
    /// One window.
    case single
    /// The window with the settings of the program.
    case settings
    /// One window with an alert.
    case alert
    /// One window with an item of the bar of the desktop.
    case menuBarExtra
  }

  package var title: String?
  /// The name of the scene within the app; empty for a scene without one.
  package var id = ""
  var kind = Kind.group
  /// Whether the window opens where it was when the program ended.
  package var isRestored = true
  /// The size of the content in points; `nil` for the default size.
  package var size: CGSize?
  /// The position on the desktop, as fractions of the free space; `nil` for the centre.
  package var position: UnitPoint?
  /// Whether the desktop draws a title bar.
  package var hasTitleBar = true
  var resizability = WindowResizability.automatic
  var launchBehavior = SceneLaunchBehavior.automatic
  /// Whether a new window has the ideal size of its content, also if a person may change it then.
  var opensWithIdealSize = false
  /// Returns the size and the place of a new window; `nil` for the usual ones.
  var placement: (@MainActor (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement)?
  /// Whether the window is moved by parts of its content without a control.
  var isDraggedByBackground = false
  /// The binding that opens and closes the window; `nil` if only actions do.
  var isPresented: Binding<Bool>?
  var shortcut = SceneShortcut.usual
  /// The values for which the windows are opened; `nil` if they have none.
  var values: WindowValueType?
  /// The documents of the windows; `nil` if they have none.
  var documents: DocumentKind?
  var content: @MainActor () -> AnyView
  /// The views of commands, which tell the window the entries of its menu bar.
  var commands: [AnyView] = []
  /// Whether the program has a menu item for the functions of the scene itself, such as opening a new window.
  var hasStandardCommands = true
  /// Whether a menu bar is shown all the time; by default, it is if the desktop draws a title bar.
  var menuBarVisibility = Visibility.automatic
  /// Whether the views are the items of a menu, which fills the window.
  var isMenu = false
  /// Whether windows of the scene have a menu bar if the program has commands.
  var canHaveMenuBar = true
  /// Views that are not shown, in one window of the app at a time; the parameter is whether they are the first ones
  /// since the app started.
  var observers: [@MainActor (Bool) -> AnyView] = []

  /// Whether a menu bar is shown only while it is used.
  var hidesMenuBar: Bool {
    menuBarVisibility == .hidden || menuBarVisibility == .automatic && !hasTitleBar
  }

  /// Whether a window opens with the ideal size of its content.
  package var takesIdealSize: Bool { opensWithIdealSize || fitsContent }

  /// Whether a window has the size of its content.
  var fitsContent: Bool {
    resizability == .contentSize
      || resizability == .automatic && (kind == .settings || kind == .menuBarExtra)
  }
}
