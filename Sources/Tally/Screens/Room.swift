import SwiftUI

/// The room in a window, compared with a usual screen: a poll that fills a large screen is read
/// from further away.
nonisolated struct Room: Equatable {
  /// The factor by which columns may become larger than usual.
  private(set) var enlargement: CGFloat = 1

  /// The room of a usual window.
  init() {}

  /// The room of a window of a size in points.
  init(size: CGSize) {
    let sides = (short: min(size.width, size.height), long: max(size.width, size.height))
    let factor = min(sides.short / Self.usual.short, sides.long / Self.usual.long)
    // A little more than usual is no reason to change the type.
    enlargement = factor < Self.least || !factor.isFinite ? 1 : factor
  }

  /// The sides of a large window on a usual screen, in points.
  private static let usual: (short: CGFloat, long: CGFloat) = (1_000, 1_600)
  private static let least: CGFloat = 1.25

  /// The type size for the room; people may choose a larger one.
  var leastTypeSize: DynamicTypeSize {
    switch enlargement {
    case ..<Self.least: .xSmall
    case ..<1.5: .xxLarge
    case ..<1.8: .xxxLarge
    case ..<2.1: .accessibility1
    default: .accessibility2
    }
  }
}
