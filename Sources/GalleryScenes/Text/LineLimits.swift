import SwiftUI

@ShowsSource
struct LineLimits: View {
  private let text = "The quick brown fox jumps over the lazy dog, again and again and again."

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      ForEach(1..<4) { limit in
        Text(text)
          .lineLimit(limit)
      }
    }
  }
}
