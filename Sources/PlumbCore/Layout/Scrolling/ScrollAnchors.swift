internal import Foundation

/// The anchors of a scroll view's content.
@usableFromInline struct ScrollAnchors: Equatable {
  /// The initial position; `nil` for the start.
  var start: UnitPoint?
  /// The position that is kept when lengths change; `nil` for the start.
  var resize: UnitPoint?
  /// The alignment of content that is smaller than the view; `nil` for the default.
  var alignment: UnitPoint?
}
