import SwiftUI

@ShowsSource
struct TextPriority: View {
  private let longPath = "/Users/Shared/Documents/Books/SwiftUI/"

  var body: some View {
    HStack(spacing: 0) {
      Text(longPath)
        .truncationMode(.middle)
        .lineLimit(1)
      Text("chapter1.md")
        .layoutPriority(1)
    }
  }
}
