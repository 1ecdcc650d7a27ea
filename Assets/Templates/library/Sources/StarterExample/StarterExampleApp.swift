import SwiftUI

@main
struct StarterExampleApp: App {
  var body: some Scene {
    WindowGroup("Starter Example") {
      ExampleView()
    }
    .defaultSize(width: 480, height: 420)
  }
}
