import SwiftUI
import WatchKit

@main
struct StreaksWatchApp: App {
  @State private var count = 0

  var body: some Scene {
    WindowGroup {
      VStack {
        Text("\(count) done")
        Button("Done") {
          count += 1
          WKInterfaceDevice.current().play(.success)
        }
      }
    }
  }
}
