import SwiftUI

/// A small avatar with the name and the votes of a contender.
struct HistoryLegendEntry: View {
  let entry: HistoryEntry
  /// Whether the pattern of the line is shown.
  var showsLine = false

  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.locale) private var locale

  var body: some View {
    HStack(spacing: 8) {
      if showsLine {
        HistoryRule()
          .stroke(
            Theme.tint(of: entry.candidate, in: colorScheme), style: entry.stroke(hasPattern: true)
          )
          .frame(width: 36, height: 4)
      }
      HistoryAvatar(candidate: entry.candidate)
      if typeSize.isAccessibilitySize {
        ViewThatFits(in: .horizontal) {
          HStack(spacing: 8) { texts }
          VStack(alignment: .leading, spacing: 0) { texts }
        }
      } else {
        texts
      }
    }
  }

  @ViewBuilder
  private var texts: some View {
    Text(entry.candidate.title, in: locale)
    Text(entry.line.votes, format: .number)
      .contentTransition(.numericText(value: Double(entry.line.votes)))
      .foregroundStyle(.secondary)
      .fixedSize()
  }
}

/// A contender's avatar in the size of a letter.
struct HistoryAvatar: View {
  let candidate: Candidate

  @ScaledMetric(relativeTo: .body) private var scaledSize: CGFloat = 20
  /// The largest size, in points.
  private static let largest: CGFloat = 32
  /// The size at which an avatar is drawn and from which it is scaled, in points.
  private static let drawn: CGFloat = 44

  var body: some View {
    let size = min(scaledSize, Self.largest)
    CandidateAvatar(candidate: candidate)
      .frame(width: Self.drawn, height: Self.drawn)
      .scaleEffect(size / Self.drawn)
      .frame(width: size, height: size)
  }
}

/// A horizontal line.
nonisolated struct HistoryRule: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    }
  }
}
