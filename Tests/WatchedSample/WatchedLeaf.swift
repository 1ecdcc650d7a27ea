import SwiftUI

/// A view that `.ci/preview-test` changes while the program runs.
struct WatchedLeaf: View {
  var body: some View {
    Color(red: 0.2, green: 0.4, blue: 0.8).frame(height: 40)
  }
}
