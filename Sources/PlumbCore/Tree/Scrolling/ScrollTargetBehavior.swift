public import Foundation

/// The part of the content at which a scroll ends.
public struct ScrollTarget: Hashable, Sendable {
  /// The part of the content to show, in points from its top leading corner.
  public var rect: CGRect
  /// The point of the rectangle that is aligned with the same point of the scroll view; `nil` for
  /// the top leading corner.
  public var anchor: UnitPoint?

  /// Creates a target from a part of the content, in points, and the point to align.
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// A rule that determines where scrolls end.
///
/// The content follows the wheel immediately, and is animated to the target once the wheel has
/// rested for 0.15 seconds, or an indicator is released. A key that scrolls leads to the target
/// directly. The rule is also applied when the size of the scroll view changes.
///
/// SwiftUI calls the rule once for the predicted end of a fling, before the content is there. A
/// wheel has no fling, so the target passed to the rule is the current position of the content.
public protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext
  typealias Properties = ScrollTargetBehaviorProperties
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext

  /// Changes the target of a scroll.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

  /// Returns the properties that the rule requests of the scroll view. They have no effect on this
  /// platform.
  func properties(context: PropertiesContext) -> Properties
}

extension ScrollTargetBehavior {
  public func properties(context: PropertiesContext) -> Properties { Properties() }
}

/// Properties that a scroll target behaviour requests of a scroll view; without effect on this
/// platform.
public struct ScrollTargetBehaviorProperties: Hashable, Sendable {
  /// Whether a scroll is limited to the length of the container.
  public var limitsScrolls = false

  /// Creates the default properties.
  public init() {}
}

/// The environment in which a scroll target behaviour returns its properties.
@dynamicMemberLookup public struct ScrollTargetBehaviorPropertiesContext {
  fileprivate let environment: EnvironmentValues

  public subscript<T>(dynamicMember path: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: path]
  }
}

/// The scroll for which a scroll target behaviour determines the target.
@dynamicMemberLookup public struct ScrollTargetBehaviorContext {
  /// The visible part of the content when the scroll began.
  public let originalTarget: ScrollTarget
  /// The average velocity of the content over the whole scroll, in points per second; 0 when an
  /// indicator was dragged or the size of the scroll view changed.
  public let velocity: CGVector
  /// The size of the content including its margins, in points.
  public let contentSize: CGSize
  /// The size of the scroll view, in points.
  public let containerSize: CGSize
  /// The axes along which the scroll view scrolls.
  public let axes: Axis.Set
  /// The margins around the content, in points.
  let margins: EdgeInsets
  /// The frames of the scroll targets, in points from the content's top leading corner.
  let targets: [CGRect]
  let environment: EnvironmentValues

  public subscript<T>(dynamicMember path: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: path]
  }
}

extension EnvironmentValues {
  /// The scroll target behaviour of the next scroll view below; `nil` to end scrolls anywhere.
  @EnvironmentEntry(until: .scrollView) var scrollTargetBehavior: (any ScrollTargetBehavior)?
}
