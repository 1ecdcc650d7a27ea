public import Foundation

/// A type-erased layout.
///
/// As SwiftUI: changing the wrapped layout keeps the views inside and their state.
public struct AnyLayout: Layout {
  private(set) var layout: any Layout

  /// The cache of the wrapped layout; replaced when the type of the wrapped layout changes.
  public struct Cache {
    fileprivate var value: Any
    fileprivate var kind: any Layout.Type

    /// The cache if the layout is a built-in one.
    var builtIn: _RuleLayoutCache? { value as? _RuleLayoutCache }
  }

  /// Creates a type-erased layout. A wrapped `AnyLayout` is unwrapped first.
  public init<L: Layout>(_ layout: L) {
    self.layout = (layout as? AnyLayout)?.layout ?? layout
  }

  /// The animatable data of the wrapped layout. Data of a layout of another type is ignored, so
  /// that a change between types is not animated.
  public var animatableData: _AnyAnimatableData {
    get {
      func open<L: Layout>(_ layout: L) -> _AnyAnimatableData {
        _AnyAnimatableData(layout.animatableData)
      }
      return open(layout)
    }
    set {
      func open<L: Layout>(_ layout: L) -> L {
        var layout = layout
        if let data = newValue.value(as: L.AnimatableData.self) { layout.animatableData = data }
        return layout
      }
      layout = open(layout)
    }
  }

  /// The stack axis of the wrapped layout. An instance property, because the static
  /// `layoutProperties` cannot depend on the wrapped type.
  var stackOrientation: Axis? { type(of: layout).layoutProperties.stackOrientation }

  public func makeCache(subviews: Subviews) -> Cache {
    func open<L: Layout>(_ layout: L) -> Cache {
      Cache(value: layout.makeCache(subviews: subviews), kind: L.self)
    }
    return open(layout)
  }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    func open<L: Layout>(_ layout: L) {
      layout.withCache(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
    }
    open(layout)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    func open<L: Layout>(_ layout: L) -> CGSize {
      layout.withCache(&cache, subviews) {
        layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    return open(layout)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    func open<L: Layout>(_ layout: L) {
      layout.withCache(&cache, subviews) {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    open(layout)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    func open<L: Layout>(_ layout: L) -> ViewSpacing {
      layout.withCache(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }
    return open(layout)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    func open<L: Layout>(_ layout: L) -> CGFloat? {
      layout.withCache(&cache, subviews) {
        layout.explicitAlignment(
          of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    return open(layout)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    func open<L: Layout>(_ layout: L) -> CGFloat? {
      layout.withCache(&cache, subviews) {
        layout.explicitAlignment(
          of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    return open(layout)
  }
}

extension Layout {
  /// Calls `body` with the layout's cache, unwrapped from a type-erased one. A cache of another
  /// layout type is replaced first.
  fileprivate func withCache<R>(
    _ erased: inout AnyLayout.Cache, _ subviews: Subviews, _ body: (inout Cache) -> R
  ) -> R {
    var own =
      (erased.kind == Self.self ? erased.value as? Cache : nil) ?? makeCache(subviews: subviews)
    // Releases the second reference, so that the layout mutates its cache in place.
    erased.value = ()
    defer { erased = AnyLayout.Cache(value: own, kind: Self.self) }
    return body(&own)
  }
}
