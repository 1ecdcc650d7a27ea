internal import Foundation

/// Where a view is that comes into the visible part of a scroll view.
@frozen public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Beyond the leading or top edge.
  case topLeading
  /// There.
  case identity
  /// Beyond the trailing or bottom edge.
  case bottomTrailing

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }

  /// −1 beyond the leading or top edge, 0 there, 1 beyond the other edge.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view changes while it comes into the visible part of a scroll view.
public struct ScrollTransitionConfiguration {
  enum Kind: Equatable {
    case animated(Animation)
    case interactive(UnitCurve)
    case identity
  }

  /// When a view counts as there.
  public struct Threshold: Hashable, Sendable {
    var visible = 0.0
    var centered = 0.0
    var inset = 0.0

    /// When all of it shows.
    public static let visible = Threshold(visible: 1)
    /// As soon as any of it shows.
    public static let hidden = Threshold()
    /// When it is in the middle.
    public static let centered = Threshold(centered: 1)

    /// When a part of it shows, 0 to 1.
    public static func visible(_ amount: Double) -> Threshold { Threshold(visible: amount) }

    /// A part of the way to another threshold, 0 to 1.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      Threshold(
        visible: visible + (other.visible - visible) * amount,
        centered: centered + (other.centered - centered) * amount,
        inset: inset + (other.inset - inset) * amount)
    }

    /// When the view has come in some points further.
    public func inset(by distance: Double) -> Threshold {
      var threshold = self
      threshold.inset += distance
      return threshold
    }
  }

  let kind: Kind
  private(set) var threshold: Threshold

  /// The view changes when it gets there, by an animation.
  ///
  /// It counts as there when half of it shows, unless told otherwise; what SwiftUI takes is not
  /// published.
  public static func animated(_ animation: Animation = .default) -> Self {
    Self(kind: .animated(animation), threshold: .visible(0.5))
  }

  /// The view changes when it gets there, by the default animation.
  public static var animated: Self { animated() }

  /// The view changes with how far it has come, along a curve.
  ///
  /// It counts as there when all of it shows, unless told otherwise.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> Self {
    Self(kind: .interactive(timingCurve), threshold: .visible)
  }

  /// The view changes with how far it has come.
  public static var interactive: Self { interactive() }

  /// The view does not change.
  public static var identity: Self { Self(kind: .identity, threshold: .visible) }

  /// The same with another animation, where there is one.
  public func animation(_ animation: Animation) -> Self {
    guard case .animated = kind else { return self }
    return Self(kind: .animated(animation), threshold: threshold)
  }

  /// The same for views that count as there at another moment.
  public func threshold(_ threshold: Threshold) -> Self {
    var configuration = self
    configuration.threshold = threshold
    return configuration
  }
}

extension ScrollTransitionConfiguration: Sendable {}

extension View {
  /// Changes how the view is drawn while it comes into the visible part of the scroll view round it
  /// and while it goes.
  ///
  /// As SwiftUI: for layout it stays as it is. The effects of a phase are to be the same ones with
  /// other numbers; on the way the numbers lie between those of two phases. Without a scroll view the
  /// view looks as it does when it is there.
  ///
  /// - Parameters:
  ///   - axis: the way it comes; `nil` for the axis of the scroll view, the vertical one of both.
  ///   - transition: the effects in a phase.
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Changes how the view is drawn, in one way over the leading or top edge and in another one over
  /// the edge across.
  nonisolated public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      ScrollTransitionModifier(leading: topLeading, trailing: bottomTrailing, axis: axis) {
        transition(EmptyVisualEffect(), $0)._steps
      })
  }
}

private struct ScrollTransitionModifier {
  let leading: ScrollTransitionConfiguration
  let trailing: ScrollTransitionConfiguration
  let axis: Axis?
  let steps: @Sendable (ScrollTransitionPhase) -> _VisualSteps

  /// How far a box is from where it counts as there, −1 to 1.
  func phase(of layoutNode: LayoutNode) -> Double {
    let transition = layoutNode.scrollVisibility(
      along: axis, leading: leading.threshold.rule, trailing: trailing.threshold.rule)
    return transition?.phase ?? 0
  }

  /// Whether anything of the transition moves by itself.
  var isAnimated: Bool {
    [leading, trailing].contains { if case .animated = $0.kind { true } else { false } }
  }

  private func side(of phase: Double) -> ScrollTransitionConfiguration {
    phase < 0 ? leading : trailing
  }

  /// Where an animated transition leads from a phase while it shows another one, and by what.
  func goal(at phase: Double, shown: Double) -> (phase: Double, animation: Animation?) {
    guard case .animated(let animation) = side(of: phase == 0 ? shown : phase).kind else {
      return (0, nil)
    }
    return (phase < 0 ? -1 : phase > 0 ? 1 : 0, animation)
  }

  /// What is done with a view at a phase, while an animated transition shows another one.
  func steps(at phase: Double, shown: Double) -> _VisualSteps {
    var (isLeading, amount) = (shown < 0, shown.magnitude)
    if shown == 0, case .interactive(let curve) = side(of: phase).kind {
      (isLeading, amount) = (phase < 0, curve.value(at: phase.magnitude))
    }
    return steps(.identity).mixed(
      with: steps(isLeading ? .topLeading : .bottomTrailing), by: amount)
  }
}

extension ScrollTransitionConfiguration.Threshold {
  fileprivate var rule: ScrollThreshold {
    ScrollThreshold(visible: visible, centered: centered, inset: CGFloat(inset))
  }
}

extension ScrollTransitionModifier: _PrimitiveModifier {
  static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(ScrollTransitionNode.self) { ScrollTransitionNode(at: $0) }
    node.apply(modifier)
    node.resolveChildren(content)
  }
}

/// Has each box of its content drawn as its place in the scroll view says.
private final class ScrollTransitionNode: WrapperNode<ScrollTransitionLayoutNode> {
  init(at place: _ChildCursor.Place) {
    super.init(at: place, make: { ScrollTransitionLayoutNode() }, change: { _, _ in })
  }

  func apply(_ modifier: ScrollTransitionModifier) {
    update { [weak self] layoutNode, _ in self?.apply(modifier, to: layoutNode) }
  }

  private func apply(
    _ modifier: ScrollTransitionModifier, to layoutNode: ScrollTransitionLayoutNode
  ) {
    layoutNode.effect = { [weak layoutNode] _ in
      guard let layoutNode else { return [] }
      return modifier.steps(at: modifier.phase(of: layoutNode), shown: layoutNode.shown)
        .resolved(for: layoutNode)
    }
    // Only what moves by itself has to be told where the box is; the rest looks when it is drawn.
    guard modifier.isAnimated || layoutNode.shown != 0 else { return }
    tree.layoutObservers.watch(layoutNode) { [weak self, weak layoutNode] in
      guard let self, let layoutNode else { return }
      let goal = modifier.goal(at: modifier.phase(of: layoutNode), shown: layoutNode.shown)
      layoutNode.head(for: goal.phase, by: goal.animation, at: tree.context)
    }
  }
}
