/// Blurs and fades, a little smaller or larger than the view is.
public struct BlurReplaceTransition: Transition {
  /// Which size a view comes from and goes to.
  public struct Configuration: Equatable, Sendable {
    fileprivate let scaleOnRemoval: Double

    /// A view grows as it comes and shrinks as it goes.
    public static let downUp = Configuration(scaleOnRemoval: smaller)
    /// A view grows as it comes and goes on growing as it goes.
    public static let upUp = Configuration(scaleOnRemoval: larger)

    // How much SwiftUI scales and blurs nobody has published.
    fileprivate static let smaller = 0.8
    private static let larger = 1.2
  }

  public var configuration: Configuration

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
  nonisolated public static var blurReplace: BlurReplaceTransition { .blurReplace(.downUp) }

  nonisolated public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: configuration)
  }
}
