internal import Foundation

/// A scene with an item in the bar of the desktop.
///
/// As not every desktop of this platform has a place for such items, the item has a window of the size of its views
/// instead: with the menu, or with the views of ``MenuBarExtraStyle/window``. The window opens when the app starts if
/// the app has no other one; otherwise the menu Window of its menu bar opens it.
public struct MenuBarExtra<Label: View, Content: View> {
  private let title: String
  private let isInserted: Bool
  private let content: Content

  private init(title: String?, isInserted: Binding<Bool>? = nil, content: Content) {
    self.title = title ?? ProcessInfo.processInfo.processName
    self.isInserted = isInserted?.wrappedValue ?? true
    self.content = content
  }

  /// Creates an item with a label. The title of its window is the program's name.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(title: nil, content: content())
  }

  /// Creates an item with a label that is listed while a binding is true. The title of its window is the program's
  /// name.
  public init(
    isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(title: nil, isInserted: isInserted, content: content())
  }
}

extension MenuBarExtra where Label == Text {
  /// Creates an item with a localised title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(title: Text(titleKey).programString, content: content())
  }

  /// Creates an item with a title that is not localised.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(title: String(title), content: content())
  }

  /// Creates an item with a localised title that is listed while a binding is true.
  public init(
    _ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(title: Text(titleKey).programString, isInserted: isInserted, content: content())
  }

  /// Creates an item with a title that is not localised and that is listed while a binding is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(title: String(title), isInserted: isInserted, content: content())
  }
}

extension MenuBarExtra where Label == PlumbControls.Label<Text, Image> {
  /// Creates an item with a localised title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(title: Text(titleKey).programString, content: content())
  }

  /// Creates an item with a title that is not localised and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(title: String(title), content: content())
  }

  /// Creates an item with a localised title and an image.
  public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
    self.init(title: Text(titleKey).programString, content: content())
  }

  /// Creates an item with a title that is not localised and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, @ViewBuilder content: () -> Content
  ) {
    self.init(title: String(title), content: content())
  }

  /// Creates an item with a localised title and a symbol that is listed while a binding is true.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(title: Text(titleKey).programString, isInserted: isInserted, content: content())
  }

  /// Creates an item with a title that is not localised and a symbol that is listed while a binding is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(title: String(title), isInserted: isInserted, content: content())
  }
}

extension MenuBarExtra: Scene, _PrimitiveScene {
  public static func _collect(_ scene: MenuBarExtra, into list: inout _SceneList) {
    let content = scene.content
    var configuration = WindowConfiguration(title: scene.title, id: "menuBarExtra") {
      AnyView(content)
    }
    configuration.kind = .menuBarExtra
    configuration.isMenu = true
    configuration.canHaveMenuBar = false
    configuration.hasStandardCommands = scene.isInserted
    list.add(configuration)
  }
}

/// The style of an item in the bar of the desktop.
public protocol MenuBarExtraStyle {
  /// Whether the views are the items of a menu. Implemented by built-in styles only.
  var _isMenu: Bool { get }
}

/// The default style: a menu.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
  public var _isMenu: Bool { true }

  /// Creates the style.
  public init() {}
}

/// A menu.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
  public var _isMenu: Bool { true }

  /// Creates the style.
  public init() {}
}

/// A window with the views.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
  public var _isMenu: Bool { false }

  /// Creates the style.
  public init() {}
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  /// The default style: a menu.
  public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  /// A menu.
  public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  /// A window with the views.
  public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}

extension Scene {
  /// Sets the style of the items of the scene in the bar of the desktop.
  public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene {
    ModifiedScene(content: self) { window in
      if window.kind == .menuBarExtra { window.isMenu = style._isMenu }
    }
  }
}
