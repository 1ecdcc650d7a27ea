import SwiftUI

/// A disc in the candidate's colour with its emblem, filling the proposed square.
struct CandidateAvatar: View {
  let candidate: Candidate

  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.locale) private var locale

  var body: some View {
    let tint = Theme.tint(of: candidate, in: colorScheme)
    Circle()
      .fill(tint)
      .shadow(radius: 3)
      .overlay { emblem(on: tint) }
      .accessibilityLabel(Text(candidate.title, in: locale))
  }

  @ViewBuilder
  private func emblem(on tint: Color) -> some View {
    switch candidate.emblem {
    case .initial:
      // A fixed size: the letter is part of the image, not text.
      Text(candidate.title.string(in: locale).prefix(1))
        .font(.system(size: 24, weight: .semibold))
        .foregroundStyle(Theme.emblemColor(of: candidate))
    case .picture(let picture):
      Image(decorative: picture.image, scale: 1)
        .resizable()
        .scaledToFill()
        .clipShape(Circle())
    case .cat, .goldfish, .dog:
      EmblemShape(emblem: candidate.emblem, layer: .body)
        .fill(Color.white)
        .overlay { EmblemShape(emblem: candidate.emblem, layer: .features).fill(tint) }
    }
  }
}
