internal import Foundation

/// The phase of a view that enters or leaves the visible part of a scroll view.
@frozen public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Beyond the leading or top edge.
  case topLeading
  /// Inside the visible part.
  case identity
  /// Beyond the trailing or bottom edge.
  case bottomTrailing

  /// Whether the view is inside the visible part.
  public var isIdentity: Bool { self == .identity }

  /// −1 beyond the leading or top edge, 0 inside the visible part, 1 beyond the other edge.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// The way in which a view changes when it enters or leaves the visible part of a scroll view.
public struct ScrollTransitionConfiguration {
  enum Kind: Equatable {
    case animated(Animation)
    case interactive(UnitCurve)
    case identity
  }

  /// The condition under which a view counts as inside the visible part.
  public struct Threshold: Hashable, Sendable {
    var visible = 0.0
    var centered = 0.0
    var inset = 0.0

    /// Met when the whole view is visible.
    public static let visible = Threshold(visible: 1)
    /// Met as soon as any part of the view is visible.
    public static let hidden = Threshold()
    /// Met when the view is in the centre.
    public static let centered = Threshold(centered: 1)

    /// Met when a fraction of the view is visible, 0 to 1.
    public static func visible(_ amount: Double) -> Threshold { Threshold(visible: amount) }

    /// Returns the threshold at a fraction of the distance to another threshold, 0 to 1.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      Threshold(
        visible: visible + (other.visible - visible) * amount,
        centered: centered + (other.centered - centered) * amount,
        inset: inset + (other.inset - inset) * amount)
    }

    /// Returns a threshold that is met when the view has moved inwards by an additional distance,
    /// in points.
    public func inset(by distance: Double) -> Threshold {
      var threshold = self
      threshold.inset += distance
      return threshold
    }
  }

  let kind: Kind
  private(set) var threshold: Threshold

  /// A configuration in which the view changes with an animation when it meets the threshold.
  ///
  /// The default threshold is a visible half; SwiftUI's default is not documented.
  public static func animated(_ animation: Animation = .default) -> Self {
    Self(kind: .animated(animation), threshold: .visible(0.5))
  }

  /// A configuration in which the view changes with the default animation when it meets the
  /// threshold.
  public static var animated: Self { animated() }

  /// A configuration in which the view changes with its distance from the threshold, along a curve.
  ///
  /// The default threshold is the whole view being visible.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> Self {
    Self(kind: .interactive(timingCurve), threshold: .visible)
  }

  /// A configuration in which the view changes with its distance from the threshold.
  public static var interactive: Self { interactive() }

  /// A configuration in which the view does not change.
  public static var identity: Self { Self(kind: .identity, threshold: .visible) }

  /// Returns the configuration with another animation, or unchanged if it is not animated.
  public func animation(_ animation: Animation) -> Self {
    guard case .animated = kind else { return self }
    return Self(kind: .animated(animation), threshold: threshold)
  }

  /// Returns the configuration with another threshold.
  public func threshold(_ threshold: Threshold) -> Self {
    var configuration = self
    configuration.threshold = threshold
    return configuration
  }
}

extension ScrollTransitionConfiguration: Sendable {}

extension View {
  /// Applies visual effects to the view while it enters and leaves the visible part of its scroll
  /// view.
  ///
  /// As SwiftUI: the layout does not change. The effects of all phases should be the same with
  /// different numbers; in between, the numbers of two phases are interpolated. Without a scroll
  /// view the view is drawn in the identity phase.
  ///
  /// - Parameters:
  ///   - axis: the axis of the movement; `nil` for the axis of the scroll view, or the vertical one
  ///     of both.
  ///   - transition: returns the effects for a phase.
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Applies visual effects to the view, with separate configurations for the leading or top edge
  /// and for the opposite edge.
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

@usableFromInline struct ScrollTransitionModifier {
  let leading: ScrollTransitionConfiguration
  let trailing: ScrollTransitionConfiguration
  let axis: Axis?
  let steps: @Sendable (ScrollTransitionPhase) -> _VisualSteps

  /// Returns the distance of a node from meeting the threshold, −1 to 1.
  func phase(of layoutNode: LayoutNode) -> Double {
    let transition = layoutNode.scrollVisibility(
      along: axis, leading: leading.threshold.scrollThreshold,
      trailing: trailing.threshold.scrollThreshold)
    return transition?.phase ?? 0
  }

  /// Whether a part of the transition is animated.
  var isAnimated: Bool {
    [leading, trailing].contains { if case .animated = $0.kind { true } else { false } }
  }

  private func side(of phase: Double) -> ScrollTransitionConfiguration {
    phase < 0 ? leading : trailing
  }

  /// Returns the target phase and the animation of an animated transition for a phase, while
  /// another phase is presented.
  func target(at phase: Double, presented: Double) -> (phase: Double, animation: Animation?) {
    guard case .animated(let animation) = side(of: phase == 0 ? presented : phase).kind else {
      return (0, nil)
    }
    return (phase < 0 ? -1 : phase > 0 ? 1 : 0, animation)
  }

  /// Returns the visual steps for a phase, while an animated transition presents another one.
  func steps(at phase: Double, presented: Double) -> _VisualSteps {
    var (isLeading, amount) = (presented < 0, presented.magnitude)
    if presented == 0, case .interactive(let curve) = side(of: phase).kind {
      (isLeading, amount) = (phase < 0, curve.value(at: phase.magnitude))
    }
    return steps(.identity).mixed(
      with: steps(isLeading ? .topLeading : .bottomTrailing), by: amount)
  }
}

extension ScrollTransitionConfiguration.Threshold {
  fileprivate var scrollThreshold: ScrollThreshold {
    ScrollThreshold(visible: visible, centered: centered, inset: CGFloat(inset))
  }
}

extension ScrollTransitionModifier: _PrimitiveModifier {
  @usableFromInline static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(ScrollTransitionViewNode.self) { ScrollTransitionViewNode(at: $0) }
    node.apply(modifier)
    node.resolveChildren(content)
  }
}

/// A node that draws the layout nodes of its content depending on their positions in the scroll
/// view.
private final class ScrollTransitionViewNode: ClosureWrapperViewNode<ScrollTransitionLayoutNode> {
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
      return modifier.steps(
        at: modifier.phase(of: layoutNode), presented: layoutNode.presentedPhase
      )
      .resolved(for: layoutNode)
    }
    // Only an animated transition must observe the position; otherwise it is read during drawing.
    guard modifier.isAnimated || layoutNode.presentedPhase != 0 else { return }
    tree.layoutObservers.observe(layoutNode) { [weak self, weak layoutNode] in
      guard let self, let layoutNode else { return }
      let target = modifier.target(
        at: modifier.phase(of: layoutNode), presented: layoutNode.presentedPhase)
      layoutNode.setPhase(target.phase, by: target.animation, at: tree.context)
    }
  }
}
