import SwiftUI

@main
struct ChimesApp: App {
  @StateObject private var player = ChimePlayer()

  var body: some Scene {
    WindowGroup {
      ChimesView(player: player)
    }
  }
}
