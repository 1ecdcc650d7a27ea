import Foundation
import PlumbUI

/// A line of a frame by which frames are aligned.
public enum FrameGuide: Sendable {
  case leading, horizontalCenter, trailing
  case top, verticalCenter, bottom

  /// The name of the line in messages.
  var name: String {
    switch self {
    case .leading: "leading edge"
    case .horizontalCenter, .verticalCenter: "centre"
    case .trailing: "trailing edge"
    case .top: "top"
    case .bottom: "bottom"
    }
  }

  /// Returns the position of the line in points, along the axis perpendicular to it.
  func position(in frame: CGRect, _ direction: LayoutDirection) -> CGFloat {
    switch (self, direction) {
    case (.leading, .leftToRight), (.trailing, .rightToLeft): frame.minX
    case (.trailing, _), (.leading, _): frame.maxX
    case (.horizontalCenter, _): frame.midX
    case (.top, _): frame.minY
    case (.verticalCenter, _): frame.midY
    case (.bottom, _): frame.maxY
    }
  }
}
