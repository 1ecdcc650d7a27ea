import SwiftUI

@main
struct CounterApp: App {
  @State private var count = 0

  var body: some Scene {
    WindowGroup("Counter") {
      Button("Pressed \(count) times") { count += 1 }
        .padding()
    }
  }
}
