/// The windows of an app that show the same views.
///
/// A program has one window here: that of the first group, or ``Window``, of the app. Its title is
/// the program's name unless the group has one.
public struct WindowGroup<Content: View> {
  private let title: String?
  private let content: @MainActor () -> Content

  private init(title: String?, content: @escaping @MainActor () -> Content) {
    self.title = title
    self.content = content
  }

  public init(@ViewBuilder content: @escaping @MainActor () -> Content) {
    self.init(title: nil, content: content)
  }

  /// - Parameter id: names the group for opening further windows, which this engine does not do.
  public init(id: String, @ViewBuilder content: @escaping @MainActor () -> Content) {
    self.init(title: nil, content: content)
  }

  /// A group whose windows have a title.
  public init(
    _ titleKey: LocalizedStringKey, id: String = "",
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(title: Text(titleKey).programString, content: content)
  }

  public init(
    _ title: Text, id: String = "", @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(title: title.programString, content: content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, id: String = "", @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(title: String(title), content: content)
  }
}

extension WindowGroup {
  /// A group whose windows are opened for values. The program's own window has none.
  public init<D: Codable & Hashable>(
    for type: D.Type, @ViewBuilder content: @escaping @MainActor (Binding<D?>) -> Content
  ) {
    self.init(title: nil) { content(.constant(nil)) }
  }

  /// - Parameter id: names the group for opening further windows, which this engine does not do.
  public init<D: Codable & Hashable>(
    id: String, for type: D.Type,
    @ViewBuilder content: @escaping @MainActor (Binding<D?>) -> Content
  ) {
    self.init(title: nil) { content(.constant(nil)) }
  }

  public init<D: Codable & Hashable>(
    _ titleKey: LocalizedStringKey, id: String = "", for type: D.Type,
    @ViewBuilder content: @escaping @MainActor (Binding<D?>) -> Content
  ) {
    self.init(title: Text(titleKey).programString) { content(.constant(nil)) }
  }
}

extension WindowGroup: Scene, _PrimitiveScene {
  public static func _collect(_ scene: WindowGroup, into list: inout _SceneList) {
    let content = scene.content
    list.add(WindowConfiguration(title: scene.title) { AnyView(content()) })
  }
}

/// A single window with a title.
///
/// A program has one window here: that of the first ``WindowGroup`` or `Window` of the app.
public struct Window<Content: View> {
  private let title: String
  private let content: @MainActor () -> Content

  private init(title: String, content: @escaping @MainActor () -> Content) {
    self.title = title
    self.content = content
  }

  public init(
    _ titleKey: LocalizedStringKey, id: String,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(title: Text(titleKey).programString, content: content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(title: String(title), content: content)
  }
}

extension Window: Scene, _PrimitiveScene {
  public static func _collect(_ scene: Window, into list: inout _SceneList) {
    let content = scene.content
    list.add(WindowConfiguration(title: scene.title) { AnyView(content()) })
  }
}

/// The window with an app's settings, which this engine never opens.
public struct Settings<Content: View> {
  public init(@ViewBuilder content: @escaping @MainActor () -> Content) {}
}

extension Settings: Scene, _PrimitiveScene {
  public static func _collect(_ scene: Settings, into list: inout _SceneList) {}
}
