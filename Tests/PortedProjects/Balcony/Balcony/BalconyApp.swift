import SwiftUI

@main
struct BalconyApp: App {
  @State private var garden = Garden.sample

  var body: some Scene {
    WindowGroup {
      GardenView()
        .environment(garden)
    }
  }
}
