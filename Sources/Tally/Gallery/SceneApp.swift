import GalleryScenes
import SwiftUI

/// A scene of the gallery as an app with one window, which proposes its own size to the scene.
struct SceneApp: App {
  private let scene: GalleryScene

  init() {
    self.init(scene: .opening)
  }

  init(scene: GalleryScene) {
    self.scene = scene
  }

  var body: some Scene {
    WindowGroup(Text(verbatim: scene.title)) {
      scene.makeView()
    }
    .defaultSize(scene.size)
    .restorationBehavior(.disabled)
  }
}
