import SwiftUI

@main
struct StarterApp: App {
  @State private var countdown = Countdown()

  var body: some Scene {
    MenuBarExtra("Starter", systemImage: "timer") {
      CountdownView(countdown: countdown)
    }
    .menuBarExtraStyle(.window)
  }
}
