import SwiftUI

/// A bar with the counts of a text.
struct CountBar: View {
  let counts: TextCounts

  var body: some View {
    HStack(spacing: 16) {
      Text("\(counts.words) words")
        .accessibilityIdentifier("words")
      Text("\(counts.characters) characters")
      Spacer()
      if counts.words > 0 {
        Label {
          Text("\(counts.minutes) min to read")
        } icon: {
          Image(systemName: "clock").foregroundStyle(.tint)
        }
      }
    }
    .font(.caption)
    .monospacedDigit()
    .foregroundStyle(.secondary)
    .lineLimit(1)
    .padding(.horizontal, 16)
    .padding(.vertical, 8)
    .background(.quinary)
  }
}

#Preview(traits: .sizeThatFitsLayout) {
  CountBar(counts: TextCounts("Dear Ada"))
    .frame(width: 400)
}
