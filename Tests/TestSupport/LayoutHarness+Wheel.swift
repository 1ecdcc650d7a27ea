import EngineTesting
import Foundation
import PlumbUI

@testable import PlumbCore
@testable import PlumbPlatform

extension LayoutHarness {
  /// Scrolls by the wheel at the centre, so that content moves down by some points.
  func scroll(_ distance: CGFloat) {
    tree.send(
      .scrolled(
        CGPoint(x: size.width / 2, y: size.height / 2), by: CGSize(width: 0, height: distance)))
    layOut()
  }

  /// Scrolls by the wheel at the centre, so that content moves down by some points.
  func wheel(_ x: CGFloat, _ y: CGFloat) {
    tree.send(
      .scrolled(
        CGPoint(x: size.width / 2, y: size.height / 2), by: CGSize(width: x, height: y)))
    layOut()
  }
}
