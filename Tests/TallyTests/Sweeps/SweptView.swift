import Foundation
import GalleryScenes
import PlumbUI
import Testing

@testable import Tally

/// A view that is shown in windows of every width.
struct SweptView: CustomTestStringConvertible, Sendable {
  let name: String
  /// The height of its windows, in points.
  let height: CGFloat
  let content: @MainActor @Sendable () -> AnyView

  var testDescription: String { name }

  /// The poll, and the panels in front of it. The height is enough for every type size. The editor is left out, whose
  /// field selects its text when it gets the focus, after the first frame.
  static let polls = [
    SweptView(name: "poll", height: 1_200) { AnyView(poll(with: nil)) },
    SweptView(name: "keys", height: 1_200) { AnyView(poll(with: .keys)) },
    SweptView(name: "history", height: 1_200) { AnyView(poll(with: .history)) },
  ]

  @MainActor private static func poll(with panel: Panel?) -> some View {
    let votes = [25, 9, 16]
    let poll = Poll(
      zip(Poll.favouritePet.candidates, votes).map { candidate, votes in
        Candidate(
          id: candidate.id, title: candidate.title, emblem: candidate.emblem, tint: candidate.tint,
          votes: votes)
      })
    return PollScreen(model: PollModel(poll), panel: .constant(panel))
  }

  /// The scenes of the gallery whose frames depend on nothing but the window. In `text-with-circle`, a text is offered
  /// the width that it had, so that its lines depend on earlier ones.
  static let scenes = GalleryScene.all.filter { $0.name != "text-with-circle" }.map { scene in
    SweptView(name: scene.name, height: scene.size.height) { scene.makeView() }
  }
}
