public import Foundation
public import Observation

/// A scene with a change applied to the configuration of each of its windows.
struct ModifiedScene<Content: Scene> {
  let content: Content
  let change: (inout WindowConfiguration) -> Void
}

extension ModifiedScene: Scene, _PrimitiveScene {
  static func _collect(_ scene: ModifiedScene, into list: inout _SceneList) {
    list.add(scene.content, changing: scene.change)
  }
}

extension Scene {
  /// Sets the size of a new window's content, in points. A size that is not above 0 or not finite
  /// is ignored.
  ///
  /// As SwiftUI: of several sizes the outermost applies.
  public func defaultSize(_ size: CGSize) -> some Scene {
    ModifiedScene(content: self) { window in
      let isUsable = [size.width, size.height].allSatisfy { $0 > 0 && $0.isFinite }
      if isUsable { window.size = size }
    }
  }

  /// Sets the size of a new window's content, in points.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }

  /// Returns the scene unchanged: a window is never smaller than the minimum size of its views, and
  /// otherwise has the size set by the user.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    self
  }

  /// Returns the scene unchanged: the desktop determines the style of its windows.
  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene {
    self
  }

  /// Sets the position of a new window on the desktop, as fractions of the free space. Ignored on
  /// desktops that place windows themselves, such as those using Wayland.
  public func defaultPosition(_ position: UnitPoint) -> some Scene {
    ModifiedScene(content: self) { window in
      let isUsable = [position.x, position.y].allSatisfy(\.isFinite)
      if isUsable { window.position = position }
    }
  }
}

extension Scene {
  /// Sets whether the windows of the scene open with the size and at the place that they had when the
  /// app ended; they do unless the behaviour is `disabled`.
  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
    ModifiedScene(content: self) { $0.isRestored = behavior.isEnabled }
  }

  /// Returns the scene unchanged: the first window of the app opens when it starts, and no other.
  public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }

  /// Sets an environment value for the views of the scene.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    changingContent { $0.environment(keyPath, value) }
  }

  /// Sets an observable object in the environment of the scene's views, where it is found by its
  /// type.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    changingContent { $0.environment(object) }
  }

  /// Sets an observable object in the environment of the scene's views, where it is found by its
  /// type.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    changingContent { $0.environmentObject(object) }
  }

  /// Calls an action with the old and the new value whenever a value changes.
  ///
  /// - Parameter initial: whether the action is also called when the window appears, with the same
  ///   value twice.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    changingContent { $0.onChange(of: value, initial: initial, action) }
  }

  /// Calls an action whenever a value changes.
  ///
  /// - Parameter initial: whether the action is also called when the window appears.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    changingContent { $0.onChange(of: value, initial: initial, action) }
  }

  /// Calls an action with the new value whenever a value changes.
  @_disfavoredOverload
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    changingContent { $0.onChange(of: value, perform: action) }
  }

  /// Returns the scene with a change applied to the content of each window.
  private func changingContent<Changed: View>(
    _ change: @escaping @MainActor (AnyView) -> Changed
  ) -> some Scene {
    ModifiedScene(content: self) { window in
      let content = window.content
      window.content = { AnyView(change(content())) }
    }
  }
}

/// The limits of a window's size; without effect on this platform.
public struct WindowResizability: Sendable {
  /// The default limits of the scene.
  public static let automatic = WindowResizability()
  /// The minimum and maximum size of the content.
  public static let contentSize = WindowResizability()
  /// The minimum size of the content.
  public static let contentMinSize = WindowResizability()
}

/// Whether the windows of a scene are restored when the app starts again.
public struct SceneRestorationBehavior: Sendable {
  let isEnabled: Bool

  /// The windows are restored.
  public static let automatic = SceneRestorationBehavior(isEnabled: true)
  /// No window is restored.
  public static let disabled = SceneRestorationBehavior(isEnabled: false)
}

/// Whether a scene opens a window when the app starts; without effect on this platform.
public struct SceneLaunchBehavior: Sendable {
  /// The default behaviour of the scene.
  public static let automatic = SceneLaunchBehavior()
  /// A window opens if none is restored.
  public static let presented = SceneLaunchBehavior()
  /// No window opens.
  public static let suppressed = SceneLaunchBehavior()
}

/// The style of a window's frame; without effect on this platform.
public protocol WindowStyle: Sendable {}

/// The default style.
public struct DefaultWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
}

/// A style with a title bar.
public struct TitleBarWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
}

/// A style with a hidden title bar.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
}

/// A style without a title bar.
public struct PlainWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// The default style.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  /// A style with a title bar.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// A style with a hidden title bar.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == PlainWindowStyle {
  /// A style without a title bar.
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}
