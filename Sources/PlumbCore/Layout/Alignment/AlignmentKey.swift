internal import Foundation

/// The key of an alignment guide: the identity of its type, and its axis.
@_spi(Nodes) public struct AlignmentKey: Hashable, Sendable {
  let id: any AlignmentID.Type
  let axis: Axis
  /// The position of the guide if it is one of the six guides of the frame. One byte and not a number,
  /// because many nodes store two keys.
  private let framePosition: FramePosition?

  /// The positions along an axis of the guides of the frame: the edges and the centre.
  private enum FramePosition {
    case near, center, far
  }

  /// Whether the guide is one of the six guides of the frame. As SwiftUI: these are not inherited
  /// from descendants.
  var isFrameGuide: Bool { framePosition != nil }

  /// The baseline of the first line of text.
  package static let firstTextBaseline = VerticalAlignment.firstTextBaseline.key
  /// The baseline of the last line of text.
  package static let lastTextBaseline = VerticalAlignment.lastTextBaseline.key

  init(_ id: any AlignmentID.Type, axis: Axis) {
    self.id = id
    self.axis = axis
    framePosition =
      switch ObjectIdentifier(id) {
      case ObjectIdentifier(LeadingGuide.self), ObjectIdentifier(TopGuide.self): .near
      case ObjectIdentifier(HorizontalCenterGuide.self),
        ObjectIdentifier(VerticalCenterGuide.self):
        .center
      case ObjectIdentifier(TrailingGuide.self), ObjectIdentifier(BottomGuide.self): .far
      default: nil
      }
  }

  /// Returns the position of the guide in a view that does not set it explicitly.
  ///
  /// The guides of the frame are computed here without calling the type, because every stack reads
  /// one of every child.
  func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
    guard isFrameGuide else { return id.defaultValue(in: dimensions) }
    return defaultValue(along: axis == .horizontal ? dimensions.width : dimensions.height)
  }

  /// Returns the position of a guide of the frame in a view of a length along its axis.
  func defaultValue(along length: CGFloat) -> CGFloat {
    switch framePosition {
    case .near, nil: 0
    case .center: length * 0.5
    case .far: length
    }
  }

  @_spi(Nodes) public static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool {
    lhs.id == rhs.id && lhs.axis == rhs.axis
  }

  @_spi(Nodes) public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }
}

/// The combination of several explicit values of one guide.
///
/// As SwiftUI: the first baseline is the minimum, the last baseline the maximum, and a custom guide
/// the average of all values.
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
