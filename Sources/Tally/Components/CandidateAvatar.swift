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
      // The size of the avatar, not the type size: the letter is part of the image.
      GeometryReader { proxy in
        Text(candidate.title.string(in: locale).prefix(1))
          .font(.system(size: 0.42 * min(proxy.size.width, proxy.size.height), weight: .semibold))
          .foregroundStyle(Theme.emblemColor(of: candidate))
          .position(x: proxy.size.width / 2, y: proxy.size.height / 2)
      }
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

/// An avatar does not show the votes, and is not evaluated again for them.
extension CandidateAvatar: Equatable {
  nonisolated static func == (first: CandidateAvatar, second: CandidateAvatar) -> Bool {
    first.candidate.isSame(as: second.candidate)
  }
}

#Preview("Avatars", traits: .sizeThatFitsLayout) {
  HStack {
    ForEach(Poll.favouritePet.candidates) { candidate in
      CandidateAvatar(candidate: candidate).frame(width: 90, height: 90)
    }
  }
  .padding()
}
