/// How a value moves from an old state to a new one.
///
/// Two animations made in the same way are equal. All times are in seconds.
public struct Animation: Hashable, Sendable {
  let kind: AnimationKind

  init(_ kind: AnimationKind) {
    self.kind = kind
  }

  /// An animation of one's own making.
  public init<A: CustomAnimation>(_ base: A) {
    if let builtIn = base as? BuiltInAnimation {
      self = builtIn.animation
    } else {
      self.init(.custom(AnyCustomAnimation(base: base)))
    }
  }

  /// What the animation is made of: the custom animation, or an opaque form of a built-in one.
  public var base: any CustomAnimation {
    if case .custom(let custom) = kind { return custom.base }
    return BuiltInAnimation(animation: self)
  }

  /// The animation where none is named: a spring of half a second without bounce.
  public static let `default` = Animation.spring
}

extension Animation: CustomStringConvertible {
  public var description: String { kind.description }
}

extension Animation {
  /// The animation that starts later; until then the old state shows.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(.delayed(delay, kind))
  }

  /// The animation played faster by a factor; at 0 and below it never moves.
  public func speed(_ speed: Double) -> Animation {
    Animation(.sped(speed, kind))
  }

  /// The animation played a number of times, at least once; every other time backwards if wanted.
  ///
  /// After an even number of turns that reverse it stands at the start, and jumps to the end.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(.repeated(count: repeatCount, autoreverses: autoreverses, kind))
  }

  /// The animation played until the value changes again; every other time backwards if wanted.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(.repeated(count: nil, autoreverses: autoreverses, kind))
  }

  /// The animation for which nobody waits any longer than a time.
  ///
  /// What follows still shows, but completions have run.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(.logicallyComplete(after: duration, kind))
  }
}
