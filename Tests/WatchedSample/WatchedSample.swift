import SwiftUI

/// A program that `.ci/preview-test` changes while it runs.
@main struct WatchedSample: App {
  @State private var presses = 0

  var body: some Scene {
    WindowGroup("Sample") { Surface(presses: $presses) }
      .defaultSize(width: 300, height: 200)
  }
}

/// A leaf above a surface whose colour shows the state of the view and of the app.
private struct Surface: View {
  @Binding var presses: Int
  @State private var ownPresses = 0

  var body: some View {
    VStack(spacing: 0) {
      WatchedLeaf()
      Color(red: 0.2 * Double(ownPresses), green: 0.2 * Double(presses), blue: 0.6)
        .onTapGesture {
          ownPresses += 1
          presses += 1
        }
    }
  }
}
