/// An animation of symbols; without effect on this platform.
public protocol SymbolEffect {}

/// An animation that runs once when a value changes.
public protocol DiscreteSymbolEffect {}

/// An animation that runs while it is active.
public protocol IndefiniteSymbolEffect {}

/// An effect that briefly scales a symbol.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, Sendable {}

/// An effect that fades a symbol.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Sendable
{}

/// An effect that highlights the layers of a symbol in turn.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect, Sendable
{
  /// Highlights one layer at a time.
  public var iterative: Self { self }
  /// Keeps highlighted layers highlighted.
  public var cumulative: Self { self }
  /// Reverses the order after each cycle.
  public var reversing: Self { self }
  /// Keeps the order in each cycle.
  public var nonReversing: Self { self }
  /// Dims the layers that are not highlighted.
  public var dimInactiveLayers: Self { self }
  /// Hides the layers that are not highlighted.
  public var hideInactiveLayers: Self { self }
}

/// An effect that scales a symbol.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Sendable {}

/// An effect that moves a symbol back and forth.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Sendable
{
  /// Rotates clockwise.
  public var clockwise: Self { self }
  /// Rotates counterclockwise.
  public var counterClockwise: Self { self }
  /// Moves to the left first.
  public var left: Self { self }
  /// Moves to the right first.
  public var right: Self { self }
  /// Moves in reading direction first.
  public var forward: Self { self }
  /// Moves against the reading direction first.
  public var backward: Self { self }
}

/// An effect that rotates a symbol.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Sendable
{
  /// Rotates clockwise.
  public var clockwise: Self { self }
  /// Rotates counterclockwise.
  public var counterClockwise: Self { self }
}

/// An effect that smoothly scales a symbol up and down.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Sendable
{
  /// Scales the symbol only.
  public var plain: Self { self }
  /// Scales and fades the symbol.
  public var pulse: Self { self }
}

/// An effect that replaces a symbol with another one.
public struct ReplaceSymbolEffect: SymbolEffect, Sendable {
  /// Scales the old symbol down and the new one up.
  public var downUp: Self { self }
  /// Scales both symbols up.
  public var upUp: Self { self }
  /// Removes the old symbol and scales the new one up.
  public var offUp: Self { self }

  /// Animates the related parts of both symbols, or applies a fallback.
  public func magic(fallback: Self) -> Self { self }
}

/// An effect that makes a symbol visible.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Sendable {}

/// An effect that makes a symbol invisible.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Sendable {}

extension SymbolEffect {
  /// Scales the symbol up.
  public var up: Self { self }
  /// Scales the symbol down.
  public var down: Self { self }
  /// Animates each layer separately.
  public var byLayer: Self { self }
  /// Animates the symbol as a whole.
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// Briefly scales a symbol.
  public static var bounce: Self { Self() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// Fades a symbol.
  public static var pulse: Self { Self() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// Highlights the layers of a symbol in turn.
  public static var variableColor: Self { Self() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// Scales a symbol.
  public static var scale: Self { Self() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// Moves a symbol back and forth.
  public static var wiggle: Self { Self() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// Rotates a symbol.
  public static var rotate: Self { Self() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// Smoothly scales a symbol up and down.
  public static var breathe: Self { Self() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// Replaces a symbol with another one.
  public static var replace: Self { Self() }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// Makes a symbol visible.
  public static var appear: Self { Self() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// Makes a symbol invisible.
  public static var disappear: Self { Self() }
}

/// The repetition and the speed of a symbol effect.
public struct SymbolEffectOptions: Equatable, Sendable {
  /// The repetition of a symbol effect.
  public struct RepeatBehavior: Equatable, Sendable {
    /// Repeats without a pause.
    public static let continuous = RepeatBehavior()
    /// Repeats with a pause.
    public static let periodic = RepeatBehavior()

    /// Repeats a number of times with a delay in seconds.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior()
    }
  }

  /// The default repetition and speed.
  public static let `default` = SymbolEffectOptions()
  /// Repeats the effect indefinitely.
  public static let repeating = SymbolEffectOptions()
  /// Does not repeat the effect.
  public static let nonRepeating = SymbolEffectOptions()

  /// Repeats the effect a number of times; `nil` repeats it indefinitely.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Repeats the effect with a behaviour.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions()
  }
  /// Multiplies the speed of the effect by a factor.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }

  /// Returns the options with a number of repetitions.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  /// Returns the options with a repeat behaviour.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
  /// Returns the options with a speed factor.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

extension View {
  /// Returns the view unchanged; symbol effects are not available on this platform.
  nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    self
  }

  /// Returns the view unchanged; symbol effects are not available on this platform.
  nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    self
  }

  /// Returns the view unchanged; symbol effects are not available on this platform.
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}

extension ContentTransition {
  /// Returns a cross-fade, regardless of the effect.
  public static func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    .symbolEffect
  }
}
