/// A transition that blurs, fades and slightly scales the view.
public struct BlurReplaceTransition: Transition {
  /// The scale of a view at insertion and removal.
  public struct Configuration: Equatable, Sendable {
    fileprivate let scaleOnRemoval: Double

    /// A configuration that scales up at insertion and down at removal.
    public static let downUp = Configuration(scaleOnRemoval: smaller)
    /// A configuration that scales up at insertion and further up at removal.
    public static let upUp = Configuration(scaleOnRemoval: larger)

    // SwiftUI's factors and radius are not documented.
    fileprivate static let smaller = 0.8
    private static let larger = 1.2
  }

  /// The scale of the view at insertion and removal.
  public var configuration: Configuration

  /// Creates a transition with a configuration.
  nonisolated public init(configuration: Configuration) {
    self.configuration = configuration
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .blur(radius: phase.isIdentity ? 0 : 8)
      .scaleEffect(scale(in: phase))
      .opacity(phase.isIdentity ? 1 : 0)
  }

  private func scale(in phase: TransitionPhase) -> Double {
    switch phase {
    case .willAppear: Configuration.smaller
    case .identity: 1
    case .didDisappear: configuration.scaleOnRemoval
    }
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// A transition that blurs, fades and scales the view down at removal.
  nonisolated public static var blurReplace: BlurReplaceTransition { .blurReplace(.downUp) }

  /// Returns a transition that blurs, fades and scales the view.
  nonisolated public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: configuration)
  }
}
