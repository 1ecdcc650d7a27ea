/// The condition under which content can be pulled beyond its ends with a touchpad.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private enum Kind { case automatic, always, basedOnSize }

  private let kind: Kind

  /// The behaviour that the view determines: `always`.
  public static let automatic = ScrollBounceBehavior(kind: .automatic)
  /// Always.
  public static let always = ScrollBounceBehavior(kind: .always)
  /// Only if the content overflows.
  public static let basedOnSize = ScrollBounceBehavior(kind: .basedOnSize)

  /// Returns whether content that overflows, or does not, can be pulled beyond its ends.
  func bounces(ifOverflowing overflows: Bool) -> Bool { kind != .basedOnSize || overflows }
}

/// The conditions under which content can be pulled beyond its ends along both axes.
@usableFromInline struct ScrollBounce: Equatable {
  var horizontal = ScrollBounceBehavior.automatic
  var vertical = ScrollBounceBehavior.automatic

  subscript(axis: Axis) -> ScrollBounceBehavior { axis == .horizontal ? horizontal : vertical }
}

extension EnvironmentValues {
  @EnvironmentEntry var scrollBounce: ScrollBounce = ScrollBounce()
}
