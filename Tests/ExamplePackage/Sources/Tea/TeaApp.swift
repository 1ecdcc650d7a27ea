import SwiftUI

@main
struct TeaApp: App {
  var body: some Scene {
    WindowGroup("Tea") {
      TeaView()
    }
    .defaultSize(width: 320, height: 480)
  }
}
