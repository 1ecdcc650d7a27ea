public import Foundation

/// A scene with a change to each of its windows.
struct ModifiedScene<Content: Scene> {
  let content: Content
  let change: (inout WindowPlan) -> Void
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

  /// The scene itself: windows have no menu bar.
  public func commands<Content>(_ content: () -> Content) -> some Scene {
    self
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
