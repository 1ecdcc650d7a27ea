public import Foundation

/// A set of headers and footers that stay visible while their section scrolls.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32

  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}

/// A vertical stack that makes only the views near the visible part of a scroll view.
///
/// As SwiftUI: it is as wide as proposed, regardless of the widths of its views. The default
/// distance between neighbours is 8 points; the spacing they prefer is ignored, because most of
/// them have not been made.
///
/// The views of a `ForEach` are made when they come near the visible part, and released when they are far from it, so
/// that the cost of a list depends on its visible part, not on the part that was ever scrolled past. All other views
/// are made immediately, including the views of a `ForEach` with a modifier of its own. Views are inserted and removed
/// without a transition.
///
/// While the views of an element are released, their state is kept by the id of the element: values of `State`, objects
/// of `StateObject`, namespaces, the values that `onChange` compares with, and the offsets of scroll views among them.
/// It is restored when the views are made again, and removed with the element. Each `ForEach` keeps the state of up to
/// 10 000 elements whose views were released last; elements released earlier start anew. Views are not released while
/// they receive a press, while a scroll position refers to them, or while something in them is being animated, the last
/// in up to 64 elements. Views that are not visible have disappeared, whether they are released or not; they set no
/// preference and have no keyboard shortcut. If the elements have different numbers of views, all views are made and
/// none is released.
///
/// A change of the data is found by comparing the ids with the previous ones; where only some elements were inserted,
/// removed or moved, the ids of the others are not hashed.
///
/// The rows of sections are also made when they become visible, whether the sections are written
/// individually or by a `ForEach` of up to 1 000 of them; their headers and footers are made
/// immediately. The sections of a longer `ForEach` are not treated as sections: their headers are
/// ordinary rows.
public struct LazyVStack<Content: View> {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let pinnedViews: PinnedScrollableViews
  private let content: Content

  /// Creates a vertical stack.
  ///
  /// - Parameters:
  ///   - alignment: the horizontal guide by which the views are aligned.
  ///   - spacing: the distance between neighbours in points; `nil` for 8.
  ///   - pinnedViews: the headers and footers of sections that stay visible while their section
  ///     scrolls.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyVStack: View, _PrimitiveView {
  public static func _resolve(_ view: LazyVStack, at cursor: inout _ChildCursor) {
    let rule = LazyRule(
      axis: .vertical, spacing: view.spacing, alignment: view.alignment.key, items: nil)
    cursor.lazyContainer(rule, pinning: view.pinnedViews, listedAs: LazyVStack.self, view.content)
  }
}

/// A horizontal stack that makes only the views near the visible part of a scroll view.
///
/// The description of ``LazyVStack`` applies with the axes exchanged.
public struct LazyHStack<Content: View> {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let pinnedViews: PinnedScrollableViews
  private let content: Content

  /// Creates a horizontal stack.
  ///
  /// - Parameters:
  ///   - alignment: the vertical guide by which the views are aligned.
  ///   - spacing: the distance between neighbours in points; `nil` for 8.
  ///   - pinnedViews: the headers and footers of sections that stay visible while their section
  ///     scrolls.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyHStack: View, _PrimitiveView {
  public static func _resolve(_ view: LazyHStack, at cursor: inout _ChildCursor) {
    let rule = LazyRule(
      axis: .horizontal, spacing: view.spacing, alignment: view.alignment.key, items: nil)
    cursor.lazyContainer(rule, pinning: view.pinnedViews, listedAs: LazyHStack.self, view.content)
  }
}

extension _ChildCursor {
  /// Resolves a container that makes only the visible part of its content.
  mutating func lazyContainer<Content: View>(
    _ rule: LazyRule, pinning pinned: PinnedScrollableViews, listedAs type: Any.Type,
    _ content: Content
  ) {
    var rule = rule
    rule.pinsHeaders = pinned.contains(.sectionHeaders)
    rule.pinsFooters = pinned.contains(.sectionFooters)
    let node = node(LazyViewNode.self) {
      LazyViewNode(LazyLayoutNode(rule), at: $0, listedAs: type)
    }
    node.configure(node.layoutNode)
    node.layoutNode.update(rule)
    node.update(content, alongAxis: rule.items == nil ? rule.axis : nil)
  }
}
