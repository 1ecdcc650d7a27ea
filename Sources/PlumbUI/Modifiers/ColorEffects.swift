internal import Foundation

// Amounts move with the transaction. An amount that is no number changes nothing.

extension View {
  /// Adds an amount to the brightness of all colours: 0 changes nothing, 1 makes everything white.
  nonisolated public func brightness(_ amount: Double) -> some View {
    modifier(ColorEffect.brightness(amount))
  }

  /// Moves colours away from the middle grey: 1 changes nothing, 0 leaves that grey, and negative
  /// amounts invert.
  nonisolated public func contrast(_ amount: Double) -> some View {
    modifier(ColorEffect.contrast(amount))
  }

  /// Makes colours more vivid: 1 changes nothing, 0 leaves greys.
  nonisolated public func saturation(_ amount: Double) -> some View {
    modifier(ColorEffect.saturation(amount))
  }

  /// Takes the colour out: 0 changes nothing, 1 leaves greys.
  nonisolated public func grayscale(_ amount: Double) -> some View {
    modifier(ColorEffect.grayscale(amount))
  }

  /// Turns the hue of all colours.
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    modifier(ColorEffect.hueRotation(angle))
  }

  /// Replaces every colour by its complement.
  nonisolated public func colorInvert() -> some View {
    modifier(StaticEffect(effect: .colors(.inversion)))
  }

  /// Multiplies all colours by one, its opacity included.
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    modifier(ColorMultiplication(color: color))
  }

  /// Makes the view black, as opaque as it was bright; a mask of what is light.
  ///
  /// What was translucent gets more so, which SwiftUI may do otherwise.
  nonisolated public func luminanceToAlpha() -> some View {
    modifier(StaticEffect(effect: .luminanceToAlpha))
  }
}

/// A change of colours by one amount.
struct ColorEffect: Sendable {
  private enum Kind { case brightness, contrast, saturation, grayscale, hueRotation }

  private let kind: Kind
  private let amount: Double

  private init(_ kind: Kind, _ amount: Double) {
    self.kind = kind
    // Beyond these limits every colour is at the end of its range.
    self.amount = amount.isNaN ? Self.unchanged(kind) : min(max(amount, -1e6), 1e6)
  }

  static func brightness(_ amount: Double) -> ColorEffect { ColorEffect(.brightness, amount) }
  static func contrast(_ amount: Double) -> ColorEffect { ColorEffect(.contrast, amount) }
  static func saturation(_ amount: Double) -> ColorEffect { ColorEffect(.saturation, amount) }
  static func grayscale(_ amount: Double) -> ColorEffect { ColorEffect(.grayscale, amount) }
  static func hueRotation(_ angle: Angle) -> ColorEffect {
    ColorEffect(.hueRotation, angle.radians)
  }

  /// The amount that leaves colours as they are.
  private static func unchanged(_ kind: Kind) -> Double {
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

  /// The effect a part of the way to another of its kind, 0 to 1; `nil` where that is of another kind.
  func mixed(with other: ColorEffect, by share: Double) -> ColorEffect? {
    guard kind == other.kind else { return nil }
    return ColorEffect(kind, amount + (other.amount - amount) * share)
  }

  /// What is done with the amount that was asked for; `nil` for nothing.
  var groupEffect: GroupEffect? { groupEffect(of: amount) }

  private func groupEffect(of amount: Double) -> GroupEffect? {
    amount == Self.unchanged(kind) ? nil : .colors(matrix(amount))
  }
}

extension ColorEffect: LayoutNodeModifier {
  func makeLayoutNode() -> GroupEffectNode<Double> { GroupEffectNode() }

  func update(
    _ layoutNode: GroupEffectNode<Double>, in environment: EnvironmentValues,
    at context: UpdateContext
  ) {
    layoutNode.update(amount, effect: groupEffect(of:), at: context)
  }
}

private struct ColorMultiplication {
  let color: Color
}

extension ColorMultiplication: LayoutNodeModifier {
  func makeLayoutNode() -> GroupEffectNode<ColorVector> { GroupEffectNode() }

  func update(
    _ layoutNode: GroupEffectNode<ColorVector>, in environment: EnvironmentValues,
    at context: UpdateContext
  ) {
    let color = color.resolved(in: environment.colorAppearance)
    layoutNode.update(
      color.vector, effect: { .colors(.multiplication(by: ResolvedColor($0))) }, at: context)
  }
}

/// An effect without anything that moves.
struct StaticEffect {
  let effect: GroupEffect
}

extension StaticEffect: LayoutNodeModifier {
  func makeLayoutNode() -> GroupEffectNode<EmptyAnimatableData> { GroupEffectNode() }

  func update(
    _ layoutNode: GroupEffectNode<EmptyAnimatableData>, in environment: EnvironmentValues,
    at context: UpdateContext
  ) {
    let effect = effect
    layoutNode.update(.zero, effect: { _ in effect }, at: context)
  }
}
