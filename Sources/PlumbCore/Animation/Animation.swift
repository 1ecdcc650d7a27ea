/// The way a value changes over time from an old state to a new one.
///
/// Two animations created with the same parameters are equal. All times are in seconds.
public struct Animation: Hashable, Sendable {
  let kind: AnimationKind

  init(_ kind: AnimationKind) {
    self.kind = kind
  }

  /// Creates an animation from a custom animation.
  public init<A: CustomAnimation>(_ base: A) {
    if let builtIn = base as? BuiltInAnimation {
      self = builtIn.animation
    } else {
      self.init(.custom(AnyCustomAnimation(base: base)))
    }
  }

  /// The custom animation, or an opaque representation of a built-in one.
  public var base: any CustomAnimation {
    if case .custom(let custom) = kind { return custom.base }
    return BuiltInAnimation(animation: self)
  }

  /// The default animation: a spring of half a second without bounce.
  public static let `default` = Animation(.default)
}

extension Animation: CustomStringConvertible {
  public var description: String { kind.description }
}

extension Animation: CustomDebugStringConvertible {
  public var debugDescription: String { "Animation(\(kind.description))" }
}

extension Animation: CustomReflectable {
  /// The animation with its base as the only child.
  public var customMirror: Mirror { Mirror(self, children: ["base": base]) }
}

extension Animation {
  /// Returns the animation started later by a delay; until then the value keeps its old state.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(.delayed(delay, kind))
  }

  /// Returns the animation played faster by a factor; at 0 and below it never progresses.
  public func speed(_ speed: Double) -> Animation {
    Animation(.sped(speed, kind))
  }

  /// Returns the animation repeated a number of times, at least once.
  ///
  /// With `autoreverses` every other cycle is played backwards; after an even number of cycles the
  /// value is at the start, and changes to the end at once.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(.repeated(count: repeatCount, autoreverses: autoreverses, kind))
  }

  /// Returns the animation repeated until the value changes again; with `autoreverses` every other
  /// cycle is played backwards.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(.repeated(count: nil, autoreverses: autoreverses, kind))
  }

  /// Returns the animation with a time after which it is logically complete.
  ///
  /// The rest of the animation is still shown, but its completions have been called.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(.logicallyComplete(after: duration, kind))
  }
}
