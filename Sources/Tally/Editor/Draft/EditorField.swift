import Foundation

/// A part of the editor that has the keyboard focus, changes or problems.
nonisolated enum EditorField: Hashable, Sendable {
  case question
  case name(PollDraft.Contender.ID)
  /// The button that opens the colours.
  case colors(PollDraft.Contender.ID)
  /// The field of a colour that is not in the palette.
  case ownColor(PollDraft.Contender.ID)
  case moveUp(PollDraft.Contender.ID)
  case moveDown(PollDraft.Contender.ID)
  case remove(PollDraft.Contender.ID)
  /// The list of the contenders.
  case contenders
  case fileName
  /// The first button of a message.
  case message

  /// The contender that the field belongs to.
  var contender: PollDraft.Contender.ID? {
    switch self {
    case .name(let id), .colors(let id), .ownColor(let id), .moveUp(let id), .moveDown(let id),
      .remove(let id):
      id
    case .question, .contenders, .fileName, .message: nil
    }
  }
}
