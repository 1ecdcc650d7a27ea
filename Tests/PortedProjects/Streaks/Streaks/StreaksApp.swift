import SwiftUI

@main
struct StreaksApp: App {
  @StateObject private var store = HabitStore()

  var body: some Scene {
    WindowGroup {
      HabitListView()
        .environmentObject(store)
    }
  }
}
