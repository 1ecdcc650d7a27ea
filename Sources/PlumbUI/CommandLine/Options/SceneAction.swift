internal import Foundation

/// An action performed on the scene before it is shown.
package enum SceneAction: Equatable, Sendable {
  /// A click at a point, in points from the scene's top left.
  case click(CGPoint)
  /// A click at the centre of the button with a label.
  case tap(label: String)

  /// Parses the point of a click such as `195,790`.
  ///
  /// - Throws: an error with a message if the text is not two decimal numbers.
  package static func point(_ text: String) throws(BadValue) -> CGPoint {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let x = Double(plain: parts[0]), let y = Double(plain: parts[1]),
      x.isFinite, y.isFinite
    else {
      throw BadValue(description: "give X,Y in points from the top left, as in 195,790.")
    }
    return CGPoint(x: x, y: y)
  }
}
