import SwiftUI

/// The poll as an app with one window.
struct TallyApp: App {
  private let model: PollModel

  /// Creates the app with a poll without votes.
  init() {
    self.init(model: PollModel(.favouritePet))
  }

  /// Creates the app with a model, whose poll can be read when the window has closed.
  init(model: PollModel) {
    self.model = model
  }

  var body: some Scene {
    WindowGroup(Text(verbatim: "Tally")) {
      PollScreen(model: model)
    }
    .defaultSize(width: SceneSize.usual.width, height: SceneSize.usual.height)
  }
}
