/// The style of a window's frame.
public protocol WindowStyle: Sendable {
  /// Whether the desktop draws a title bar. Implemented by built-in styles only.
  var _hasTitleBar: Bool { get }
}

extension WindowStyle {
  public var _hasTitleBar: Bool { true }
}

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
  public var _hasTitleBar: Bool { false }

  /// Creates the style.
  public init() {}
}

/// A style without a title bar.
public struct PlainWindowStyle: WindowStyle {
  public var _hasTitleBar: Bool { false }

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
