import GalleryScenes
import SwiftUI

/// The gallery in a window.
struct GalleryApp: App {
  @State private var state: GalleryState

  init() {
    self.init(showing: .opening)
  }

  /// Creates the app.
  ///
  /// - Parameter scene: the scene that is shown first.
  init(showing scene: GalleryScene) {
    _state = State(initialValue: GalleryState(showing: scene))
  }

  var body: some Scene {
    WindowGroup("Layout gallery", id: "gallery") {
      GalleryScreen(state: $state)
    }
    .defaultSize(width: 1_200, height: 780)
  }
}
