/// A movement of symbols, which symbols here do not make.
public protocol SymbolEffect {}

/// A movement that is made once for a change.
public protocol DiscreteSymbolEffect {}

/// A movement that goes on as long as it is asked for.
public protocol IndefiniteSymbolEffect {}

public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, Sendable {}

public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Sendable
{}

public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect, Sendable
{
  public var iterative: Self { self }
  public var cumulative: Self { self }
  public var reversing: Self { self }
  public var nonReversing: Self { self }
}

public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Sendable {}

public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Sendable
{}

public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Sendable
{}

public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Sendable
{}

public struct ReplaceSymbolEffect: SymbolEffect, Sendable {}

extension SymbolEffect {
  public var up: Self { self }
  public var down: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: Self { Self() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  public static var pulse: Self { Self() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: Self { Self() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  public static var scale: Self { Self() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  public static var wiggle: Self { Self() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  public static var rotate: Self { Self() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  public static var breathe: Self { Self() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  public static var replace: Self { Self() }
}

/// How often and how fast a movement of symbols is made.
public struct SymbolEffectOptions: Equatable, Sendable {
  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions()
  public static let nonRepeating = SymbolEffectOptions()

  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }

  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

extension View {
  /// The view itself: symbols do not move by themselves here.
  nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    self
  }

  /// The view itself: symbols do not move by themselves here.
  nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    self
  }

  /// The view itself: symbols do not move by themselves here.
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}

extension ContentTransition {
  /// Cross-fades, whatever the movement of symbols is.
  public static func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    .symbolEffect
  }
}
