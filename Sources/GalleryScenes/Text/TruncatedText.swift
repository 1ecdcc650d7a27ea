import SwiftUI

@ShowsSource
struct TruncatedText: View {
  private let path = "/Users/Shared/Documents/Books/SwiftUI/chapter1.md"

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text(path)
        .truncationMode(.head)
      Text(path)
        .truncationMode(.middle)
      Text(path)
        .truncationMode(.tail)
    }
    .lineLimit(1)
  }
}
