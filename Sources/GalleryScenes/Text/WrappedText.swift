import SwiftUI

@ShowsSource
struct WrappedText: View {
  var body: some View {
    Text(
      "A text breaks its lines to fit the width that is proposed, and takes as much as it needs.")
  }
}
