internal import Foundation

/// A guide by the identity of its type.
struct AlignmentKey: Hashable, Sendable {
  let id: any AlignmentID.Type
  let axis: Axis
  /// How far along a view the guide stands, 0 to 1, when it is one of the six that follow from a
  /// frame.
  private let frameShare: CGFloat?

  /// Whether the guide is one of the six that follow from a frame and never travel upwards.
  var isFrameGuide: Bool { frameShare != nil }

  static let firstTextBaseline = VerticalAlignment.firstTextBaseline.key
  static let lastTextBaseline = VerticalAlignment.lastTextBaseline.key

  init(_ id: any AlignmentID.Type, axis: Axis) {
    self.id = id
    self.axis = axis
    frameShare =
      switch ObjectIdentifier(id) {
      case ObjectIdentifier(LeadingGuide.self), ObjectIdentifier(TopGuide.self): 0
      case ObjectIdentifier(HorizontalCenterGuide.self),
        ObjectIdentifier(VerticalCenterGuide.self):
        0.5
      case ObjectIdentifier(TrailingGuide.self), ObjectIdentifier(BottomGuide.self): 1
      default: nil
      }
  }

  /// Where the guide stands in a view that does not set it.
  ///
  /// The frame's guides are worked out here: every stack asks every child for one.
  func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
    guard isFrameGuide else { return id.defaultValue(in: dimensions) }
    return defaultValue(along: axis == .horizontal ? dimensions.width : dimensions.height)
  }

  /// Where a guide that follows from the frame stands in a view of a length along its axis.
  func defaultValue(along length: CGFloat) -> CGFloat {
    guard let frameShare, frameShare != 0 else { return 0 }
    return length * frameShare
  }

  static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool {
    lhs.id == rhs.id && lhs.axis == rhs.axis
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }
}

/// Several explicit values of one guide, made one.
///
/// As SwiftUI: the first baseline is the least, the last baseline the greatest, a guide of one's
/// own the average of all.
struct AlignmentCombination {
  private let key: AlignmentKey
  private var count: CGFloat = 0
  private(set) var value: CGFloat?

  init(_ key: AlignmentKey) {
    self.key = key
  }

  mutating func add(_ next: CGFloat) {
    count += 1
    guard let current = value else {
      value = next
      return
    }
    if key == .firstTextBaseline {
      value = min(current, next)
    } else if key == .lastTextBaseline {
      value = max(current, next)
    } else {
      value = (current * (count - 1) + next) / count
    }
  }
}
