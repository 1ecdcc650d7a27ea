internal import PlumbUI

/// A width and a height in points.
struct ReferenceSize {
  var width: Double
  var height: Double

  subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension RandomProposal {
  subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension Axis {
  var crossAxis: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// The position of a view in its parent, and its proposal.
struct ReferencePlacement {
  var x: Double
  var y: Double
  var proposal: RandomProposal
}

/// The spacing preferences at one edge.
struct ReferenceEdge {
  /// An explicit spacing; 0 for a spacer, `nil` for most views.
  var spacing: Double?
  /// Whether an ordinary view, without explicit spacing, is at the edge.
  var isOrdinary = true
  /// Whether a text is at the edge.
  var isText = false

  static let ordinary = ReferenceEdge()
  static let none = ReferenceEdge(spacing: 0, isOrdinary: false)

  /// Whether the edge has explicit spacing, such as a spacer's.
  var isEmpty: Bool { spacing != nil }

  func joined(_ other: ReferenceEdge) -> ReferenceEdge {
    ReferenceEdge(
      spacing: spacing.map { max($0, other.spacing ?? $0) } ?? other.spacing,
      isOrdinary: isOrdinary || other.isOrdinary, isText: isText || other.isText)
  }

  /// Returns the gap to the adjacent edge.
  ///
  /// The text of random views is 20 high, 5 of them below its baseline, its capitals are 14 high, and
  /// its face has no leading. With a tenth of its height added, the gap between a view and a text
  /// below it is 5 + 2, and the gap between a text and a view below it is 20 + 2 − 14.
  func gap(to next: ReferenceEdge, along axis: Axis) -> Double {
    var gaps: [Double] = []
    if axis == .vertical {
      if isText, next.isText { gaps.append(0) }
      if isText, next.isOrdinary { gaps.append(8) }
      if isOrdinary, next.isText { gaps.append(7) }
    }
    if let largest = gaps.max() { return largest }
    return [spacing, next.spacing].compactMap(\.self).max() ?? 8
  }
}

/// The spacing preferences at all edges.
struct ReferenceEdges {
  var top = ReferenceEdge.ordinary
  var leading = ReferenceEdge.ordinary
  var bottom = ReferenceEdge.ordinary
  var trailing = ReferenceEdge.ordinary

  static let none = ReferenceEdges(top: .none, leading: .none, bottom: .none, trailing: .none)

  func gap(to next: ReferenceEdges, along axis: Axis) -> Double {
    axis == .horizontal
      ? trailing.gap(to: next.leading, along: axis) : bottom.gap(to: next.top, along: axis)
  }

  static func joined(_ all: [ReferenceEdges]) -> ReferenceEdges {
    guard let first = all.first else { return .none }
    return all.dropFirst().reduce(first) { a, b in
      ReferenceEdges(
        top: a.top.joined(b.top), leading: a.leading.joined(b.leading),
        bottom: a.bottom.joined(b.bottom), trailing: a.trailing.joined(b.trailing))
    }
  }
}

/// The grid cell traits of a view.
struct ReferenceCell {
  var alignment: HorizontalGuide?
  var isUnsized = (width: false, height: false)
}
