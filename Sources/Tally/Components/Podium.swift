import SwiftUI

/// Three bands with the avatars of all contenders in front, better ones higher.
struct Podium: View {
  let poll: Poll

  var body: some View {
    VStack(spacing: 4) {
      ForEach(0..<3) { PodiumBand(index: $0) }
    }
    .overlay { avatars }
  }

  /// The same avatars in either layout, so that each keeps its identity when a tie begins or ends.
  private var avatars: some View {
    let layout = poll.isTie ? AnyLayout(HStackLayout(spacing: 8)) : AnyLayout(RadialLayout())
    return PodiumLayout(isTie: poll.isTie) {
      layout {
        ForEach(poll.candidates) { candidate in
          CandidateAvatar(candidate: candidate)
            .equatable()
            .rank(poll.rank(of: candidate))
        }
      }
    }
  }
}

/// One band of a podium with its number.
struct PodiumBand: View {
  /// 0 for the top band.
  let index: Int

  var body: some View {
    RoundedRectangle(cornerRadius: 8)
      .fill(Color.primary.opacity(Theme.bandOpacity(index)))
      .overlay(alignment: .leading) {
        // A fixed size: a larger number would be covered by the avatars.
        Text(String(index + 1))
          .font(.system(size: 20, weight: .semibold))
          .foregroundStyle(.secondary)
          .padding(.leading, 12)
          .accessibilityLabel("Place \(index + 1)")
      }
  }
}
