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

  /// The title of the window: the question, in the language of the user.
  private var title: Text {
    Text(model.poll.question, in: .current)
  }

  var body: some Scene {
    WindowGroup(title) {
      PollScreen(model: model)
    }
    .defaultSize(width: SceneSize.usual.width, height: SceneSize.usual.height)
  }
}
