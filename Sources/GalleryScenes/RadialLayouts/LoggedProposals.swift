import SwiftUI

/// Prints a line for each proposal where the program was started.
@ShowsSource
struct LoggedProposals: View {
  var body: some View {
    HStack {
      Text("Hello, world")
        .debugLog("text")
      Rectangle()
        .fill(.red)
        .debugLog("rectangle")
    }
    .debugLog("stack")
  }
}
