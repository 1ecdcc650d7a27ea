internal import Foundation

/// What a node knows of its answers without working any out.
///
/// Stacks ask every child for its least and its greatest length, in stacks that alternate nine times
/// a node and width. Most nodes know both whatever they are proposed across, so that nobody need ask
/// again at another width. Only a saving: whatever a node says here is bit for bit what it would
/// answer, and a node that does not know says nothing and is asked.
struct KnownAnswers {
  /// The answers to proposals of 0 and of infinity along one axis, whatever is proposed along the
  /// other; in points.
  struct Lengths {
    var least: CGFloat
    var greatest: CGFloat
  }

  var width: Lengths?
  var height: Lengths?
  /// Whether no proposal makes a difference to the node's answer, nor to anything below it.
  var isRigid = false

  static let none = KnownAnswers()

  /// The answers of a box of one size.
  static func rigid(_ size: CGSize) -> KnownAnswers {
    separable(least: size, greatest: size, isRigid: true)
  }

  /// The answers of a box whose width does not depend on its height, nor the reverse.
  static func separable(
    least: CGSize, greatest: CGSize, isRigid: Bool = false
  ) -> KnownAnswers {
    KnownAnswers(
      width: Lengths(least: least.width, greatest: greatest.width),
      height: Lengths(least: least.height, greatest: greatest.height), isRigid: isRigid)
  }

  subscript(axis: Axis) -> Lengths? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
