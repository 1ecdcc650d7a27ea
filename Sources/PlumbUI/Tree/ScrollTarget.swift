public import Foundation

/// Where a scroll ends: a part of the content.
public struct ScrollTarget: Hashable, Sendable {
  /// The part of the content to show, in points from its leading top corner.
  public var rect: CGRect
  /// The point of the rectangle that comes to lie on the same point of the scroll view; `nil` for the
  /// leading top corner.
  public var anchor: UnitPoint?

  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// A rule for where scrolls end.
///
/// The content follows the wheel at once; when the wheel has rested for 0.15 seconds, or the hand
/// lets an indicator go, it glides to the target. A key that scrolls leads there straight away. The
/// rule is asked, too, when the scroll view gets another size.
///
/// SwiftUI asks once for the end of a swing, before the content is there. A wheel has no swing, so
/// the target a rule is handed is where the content is.
public protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext
  typealias Properties = ScrollTargetBehaviorProperties
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext

  /// Changes where a scroll ends.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

  /// What the rule asks of the scroll view; nothing here follows it.
  func properties(context: PropertiesContext) -> Properties
}

extension ScrollTargetBehavior {
  public func properties(context: PropertiesContext) -> Properties { Properties() }
}

/// What a rule for the ends of scrolls asks of a scroll view; without effect here.
public struct ScrollTargetBehaviorProperties: Hashable, Sendable {
  /// Whether a scroll goes no further than a container's length.
  public var limitsScrolls = false

  public init() {}
}

/// What a rule for the ends of scrolls knows when it says what it asks of a scroll view.
@dynamicMemberLookup public struct ScrollTargetBehaviorPropertiesContext {
  fileprivate let environment: EnvironmentValues

  public subscript<T>(dynamicMember path: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: path]
  }
}

/// What a rule for the ends of scrolls knows.
@dynamicMemberLookup public struct ScrollTargetBehaviorContext {
  /// What showed when the scroll began.
  public let originalTarget: ScrollTarget
  /// How fast the content moved over the whole scroll, in points a second; 0 when an indicator was
  /// dragged, or the scroll view got another size.
  public let velocity: CGVector
  /// The size of the content with its margins.
  public let contentSize: CGSize
  /// The size of the scroll view.
  public let containerSize: CGSize
  /// The axes along which it scrolls.
  public let axes: Axis.Set
  /// Room in points round the content.
  let margins: EdgeInsets
  /// Where the views are that scrolls may end at, each from the content's leading top corner.
  let targets: [CGRect]
  let environment: EnvironmentValues

  public subscript<T>(dynamicMember path: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: path]
  }
}

private enum ScrollTargetBehaviorKey: EnvironmentKey {
  static var defaultValue: (any ScrollTargetBehavior)? { nil }
}

extension EnvironmentValues {
  /// Where scrolls of the next scroll view end; `nil` for anywhere.
  var scrollTargetBehavior: (any ScrollTargetBehavior)? {
    get { self[ScrollTargetBehaviorKey.self] }
    set { self[ScrollTargetBehaviorKey.self] = newValue }
  }
}
