internal import Foundation

extension View {
  /// Says where scrolls of the scroll views inside end; those in these are not meant.
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    environment(\.scrollTargetBehavior, behavior)
  }

  /// Says that scrolls may end at each of the views laid out in this one, as those of a stack.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetModifier(isLayout: true, isEnabled: isEnabled))
  }

  /// Says that scrolls may end at this view.
  nonisolated public func scrollTarget(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetModifier(isLayout: false, isEnabled: isEnabled))
  }
}

private struct ScrollTargetModifier {
  let isLayout: Bool
  let isEnabled: Bool
}

extension ScrollTargetModifier: _PrimitiveModifier {
  static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(ScrollTargetsNode.self) { ScrollTargetsNode(at: $0) }
    node.update(isLayout: modifier.isLayout, isEnabled: modifier.isEnabled)
    node.resolveChildren(content)
  }
}

/// Has scrolls end at whole pages, each as long as the scroll view without its content margins.
///
/// A scroll leads on to the next page in its direction; one without a direction to the nearest.
public struct PagingScrollTargetBehavior {
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
        // The pages became longer or shorter: the one that showed still does.
        page = (original.origin[axis] / max(original.size[axis] - margin, 1)).rounded()
      } else {
        page = (target.rect.origin[axis] / length).rounded(towards: context.velocity[axis])
      }
      target.rect.origin[axis] = page * length
    }
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Scrolls end at whole pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

/// Has scrolls end with the leading or top edge of a view at that of the scroll view.
///
/// Which views count is said by ``View/scrollTargetLayout(isEnabled:)`` and
/// ``View/scrollTarget(isEnabled:)``. A scroll leads on to the next of them in its direction; one
/// without a direction to the nearest. Of a lazy container only those near the visible part count.
public struct ViewAlignedScrollTargetBehavior {
  /// How many views a scroll may pass.
  public struct LimitBehavior: Hashable, Sendable {
    fileprivate let most: CGFloat

    /// Any number; SwiftUI has one view at a time in narrow windows.
    public static var automatic: LimitBehavior { LimitBehavior(most: .infinity) }
    /// One at a time.
    public static var always: LimitBehavior { LimitBehavior(most: 1) }
    /// A few, which here are three; SwiftUI does not say how many.
    public static var alwaysByFew: LimitBehavior { LimitBehavior(most: 3) }
    /// One at a time.
    public static var alwaysByOne: LimitBehavior { LimitBehavior(most: 1) }
    /// Any number.
    public static var never: LimitBehavior { LimitBehavior(most: .infinity) }
  }

  private let limitBehavior: LimitBehavior
  private let anchor: UnitPoint

  nonisolated public init(limitBehavior: LimitBehavior = .automatic) {
    self.init(limitBehavior: limitBehavior, anchor: nil)
  }

  /// - Parameter anchor: the point of the views and of the scroll view that come to lie on each
  ///   other; `nil` for the leading top corner.
  nonisolated public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {
    self.limitBehavior = limitBehavior
    self.anchor = anchor ?? .topLeading
  }
}

extension ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(Axis.Set(axis)) {
      let places = places(along: axis, in: context)
      let position = target.rect.origin[axis]
      let start = context.originalTarget.rect.origin[axis]
      guard let nearest = places.nearest(to: position, towards: context.velocity[axis]),
        let first = places.nearest(to: start, towards: 0)
      else { continue }
      let most = Int(min(limitBehavior.most, CGFloat(places.count)))
      target.rect.origin[axis] = places[min(max(nearest, first - most), first + most)]
    }
    target.anchor = nil
  }

  /// How far the content is scrolled when the views are aligned, each place once, from the start.
  private func places(along axis: Axis, in context: TargetContext) -> [CGFloat] {
    let isHorizontal = axis == .horizontal
    let start = isHorizontal ? context.margins.leading : context.margins.top
    let margin = isHorizontal ? context.margins.horizontal : context.margins.vertical
    let length = context.containerSize[axis] - margin
    let share = isHorizontal ? anchor.x : anchor.y
    let end = max(context.contentSize[axis] - context.containerSize[axis], 0)
    let places = context.targets.map { rect in
      min(max(rect.origin[axis] - start - share * (length - rect.size[axis]), 0), end)
    }
    return places.sorted().reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Scrolls end at views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> Self {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }

  public static func viewAligned(anchor: UnitPoint?) -> Self {
    ViewAlignedScrollTargetBehavior(anchor: anchor)
  }

  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?
  ) -> Self {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
  }
}

/// A rule for the ends of scrolls whose type is not part of the type around it.
public struct AnyScrollTargetBehavior {
  private let base: any ScrollTargetBehavior

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
  /// The whole number next in a direction, or the nearest where there is none. What is a whole number
  /// but for the accuracy of its computation is that number.
  fileprivate func rounded(towards direction: CGFloat) -> CGFloat {
    let nearest = rounded()
    if direction == 0 || (self - nearest).magnitude < 0.001 { return nearest }
    return rounded(direction > 0 ? .up : .down)
  }
}

extension [CGFloat] {
  /// The index of the first place in a direction from a position, or of the nearest where there is
  /// none; the places are in order.
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
