extension WindowConfiguration {
  /// Creates the configuration of a window that code of the program opens by itself.
  @MainActor init(_ window: ProgramWindow) {
    self.init(title: window.title, id: window.placeName.map { "window:\($0)" } ?? "") {
      AnyView(ProgramWindowContent(window: window))
    }
    kind = .single
    launchBehavior = .presented
    isRestored = window.placeName != nil
    size = window.fixedSize ?? window.size
    position = window.position
    hasTitleBar = window.hasTitleBar
    opensWithIdealSize = window.takesIdealSize
    if window.fixedSize != nil { resizability = .contentSize }
  }
}

extension ProgramLife {
  /// Returns a configuration of which the views have the changes for all windows.
  func modified(_ configuration: WindowConfiguration?) -> WindowConfiguration? {
    guard !modifiers.isEmpty, var changed = configuration else { return configuration }
    changed.content = { [modifiers, content = changed.content] in
      modifiers.reduce(content()) { $1($0) }
    }
    return changed
  }
}

/// The app of a program whose delegate opens all windows.
package struct DelegateApp: App {
  package init() {}

  package var body: some Scene { NoScenes() }
}

/// A scene without windows.
private struct NoScenes: Scene, _PrimitiveScene {
  static func _collect(_ scene: NoScenes, into list: inout _SceneList) {}
}
