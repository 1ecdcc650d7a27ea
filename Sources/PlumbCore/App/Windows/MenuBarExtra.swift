/// A scene with an item in the bar of the desktop.
///
/// On this platform it has no effect: not every desktop has a place for such items, and what is in it must be reachable
/// otherwise. A program needs another scene, such as a ``WindowGroup``; without one it ends with a sentence that says so.
public struct MenuBarExtra<Label: View, Content: View> {
  /// Creates an item with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}

  /// Creates an item with a label that is shown while a binding is true.
  public init(
    isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}
}

extension MenuBarExtra where Label == Text {
  /// Creates an item with a localised title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  /// Creates an item with a title that is not localised.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}

  /// Creates an item with a localised title that is shown while a binding is true.
  public init(
    _ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {}

  /// Creates an item with a title that is not localised and that is shown while a binding is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {}
}

extension MenuBarExtra where Label == PlumbCore.Label<Text, Image> {
  /// Creates an item with a localised title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {}

  /// Creates an item with a title that is not localised and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {}

  /// Creates an item with a localised title and an image.
  public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {}

  /// Creates an item with a title that is not localised and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, @ViewBuilder content: () -> Content
  ) {}

  /// Creates an item with a localised title and a symbol that is shown while a binding is true.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {}

  /// Creates an item with a title that is not localised and a symbol that is shown while a binding is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {}
}

extension MenuBarExtra: Scene, _PrimitiveScene {
  public static func _collect(_ scene: MenuBarExtra, into list: inout _SceneList) {}
}

/// The style of an item in the bar of the desktop; without effect on this platform.
public protocol MenuBarExtraStyle {}

/// The default style.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
  public init() {}
}

/// A menu.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
  public init() {}
}

/// A window.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
  public init() {}
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  /// The default style.
  public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  /// A menu.
  public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  /// A window.
  public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}

extension Scene {
  /// Returns the scene unchanged; on this platform it has no effect: no item is shown in the bar of the desktop.
  public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { self }
}
