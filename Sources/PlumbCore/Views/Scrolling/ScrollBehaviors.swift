/// The purpose of a scroll anchor.
public struct ScrollAnchorRole: Hashable, Sendable {
  private enum Kind { case initialOffset, sizeChanges, alignment }

  private let kind: Kind

  /// The initial position of the scroll view.
  public static let initialOffset = ScrollAnchorRole(kind: .initialOffset)
  /// The part of the content that stays visible when the size of the content or of the view
  /// changes.
  public static let sizeChanges = ScrollAnchorRole(kind: .sizeChanges)
  /// The position of content that is smaller than the view.
  public static let alignment = ScrollAnchorRole(kind: .alignment)
}

extension View {
  /// Sets the point of the content at which the scroll views inside start, and which stays visible
  /// when the content changes its size, until the user scrolls elsewhere; `nil` for the start.
  ///
  /// As SwiftUI: content smaller than the view is also aligned to that point.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environment(\.scrollAnchors, ScrollAnchors(start: anchor, resize: anchor, alignment: anchor))
  }

  /// Sets the anchor that the scroll views inside use for one purpose; `nil` for the start.
  nonisolated public func defaultScrollAnchor(
    _ anchor: UnitPoint?, for role: ScrollAnchorRole
  ) -> some View {
    transformEnvironment(\.scrollAnchors) {
      switch role {
      case .initialOffset: $0.start = anchor
      case .sizeChanges: $0.resize = anchor
      default: $0.alignment = anchor
      }
    }
  }

  /// Sets the condition under which the content of the scroll views inside can be pulled beyond its
  /// ends along some axes.
  ///
  /// Content is pulled with the fingers on a touchpad, and not if motion is reduced.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    transformEnvironment(\.scrollBounce) {
      if axes.contains(.horizontal) { $0.horizontal = behavior }
      if axes.contains(.vertical) { $0.vertical = behavior }
    }
  }
}

extension EnvironmentValues {
  @EnvironmentEntry var scrollAnchors: ScrollAnchors = ScrollAnchors()
}
