internal import Foundation

/// A guide by the identity of its type.
struct AlignmentKey: Hashable, Sendable {
  let id: any AlignmentID.Type
  let axis: Axis
  /// Whether the guide is one of the six that follow from a frame and never travel upwards.
  let isFrameGuide: Bool

  static let firstTextBaseline = VerticalAlignment.firstTextBaseline.key
  static let lastTextBaseline = VerticalAlignment.lastTextBaseline.key

  init(_ id: any AlignmentID.Type, axis: Axis) {
    self.id = id
    self.axis = axis
    isFrameGuide =
      id == LeadingGuide.self || id == HorizontalCenterGuide.self || id == TrailingGuide.self
      || id == TopGuide.self || id == VerticalCenterGuide.self || id == BottomGuide.self
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
