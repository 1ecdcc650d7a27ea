/// How the content of one view goes over into another one, as a text's does when its string
/// changes under an animation.
///
/// Texts cross-fade unless told otherwise, also where only their lines break anew.
public struct ContentTransition: Equatable, Sendable {
  let style: TextTransitionStyle

  /// Jumps.
  public static let identity = ContentTransition(style: .none)
  /// Cross-fades.
  public static let opacity = ContentTransition(style: .fade)
  /// Goes over as smoothly as the content can; texts cross-fade.
  public static let interpolate = ContentTransition(style: .fade)
  /// For symbols; cross-fades like everything else.
  public static let symbolEffect = ContentTransition(style: .fade)

  /// Rolls the digits that change: new ones come from below, or from above when counting down.
  ///
  /// Texts of several lines cross-fade.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(style: .roll(countsDown: countsDown, value: nil))
  }

  /// Rolls the digits that change: from below when the value grows, from above when it shrinks.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(style: .roll(countsDown: false, value: value))
  }
}

private enum ContentTransitionKey: EnvironmentKey {
  static var defaultValue: ContentTransition { .interpolate }
}

extension EnvironmentValues {
  /// How the content of views goes over into another one.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

extension View {
  /// Says how the content of views inside goes over into another one while a change moves.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
