internal import Foundation

// Amounts are animated with the transaction. An amount of NaN has no effect.

extension View {
  /// Adds an amount to the brightness of all colours: 0 has no effect, 1 makes all colours white.
  nonisolated public func brightness(_ amount: Double) -> some View {
    modifier(ColorEffect.brightness(amount))
  }

  /// Multiplies the differences of colours from middle grey: 1 has no effect, 0 results in that
  /// grey, and negative amounts invert.
  nonisolated public func contrast(_ amount: Double) -> some View {
    modifier(ColorEffect.contrast(amount))
  }

  /// Multiplies the saturation of colours: 1 has no effect, 0 results in greys.
  nonisolated public func saturation(_ amount: Double) -> some View {
    modifier(ColorEffect.saturation(amount))
  }

  /// Reduces the saturation of colours: 0 has no effect, 1 results in greys.
  nonisolated public func grayscale(_ amount: Double) -> some View {
    modifier(ColorEffect.grayscale(amount))
  }

  /// Rotates the hue of all colours.
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    modifier(ColorEffect.hueRotation(angle))
  }

  /// Replaces every colour by its complement.
  nonisolated public func colorInvert() -> some View {
    modifier(StaticEffect(effect: .colors(.inversion)))
  }

  /// Multiplies all colours by a colour, including its opacity.
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    modifier(ColorMultiplication(color: color))
  }

  /// Makes the view black with the luminance of its colours as opacity, for use as a mask.
  ///
  /// The opacity of translucent parts is multiplied by their luminance; SwiftUI's result may
  /// differ.
  nonisolated public func luminanceToAlpha() -> some View {
    modifier(StaticEffect(effect: .luminanceToAlpha))
  }
}

/// A colour effect with a single amount.
@_spi(Nodes) @usableFromInline struct ColorEffect: Sendable {
  private enum Kind { case brightness, contrast, saturation, grayscale, hueRotation }

  private let kind: Kind
  private let amount: Double

  private init(_ kind: Kind, _ amount: Double) {
    self.kind = kind
    // Beyond these limits every colour is already saturated.
    self.amount = amount.isNaN ? Self.neutralAmount(kind) : min(max(amount, -1e6), 1e6)
  }

  static func brightness(_ amount: Double) -> ColorEffect { ColorEffect(.brightness, amount) }
  static func contrast(_ amount: Double) -> ColorEffect { ColorEffect(.contrast, amount) }
  static func saturation(_ amount: Double) -> ColorEffect { ColorEffect(.saturation, amount) }
  static func grayscale(_ amount: Double) -> ColorEffect { ColorEffect(.grayscale, amount) }
  static func hueRotation(_ angle: Angle) -> ColorEffect {
    ColorEffect(.hueRotation, angle.radians)
  }

  /// Returns the amount that has no effect.
  private static func neutralAmount(_ kind: Kind) -> Double {
    switch kind {
    case .brightness, .grayscale, .hueRotation: 0
    case .contrast, .saturation: 1
    }
  }

  private func matrix(_ amount: Double) -> ColorMatrix {
    switch kind {
    case .brightness: .brightness(amount)
    case .contrast: .contrast(amount)
    case .saturation: .saturation(amount)
    case .grayscale: .saturation(1 - min(max(amount, 0), 1))
    case .hueRotation: .hueRotation(radians: amount)
    }
  }

  /// Returns the effect at a fraction of the distance to another one, 0 to 1; `nil` if the kinds
  /// differ.
  func mixed(with other: ColorEffect, by fraction: Double) -> ColorEffect? {
    guard kind == other.kind else { return nil }
    return ColorEffect(kind, amount + (other.amount - amount) * fraction)
  }

  /// The effect for the amount; `nil` if it has no effect.
  var groupEffect: GroupEffect? { groupEffect(of: amount) }

  private func groupEffect(of amount: Double) -> GroupEffect? {
    amount == Self.neutralAmount(kind) ? nil : .colors(matrix(amount))
  }
}

extension ColorEffect: LayoutNodeModifier {
  @usableFromInline func makeLayoutNode() -> GroupEffectLayoutNode<Double> {
    GroupEffectLayoutNode()
  }

  @usableFromInline func update(
    _ layoutNode: GroupEffectLayoutNode<Double>, in environment: EnvironmentValues,
    at context: UpdateContext
  ) {
    layoutNode.update(amount, effect: groupEffect(of:), at: context)
  }
}

@_spi(Nodes) @usableFromInline struct ColorMultiplication {
  let color: Color
}

extension ColorMultiplication: LayoutNodeModifier {
  @usableFromInline func makeLayoutNode() -> GroupEffectLayoutNode<ColorVector> {
    GroupEffectLayoutNode()
  }

  @usableFromInline func update(
    _ layoutNode: GroupEffectLayoutNode<ColorVector>, in environment: EnvironmentValues,
    at context: UpdateContext
  ) {
    let color = color.resolved(in: environment.colorAppearance)
    layoutNode.update(
      color.vector, effect: { .colors(.multiplication(by: ResolvedColor($0))) }, at: context)
  }
}

/// An effect without animatable values.
@_spi(Nodes) @usableFromInline struct StaticEffect {
  let effect: GroupEffect
}

extension StaticEffect: LayoutNodeModifier {
  @usableFromInline func makeLayoutNode() -> GroupEffectLayoutNode<EmptyAnimatableData> {
    GroupEffectLayoutNode()
  }

  @usableFromInline func update(
    _ layoutNode: GroupEffectLayoutNode<EmptyAnimatableData>, in environment: EnvironmentValues,
    at context: UpdateContext
  ) {
    let effect = effect
    layoutNode.update(.zero, effect: { _ in effect }, at: context)
  }
}
