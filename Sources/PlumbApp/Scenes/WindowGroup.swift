/// A scene of windows that show the same views.
///
/// The first scene of an app opens a window when the app starts; ``EnvironmentValues/openWindow`` opens others. The
/// title of a window is the program's name, as `CFBundleDisplayName` in its property list or else its file has it,
/// unless the group or the views have a title.
public struct WindowGroup<Content: View> {
  private let title: String?
  private let id: String
  private let values: WindowValueType?
  private let content: @MainActor () -> Content

  init(
    title: String?, id: String = "", values: WindowValueType? = nil,
    content: @escaping @MainActor () -> Content
  ) {
    self.title = title
    self.id = id
    self.values = values
    self.content = content
  }

  /// Creates a group whose windows show some views.
  public init(@ViewBuilder content: @escaping @MainActor () -> Content) {
    self.init(title: nil, content: content)
  }

  /// Creates a group with an id.
  ///
  /// - Parameter id: the name with which windows are opened and restored.
  public init(id: String, @ViewBuilder content: @escaping @MainActor () -> Content) {
    self.init(title: nil, id: id, content: content)
  }

  /// Creates a group whose windows have a localised title.
  ///
  /// - Parameter id: the name with which windows are opened and restored.
  public init(
    _ titleKey: LocalizedStringKey, id: String = "",
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(title: Text(titleKey).programString, id: id, content: content)
  }

  /// Creates a group whose windows have a title.
  ///
  /// - Parameter id: the name with which windows are opened and restored.
  public init(
    _ title: Text, id: String = "", @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(title: title.programString, id: id, content: content)
  }

  /// Creates a group whose windows have a title that is not localised.
  ///
  /// - Parameter id: the name with which windows are opened and restored.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, id: String = "", @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(title: String(title), id: id, content: content)
  }
}

extension WindowGroup: Scene, _PrimitiveScene {
  public static func _collect(_ scene: WindowGroup, into list: inout _SceneList) {
    let content = scene.content
    var configuration = WindowConfiguration(title: scene.title, id: scene.id) {
      AnyView(content())
    }
    configuration.values = scene.values
    list.add(configuration)
  }
}
