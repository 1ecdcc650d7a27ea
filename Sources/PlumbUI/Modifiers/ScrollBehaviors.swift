/// Whether content that does not overflow can be dragged beyond its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private enum Kind { case automatic, always, basedOnSize }

  private let kind: Kind

  public static let automatic = ScrollBounceBehavior(kind: .automatic)
  public static let always = ScrollBounceBehavior(kind: .always)
  public static let basedOnSize = ScrollBounceBehavior(kind: .basedOnSize)
}

/// What of a scroll view's content an anchor is for.
public struct ScrollAnchorRole: Hashable, Sendable {
  private enum Kind { case initialOffset, sizeChanges, alignment }

  private let kind: Kind

  /// Where the view begins.
  public static let initialOffset = ScrollAnchorRole(kind: .initialOffset)
  /// What stays in sight when the content or the view changes its size.
  public static let sizeChanges = ScrollAnchorRole(kind: .sizeChanges)
  /// Where content stands that is smaller than the view.
  public static let alignment = ScrollAnchorRole(kind: .alignment)
}

extension View {
  /// Has the scroll views inside begin at a point of their content, and keep to it when the content
  /// changes its size as long as nobody scrolled elsewhere; `nil` for the start.
  ///
  /// As SwiftUI: content smaller than the view stands there, too.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environment(\.scrollAnchors, ScrollAnchors(start: anchor, resize: anchor, alignment: anchor))
  }

  /// Has the scroll views inside use an anchor for one purpose; `nil` for the start.
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

  /// Says whether content bounces at its ends; on Linux it never does, so nothing changes.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    self
  }

  /// Says whether the ground behind the content of forms and lists shows; here neither draws one.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
}

private enum ScrollAnchorsKey: EnvironmentKey {
  static var defaultValue: ScrollAnchors { ScrollAnchors() }
}

extension EnvironmentValues {
  var scrollAnchors: ScrollAnchors {
    get { self[ScrollAnchorsKey.self] }
    set { self[ScrollAnchorsKey.self] = newValue }
  }
}
