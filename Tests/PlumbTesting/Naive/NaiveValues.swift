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
  var across: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// Where a view stands in the one around it, and what it is offered there.
struct ReferencePlacement {
  var x: Double
  var y: Double
  var offer: RandomProposal
}

/// What a view wants of its neighbours at one edge.
struct ReferenceEdge {
  /// A distance of its own; a spacer's is 0, most views have none.
  var own: Double?
  /// Whether an ordinary view stands at the edge.
  var isOrdinary = true
  /// Whether a text stands at the edge.
  var isText = false

  static let ordinary = ReferenceEdge()
  static let none = ReferenceEdge(own: 0, isOrdinary: false)

  /// Whether it is the edge of a spacer, or of something spaced like one.
  var isEmpty: Bool { own != nil }

  func joined(_ other: ReferenceEdge) -> ReferenceEdge {
    ReferenceEdge(
      own: own.map { max($0, other.own ?? $0) } ?? other.own,
      isOrdinary: isOrdinary || other.isOrdinary, isText: isText || other.isText)
  }

  /// The gap to the next edge. The text of sketches is 20 high, 5 of them below its baseline, its
  /// capitals 14 high, and its face has no leading: with a tenth of its height, a view above it
  /// keeps 5 + 2, and one below it 20 + 2 − 14.
  func gap(to next: ReferenceEdge, along axis: Axis) -> Double {
    var gaps: [Double] = []
    if axis == .vertical {
      if isText, next.isText { gaps.append(0) }
      if isText, next.isOrdinary { gaps.append(8) }
      if isOrdinary, next.isText { gaps.append(7) }
    }
    if let largest = gaps.max() { return largest }
    return [own, next.own].compactMap(\.self).max() ?? 8
  }
}

/// What a view wants of its neighbours at all edges.
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

/// What a view says to the grid it is a cell of.
struct ReferenceCell {
  var alignment: HorizontalPlace?
  var isUnsized = (width: false, height: false)
}
