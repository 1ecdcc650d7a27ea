public import Foundation

/// Views as they are without a window.
extension ViewTree {
  /// What the views show when everything that moves has arrived.
  public func displayList(in size: CGSize, scale: CGFloat) -> DisplayList {
    layOut(in: size, scale: scale)
    // The end of one movement may begin another.
    for _ in 0..<Self.updateLimit where isMoving {
      settle()
      layOut(in: size, scale: scale)
    }
    return displayList()
  }

  /// The date of the changes made now, for texts that tell of the time.
  var now: Date { startDate.addingTimeInterval(context.time) }
}
