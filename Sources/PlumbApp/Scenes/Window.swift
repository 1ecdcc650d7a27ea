/// A scene of a single window with a title.
///
/// The window opens when the app starts if the scene is the first one of the app; otherwise
/// ``EnvironmentValues/openWindow`` opens it.
public struct Window<Content: View> {
  private let title: String
  private let id: String
  private let content: @MainActor () -> Content

  private init(title: String, id: String, content: @escaping @MainActor () -> Content) {
    self.title = title
    self.id = id
    self.content = content
  }

  /// Creates a window with a localised title.
  /// - Parameter id: the name with which the window is opened and restored.
  public init(
    _ titleKey: LocalizedStringKey, id: String,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(title: Text(titleKey).programString, id: id, content: content)
  }

  /// Creates a window with a title.
  /// - Parameter id: the name with which the window is opened and restored.
  public init(
    _ title: Text, id: String, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(title: title.programString, id: id, content: content)
  }

  /// Creates a window with a title that is not localised.
  /// - Parameter id: the name with which the window is opened and restored.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(title: String(title), id: id, content: content)
  }
}

extension Window: Scene, _PrimitiveScene {
  public static func _collect(_ scene: Window, into list: inout _SceneList) {
    let content = scene.content
    var configuration = WindowConfiguration(title: scene.title, id: scene.id) {
      AnyView(content())
    }
    configuration.kind = .single
    list.add(configuration)
  }
}

/// A scene of a single window with tools for the others. On this platform it is a ``Window`` that does not open
/// when the app starts.
public struct UtilityWindow<Content: View> {
  private let window: Window<Content>

  /// Creates a window with a localised title.
  ///
  /// - Parameter id: the name with which the window is opened and restored.
  public init(
    _ titleKey: LocalizedStringKey, id: String,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    window = Window(titleKey, id: id, content: content)
  }

  /// Creates a window with a title.
  ///
  /// - Parameter id: the name with which the window is opened and restored.
  public init(
    _ title: Text, id: String, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    window = Window(title, id: id, content: content)
  }

  /// Creates a window with a title that is not localised.
  ///
  /// - Parameter id: the name with which the window is opened and restored.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    window = Window(title, id: id, content: content)
  }
}

extension UtilityWindow: Scene, _PrimitiveScene {
  public static func _collect(_ scene: UtilityWindow, into list: inout _SceneList) {
    list.add(scene.window) { window in
      window.launchBehavior = .suppressed
      window.canHaveMenuBar = false
    }
  }
}

/// The window with the settings of an app, which ``EnvironmentValues/openSettings`` and ``SettingsLink`` open.
///
/// It has the size of its views.
public struct Settings<Content: View> {
  private let content: @MainActor () -> Content

  /// Creates a window that shows some views.
  public init(@ViewBuilder content: @escaping @MainActor () -> Content) {
    self.content = content
  }
}

extension Settings: Scene, _PrimitiveScene {
  public static func _collect(_ scene: Settings, into list: inout _SceneList) {
    let content = scene.content
    var configuration = WindowConfiguration(title: Text("Settings").programString) {
      AnyView(content())
    }
    configuration.kind = .settings
    configuration.canHaveMenuBar = false
    list.add(configuration)
  }
}
