internal import Foundation

extension View {
  /// Sets the positions at which scrolls of the scroll views inside end; scroll views nested in
  /// these are not affected.
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    environment(\.scrollTargetBehavior, behavior)
  }

  /// Marks the views laid out in this view, such as the views of a stack, as positions where
  /// scrolls may end.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetModifier(isLayout: true, isEnabled: isEnabled))
  }

  /// Marks this view as a position where scrolls may end.
  nonisolated public func scrollTarget(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetModifier(isLayout: false, isEnabled: isEnabled))
  }
}

@usableFromInline struct ScrollTargetModifier {
  let isLayout: Bool
  let isEnabled: Bool
}

extension ScrollTargetModifier: _PrimitiveModifier {
  @usableFromInline static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(ScrollTargetsViewNode.self) { ScrollTargetsViewNode(at: $0) }
    node.update(isLayout: modifier.isLayout, isEnabled: modifier.isEnabled)
    node.resolveChildren(content)
  }
}

/// A behaviour that ends scrolls at whole pages, each as long as the scroll view without its
/// content margins.
///
/// A scroll continues to the next page in its direction; one without a direction ends at the
/// nearest page.
public struct PagingScrollTargetBehavior {
  /// Creates a behaviour that ends scrolls at whole pages.
  nonisolated public init() {}
}

extension PagingScrollTargetBehavior: ScrollTargetBehavior {
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(Axis.Set(axis)) {
      let margin = axis == .horizontal ? context.margins.horizontal : context.margins.vertical
      let length = context.containerSize[axis] - margin
      guard length > 0 else { continue }
      let original = context.originalTarget.rect
      let page: CGFloat
      if original.size[axis] != context.containerSize[axis] {
        // The length of the pages changed: the page that was visible stays visible.
        page = (original.origin[axis] / max(original.size[axis] - margin, 1)).rounded()
      } else {
        page = (target.rect.origin[axis] / length).rounded(towards: context.velocity[axis])
      }
      target.rect.origin[axis] = page * length
    }
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// A behaviour that ends scrolls at whole pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

/// A behaviour that ends scrolls where the leading or top edge of a view meets the same edge of the
/// scroll view.
///
/// The views are those marked by ``View/scrollTargetLayout(isEnabled:)`` and
/// ``View/scrollTarget(isEnabled:)``. A scroll continues to the next of them in its direction; one
/// without a direction ends at the nearest. In a lazy container, only views near the visible part
/// are considered.
public struct ViewAlignedScrollTargetBehavior {
  /// A limit for the number of views by which a scroll may move.
  public struct LimitBehavior: Hashable, Sendable {
    fileprivate let maximumViewCount: CGFloat

    /// No limit; SwiftUI limits scrolls to one view in narrow windows.
    public static var automatic: LimitBehavior { LimitBehavior(maximumViewCount: .infinity) }
    /// One view.
    public static var always: LimitBehavior { LimitBehavior(maximumViewCount: 1) }
    /// A few views: three here; SwiftUI's number is not documented.
    public static var alwaysByFew: LimitBehavior { LimitBehavior(maximumViewCount: 3) }
    /// One view.
    public static var alwaysByOne: LimitBehavior { LimitBehavior(maximumViewCount: 1) }
    /// No limit.
    public static var never: LimitBehavior { LimitBehavior(maximumViewCount: .infinity) }
  }

  private let limitBehavior: LimitBehavior
  private let anchor: UnitPoint

  /// Creates a behaviour that aligns the leading top corners.
  nonisolated public init(limitBehavior: LimitBehavior = .automatic) {
    self.init(limitBehavior: limitBehavior, anchor: nil)
  }

  /// Creates a behaviour that aligns a point of the views with the same point of the scroll view.
  ///
  /// - Parameter anchor: the point; `nil` for the leading top corner.
  nonisolated public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {
    self.limitBehavior = limitBehavior
    self.anchor = anchor ?? .topLeading
  }
}

extension ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(Axis.Set(axis)) {
      let offsets = offsets(along: axis, in: context)
      let position = target.rect.origin[axis]
      let start = context.originalTarget.rect.origin[axis]
      guard let nearest = offsets.nearest(to: position, towards: context.velocity[axis]),
        let first = offsets.nearest(to: start, towards: 0)
      else { continue }
      let maximumViewCount = Int(min(limitBehavior.maximumViewCount, CGFloat(offsets.count)))
      target.rect.origin[axis] =
        offsets[min(max(nearest, first - maximumViewCount), first + maximumViewCount)]
    }
    target.anchor = nil
  }

  /// Returns the scroll offsets at which the views are aligned, without duplicates, in increasing
  /// order.
  private func offsets(along axis: Axis, in context: TargetContext) -> [CGFloat] {
    let isHorizontal = axis == .horizontal
    let start = isHorizontal ? context.margins.leading : context.margins.top
    let margin = isHorizontal ? context.margins.horizontal : context.margins.vertical
    let length = context.containerSize[axis] - margin
    let anchorFraction = isHorizontal ? anchor.x : anchor.y
    let end = max(context.contentSize[axis] - context.containerSize[axis], 0)
    let offsets = context.targets.map { rect in
      min(max(rect.origin[axis] - start - anchorFraction * (length - rect.size[axis]), 0), end)
    }
    return offsets.sorted().reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// A behaviour that ends scrolls at views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// A behaviour that ends scrolls at views, with a limit for the number of views.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> Self {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }

  /// A behaviour that ends scrolls where a point of a view meets the same point of the scroll view.
  public static func viewAligned(anchor: UnitPoint?) -> Self {
    ViewAlignedScrollTargetBehavior(anchor: anchor)
  }

  /// A behaviour that ends scrolls at views, with a limit for the number of views and an anchor.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?
  ) -> Self {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
  }
}

/// A type-erased scroll target behaviour.
public struct AnyScrollTargetBehavior {
  private let base: any ScrollTargetBehavior

  /// Creates a behaviour that wraps another one.
  nonisolated public init<T: ScrollTargetBehavior>(_ base: T) {
    self.base = base
  }
}

extension AnyScrollTargetBehavior: ScrollTargetBehavior {
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }

  public func properties(context: PropertiesContext) -> Properties {
    base.properties(context: context)
  }
}

extension CGFloat {
  /// Returns the next whole number in a direction, or the nearest one without a direction. A number
  /// within 0.001 of a whole number is rounded to it, to tolerate floating-point errors.
  fileprivate func rounded(towards direction: CGFloat) -> CGFloat {
    let nearest = rounded()
    if direction == 0 || (self - nearest).magnitude < 0.001 { return nearest }
    return rounded(direction > 0 ? .up : .down)
  }
}

extension [CGFloat] {
  /// Returns the index of the first offset in a direction from a position, or of the nearest if
  /// there is no direction or no such offset. The offsets must be sorted.
  fileprivate func nearest(to position: CGFloat, towards direction: CGFloat) -> Int? {
    if direction > 0 { return firstIndex { $0 >= position - 0.5 } ?? indices.last }
    if direction < 0 { return lastIndex { $0 <= position + 0.5 } ?? indices.first }
    return indices.min {
      (self[$0] - position).magnitude < (self[$1] - position).magnitude
    }
  }
}

extension CGPoint {
  fileprivate subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension CGVector {
  fileprivate subscript(axis: Axis) -> CGFloat { axis == .horizontal ? dx : dy }
}
