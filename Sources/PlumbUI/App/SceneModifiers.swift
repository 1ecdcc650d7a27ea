public import Foundation
public import Observation

/// A scene with a change to each of its windows.
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
  /// Gives a new window's contents a size in points. Numbers that are not above 0 or not finite
  /// leave it at the usual one.
  ///
  /// As SwiftUI: of several sizes the outermost counts.
  public func defaultSize(_ size: CGSize) -> some Scene {
    ModifiedScene(content: self) { window in
      let isUsable = [size.width, size.height].allSatisfy { $0 > 0 && $0.isFinite }
      if isUsable { window.size = size }
    }
  }

  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }

  /// The scene itself: a window is never smaller than its views can be, and otherwise as large as a
  /// person makes it.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    self
  }

  /// The scene itself: the desktop decides how its windows look.
  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene {
    self
  }

  /// Puts a new window at a place of the desktop, as parts of the room there; desktops that place
  /// windows themselves, as those of Wayland do, leave it out.
  public func defaultPosition(_ position: UnitPoint) -> some Scene {
    ModifiedScene(content: self) { window in
      let isUsable = [position.x, position.y].allSatisfy(\.isFinite)
      if isUsable { window.position = position }
    }
  }
}

extension Scene {
  /// Sets a value that the views of the scene find.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    changingContent { $0.environment(keyPath, value) }
  }

  /// Puts an object where the views of the scene find it by its type.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    changingContent { $0.environment(object) }
  }

  /// Puts an object where the views of the scene find it by its type.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    changingContent { $0.environmentObject(object) }
  }

  /// Calls an action with the old and the new value whenever a value changes.
  ///
  /// - Parameter initial: whether it also runs when the window appears, with one value twice.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    changingContent { $0.onChange(of: value, initial: initial, action) }
  }

  /// Calls an action whenever a value changes.
  ///
  /// - Parameter initial: whether it also runs when the window appears.
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

  /// The scene with a change to the views of each window.
  private func changingContent<Changed: View>(
    _ change: @escaping @MainActor (AnyView) -> Changed
  ) -> some Scene {
    ModifiedScene(content: self) { window in
      let content = window.content
      window.content = { AnyView(change(content())) }
    }
  }
}

/// What decides how large a window may be made.
public struct WindowResizability: Sendable {
  public static let automatic = WindowResizability()
  public static let contentSize = WindowResizability()
  public static let contentMinSize = WindowResizability()
}

/// How the frame of a window looks.
public protocol WindowStyle: Sendable {}

public struct DefaultWindowStyle: WindowStyle {
  public init() {}
}

public struct TitleBarWindowStyle: WindowStyle {
  public init() {}
}

public struct HiddenTitleBarWindowStyle: WindowStyle {
  public init() {}
}

public struct PlainWindowStyle: WindowStyle {
  public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == PlainWindowStyle {
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}
