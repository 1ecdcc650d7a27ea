public import Foundation

/// Headers and footers that stay in sight while their section scrolls.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32

  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}

/// Views one above the other, of which only those near the visible part of a scroll view are made.
///
/// As SwiftUI: it is as wide as proposed, whatever the width of its views. Neighbours keep 8 points
/// unless told otherwise; what they prefer does not count, as most of them are not there to ask.
///
/// The views of a `ForEach` are made when they come near the visible part, and keep their state
/// while their element is there, in sight or not. All other views are made at once, and so are the
/// views of a `ForEach` with a modifier of its own. They come and go without a transition.
///
/// The rows of sections are made as they show, too, be the sections written one by one or by a
/// `ForEach` of up to 1 000 of them; their headers and footers are made at once. Sections of a longer
/// one are no sections to the stack: their headers are rows like others.
public struct LazyVStack<Content: View> {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let pinnedViews: PinnedScrollableViews
  private let content: Content

  /// - Parameters:
  ///   - alignment: the guide all views share across the column.
  ///   - spacing: the distance between neighbours in points; `nil` for 8.
  ///   - pinnedViews: which headers and footers of sections stay in sight while their section
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

/// Views side by side, of which only those near the visible part of a scroll view are made.
///
/// Everything said of ``LazyVStack`` holds with the axes exchanged.
public struct LazyHStack<Content: View> {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let pinnedViews: PinnedScrollableViews
  private let content: Content

  /// - Parameters:
  ///   - alignment: the guide all views share across the row.
  ///   - spacing: the distance between neighbours in points; `nil` for 8.
  ///   - pinnedViews: which headers and footers of sections stay in sight while their section
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
  /// Resolves a container that makes what shows of its content.
  mutating func lazyContainer<Content: View>(
    _ rule: LazyRule, pinning pinned: PinnedScrollableViews, listedAs type: Any.Type,
    _ content: Content
  ) {
    var rule = rule
    rule.pinsHeaders = pinned.contains(.sectionHeaders)
    rule.pinsFooters = pinned.contains(.sectionFooters)
    let node = node(LazyViewNode.self) { LazyViewNode(LazyNode(rule), at: $0, listedAs: type) }
    node.configure(node.layoutNode)
    node.layoutNode.update(rule)
    node.update(content, alongAxis: rule.items == nil ? rule.axis : nil)
  }
}
