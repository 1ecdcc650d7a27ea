internal import Foundation

/// The box of the window: it proposes its size to the root view and centres the answer.
final class RootNode: LayoutNode {
  private(set) var room = CGSize.zero
  private let ownRoom = ContentRoom()

  /// Fits the content into a room; says whether anything may have moved.
  func fill(_ room: CGSize, at moment: Moment) -> Bool {
    if room != self.room {
      self.room = room
      ownRoom.give(Proposal(room))
      invalidate()
    }
    return place(at: .zero, proposal: Proposal(room), in: moment)
  }

  override var contentRoom: ContentRoom? { ownRoom }

  var minimumSize: CGSize { children.first?.sizeThatFits(.zero) ?? .zero }

  override func computeSize(_ proposal: Proposal) -> CGSize { room }

  override func placeChildren(in moment: Moment) {
    guard let content = children.first else { return }
    let proposal = Proposal(size)
    let answer = content.sizeThatFits(proposal)
    let origin = CGPoint(
      x: (size.width - answer.width) / 2, y: (size.height - answer.height) / 2)
    place(content, at: Placement(origin: origin, proposal: proposal), in: moment)
  }
}
