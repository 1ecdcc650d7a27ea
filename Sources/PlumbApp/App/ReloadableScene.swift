/// The scenes of an app whose type may be compiled anew while the program runs.
///
/// The views of the windows have what `ReloadableView` keeps over a new version. The state of the app itself stays if
/// its place and the type of its value are the same.
package struct ReloadableScene {
  private let app: (any App)?
  private let version: Int

  /// Creates the scenes of an app of a version; without an app there are none.
  package init(of app: (any App)?, version: Int) {
    self.app = app
    self.version = version
  }
}

extension ReloadableScene: Scene, _PrimitiveScene {
  package static func _collect(_ scene: ReloadableScene, into list: inout _SceneList) {
    guard let app = scene.app else { return }
    for var window in windows(of: app) {
      window.content = { [version = scene.version, content = window.content] in
        AnyView(ReloadableView(content(), version: version))
      }
      list.add(window)
    }
  }

  @MainActor private static func windows(of app: some App) -> [WindowConfiguration] {
    _SceneList(ReloadableProperties.connected(of: app).body).windows
  }
}
