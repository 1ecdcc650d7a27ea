import SwiftUI

/// A disc in the candidate's colour with its emblem, filling the proposed square.
struct CandidateAvatar: View {
  let candidate: Candidate

  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let tint = Theme.tint(of: candidate, in: colorScheme)
    Circle()
      .fill(tint)
      .shadow(radius: 3)
      .overlay { emblem(on: tint) }
      .accessibilityLabel(candidate.title)
  }

  @ViewBuilder
  private func emblem(on tint: Color) -> some View {
    switch candidate.emblem {
    case .initial:
      // A fixed size: the letter is part of the image, not text.
      Text(String(candidate.name.prefix(1)))
        .font(.system(size: 24, weight: .semibold))
        .foregroundStyle(Color.white)
    case .cat, .goldfish, .dog:
      EmblemShape(emblem: candidate.emblem, layer: .body)
        .fill(Color.white)
        .overlay { EmblemShape(emblem: candidate.emblem, layer: .features).fill(tint) }
    }
  }
}

extension Candidate {
  /// The name in the user's language, if the poll is translated.
  var title: LocalizedStringKey { LocalizedStringKey(name) }
}
