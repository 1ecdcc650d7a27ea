internal import Foundation

/// Which point of its content a view that scrolls keeps to.
struct ScrollAnchors: Equatable {
  /// Where it begins; `nil` for the start.
  var start: UnitPoint?
  /// What stays in sight when lengths change; `nil` for the start.
  var resize: UnitPoint?
  /// Where content stands that is smaller than the view; `nil` for the usual place.
  var alignment: UnitPoint?
}
