public import Foundation

/// The distances that a view prefers to its neighbours, for each edge, in points.
///
/// As SwiftUI, three kinds of preference meet at an edge:
/// - two texts one above the other keep the leading of the lower one's font;
/// - a text keeps a distance derived from its font metrics to any other view above or below it;
/// - a plain distance, which a `Spacer` (0) has and an ordinary view does not have.
///
/// If neither side has a preference the distance is 8.
public struct ViewSpacing: Sendable {
  /// The distances that a text prefers to its neighbours above and below.
  package struct TextEdge: Equatable, Sendable {
    /// The distance to a view that is not a text.
    var toOther: CGFloat
    /// The distance to another text; the distance of the lower text counts.
    var toText: CGFloat
  }

  /// The preferences at one edge.
  package struct EdgePreference: Equatable, Sendable {
    /// The distance in points to a neighbour where no text sets one; `nil` for no preference.
    var plain: CGFloat?
    /// A length that is added to the distance that a neighbouring text prefers.
    var besideText: CGFloat?
    var text: TextEdge?

    package init(plain: CGFloat? = nil, besideText: CGFloat? = nil, text: TextEdge? = nil) {
      self.plain = plain
      self.besideText = besideText
      self.text = text
    }

    static let ordinary = EdgePreference(besideText: 0)

    /// Replaces each preference by the larger of both.
    mutating func formMaximum(_ other: EdgePreference) {
      plain = Self.larger(plain, other.plain)
      besideText = Self.larger(besideText, other.besideText)
      if let theirs = other.text {
        text = TextEdge(
          toOther: max(text?.toOther ?? theirs.toOther, theirs.toOther),
          toText: max(text?.toText ?? theirs.toText, theirs.toText))
      }
    }

    private static func larger(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? {
      guard let a, let b else { return a ?? b }
      return max(a, b)
    }
  }

  /// The distance in points if no view has a preference.
  static let standardDistance: CGFloat = 8

  /// No distance at any edge.
  public static let zero = ViewSpacing(all: EdgePreference(plain: 0))
  /// No preferences; the neutral element of `union`.
  static let none = ViewSpacing(all: EdgePreference())

  private var top: EdgePreference
  private var leading: EdgePreference
  private var bottom: EdgePreference
  private var trailing: EdgePreference

  /// Creates the preferences of an ordinary view.
  public init() {
    self.init(all: .ordinary)
  }

  init(all preference: EdgePreference) {
    top = preference
    leading = preference
    bottom = preference
    trailing = preference
  }

  /// Returns whether the preferences at all edges are equal.
  func hasSamePreferences(as other: ViewSpacing) -> Bool {
    Edge.allCases.allSatisfy { self[$0] == other[$0] }
  }

  /// The preferences at an edge.
  package subscript(edge: Edge) -> EdgePreference {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// Replaces the preferences on the given edges by the larger of both values.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      self[edge].formMaximum(other[edge])
    }
  }

  /// Returns preferences with the larger of both values on the given edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// The distance in points from this view to the next one along an axis.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let near = self[axis == .horizontal ? .trailing : .bottom]
    let far = next[axis == .horizontal ? .leading : .top]
    var largest: CGFloat?
    func add(_ distance: CGFloat) {
      if let known = largest, !(known < distance) { return }
      largest = distance
    }
    if near.text != nil, let lower = far.text { add(lower.toText) }
    if let text = near.text, let beside = far.besideText { add(text.toOther + beside) }
    if let beside = near.besideText, let text = far.text { add(beside + text.toOther) }
    if let largest { return largest }
    if let plain = near.plain { add(plain) }
    if let plain = far.plain { add(plain) }
    return largest ?? Self.standardDistance
  }

  /// Returns the union of the preferences of all nodes; zero spacing for an empty array.
  static func union(of nodes: [LayoutNode]) -> ViewSpacing {
    guard let first = nodes.first else { return .zero }
    return nodes.dropFirst().reduce(into: first.spacing) { $0.formUnion($1.spacing) }
  }
}
