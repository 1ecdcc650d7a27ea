/// A transition between two contents of one view, such as a text whose string changes with an
/// animation.
///
/// The default for texts is a cross-fade, also if only the line breaks change.
public struct ContentTransition: Equatable, Sendable {
  let style: TextTransitionStyle

  /// No transition.
  public static let identity = ContentTransition(style: .none)
  /// A cross-fade.
  public static let opacity = ContentTransition(style: .fade)
  /// The smoothest transition available for the content; a cross-fade for texts.
  public static let interpolate = ContentTransition(style: .fade)
  /// A transition for symbols; a cross-fade on this platform.
  public static let symbolEffect = ContentTransition(style: .fade)

  /// Returns a transition that rolls the digits that change: upwards, or downwards when counting
  /// down.
  ///
  /// Texts of several lines cross-fade.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(style: .roll(countsDown: countsDown, value: nil))
  }

  /// Returns a transition that rolls the digits that change: upwards if the value increases,
  /// downwards if it decreases.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(style: .roll(countsDown: false, value: value))
  }
}

extension EnvironmentValues {
  /// The transition between two contents of a view.
  @EnvironmentEntry public var contentTransition: ContentTransition = .interpolate
}

extension View {
  /// Sets the transition between contents of the views inside.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
