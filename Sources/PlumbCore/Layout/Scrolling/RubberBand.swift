/// The resistance of content that is dragged beyond its end.
///
/// As UIKit: a distance of the fingers moves the content by d · (1 - 1 / (0.55 · x / d + 1)), where d
/// is the length of the view, so never farther than that.
enum RubberBand {
  private static let coefficient = 0.55

  /// Returns the distance of the content from its end for a distance of the fingers.
  static func stretched(_ distance: Double, in length: Double) -> Double {
    guard length > 0 else { return 0 }
    let size = length * (1 - 1 / (abs(distance) * coefficient / length + 1))
    return distance < 0 ? -size : size
  }

  /// Returns the distance of the fingers for a distance of the content from its end.
  static func unstretched(_ distance: Double, in length: Double) -> Double {
    let size = min(abs(distance), length * 0.99)
    guard length > 0 else { return 0 }
    let pulled = length / coefficient * (1 / (1 - size / length) - 1)
    return distance < 0 ? -pulled : pulled
  }
}
