import SwiftUI

@main
struct MeteorsApp: App {
  var body: some Scene {
    WindowGroup {
      GameView()
    }
    #if os(macOS)
      .defaultSize(width: 420, height: 640)
    #endif
  }
}
