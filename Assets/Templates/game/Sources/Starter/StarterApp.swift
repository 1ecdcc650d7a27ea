import SwiftUI

@main
struct StarterApp: App {
  var body: some Scene {
    WindowGroup("Starter") {
      GameView()
    }
    .defaultSize(width: 420, height: 560)
  }
}
