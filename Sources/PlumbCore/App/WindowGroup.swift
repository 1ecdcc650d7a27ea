/// A scene of windows that show the same views.
///
/// On this platform a program has one window: that of the first group, or ``Window``, of the app.
/// Its title is the program's name unless the group has a title.
public struct WindowGroup<Content: View> {
  private let title: String?
  private let id: String
  private let content: @MainActor () -> Content

  private init(title: String?, id: String = "", content: @escaping @MainActor () -> Content) {
    self.title = title
    self.id = id
    self.content = content
  }

  /// Creates a group whose windows show some views.
  public init(@ViewBuilder content: @escaping @MainActor () -> Content) {
    self.init(title: nil, content: content)
  }

  /// Creates a group with an id.
  ///
  /// - Parameter id: the name under which the place of the window is remembered. It opens no further
  ///   windows, which this platform does not support.
  public init(id: String, @ViewBuilder content: @escaping @MainActor () -> Content) {
    self.init(title: nil, id: id, content: content)
  }

  /// Creates a group whose windows have a localised title.
  ///
  /// - Parameter id: the name under which the place of the window is remembered.
  public init(
    _ titleKey: LocalizedStringKey, id: String = "",
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(title: Text(titleKey).programString, id: id, content: content)
  }

  /// Creates a group whose windows have a title.
  /// - Parameter id: the name under which the place of the window is remembered.
  public init(
    _ title: Text, id: String = "", @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(title: title.programString, id: id, content: content)
  }

  /// Creates a group whose windows have a title that is not localised.
  /// - Parameter id: the name under which the place of the window is remembered.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, id: String = "", @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(title: String(title), id: id, content: content)
  }
}

extension WindowGroup {
  /// Creates a group whose windows are opened for values. The window of the program has no value.
  public init<D: Codable & Hashable>(
    for type: D.Type, @ViewBuilder content: @escaping @MainActor (Binding<D?>) -> Content
  ) {
    self.init(title: nil) { content(.constant(nil)) }
  }

  /// Creates a group with an id whose windows are opened for values.
  ///
  /// - Parameter id: the name under which the place of the window is remembered. It opens no further
  ///   windows, which this platform does not support.
  public init<D: Codable & Hashable>(
    id: String, for type: D.Type,
    @ViewBuilder content: @escaping @MainActor (Binding<D?>) -> Content
  ) {
    self.init(title: nil, id: id) { content(.constant(nil)) }
  }

  /// Creates a group with a localised title whose windows are opened for values.
  /// - Parameter id: the name under which the place of the window is remembered.
  public init<D: Codable & Hashable>(
    _ titleKey: LocalizedStringKey, id: String = "", for type: D.Type,
    @ViewBuilder content: @escaping @MainActor (Binding<D?>) -> Content
  ) {
    self.init(title: Text(titleKey).programString, id: id) { content(.constant(nil)) }
  }
}

extension WindowGroup: Scene, _PrimitiveScene {
  public static func _collect(_ scene: WindowGroup, into list: inout _SceneList) {
    let content = scene.content
    list.add(WindowConfiguration(title: scene.title, id: scene.id) { AnyView(content()) })
  }
}

/// A scene of a single window with a title.
///
/// On this platform a program has one window: that of the first ``WindowGroup`` or `Window` of the
/// app.
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
  /// - Parameter id: the name under which the place of the window is remembered.
  public init(
    _ titleKey: LocalizedStringKey, id: String,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(title: Text(titleKey).programString, id: id, content: content)
  }

  /// Creates a window with a title that is not localised.
  /// - Parameter id: the name under which the place of the window is remembered.
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
    list.add(WindowConfiguration(title: scene.title, id: scene.id) { AnyView(content()) })
  }
}

/// The settings window of an app, which is never opened on this platform.
public struct Settings<Content: View> {
  /// Creates a settings scene; the content is not used.
  public init(@ViewBuilder content: @escaping @MainActor () -> Content) {}
}

extension Settings: Scene, _PrimitiveScene {
  public static func _collect(_ scene: Settings, into list: inout _SceneList) {}
}
