internal import Foundation

/// An animatable fill style.
///
/// Colours are interpolated with colours, and other styles with styles of the same form: gradients
/// of the same kind with the same number of stops and shadows. A change between different forms is
/// not animated.
package struct AnimatedStyle {
  private var color = AnimatedProperty(ResolvedColor.clear.vector)
  /// The style if it is not a plain colour. Separate storage, because most styles are plain
  /// colours.
  private var other: Other?

  package init() {}

  /// A style of a form other than a plain colour, with its animatable numbers.
  private final class Other {
    var form: ResolvedStyle
    var numbers: AnimatedProperty<AnimatableNumbers>

    init(_ style: ResolvedStyle) {
      form = style
      numbers = AnimatedProperty(AnimatableNumbers(values: style.numbers))
    }
  }

  /// Sets a new style, animated with the animation of the context where the form is the same.
  package mutating func set(_ style: ResolvedStyle, at context: UpdateContext, of node: LayoutNode)
  {
    if let plain = style.plainColor {
      if other != nil { color = AnimatedProperty(plain.vector) }
      other = nil
      color.set(plain.vector, at: context, of: node)
    } else {
      if other?.form.hasSameForm(as: style) != true { other = Other(style) }
      other?.form = style
      other?.numbers.set(AnimatableNumbers(values: style.numbers), at: context, of: node)
    }
  }

  /// The presented style.
  package var current: ResolvedStyle {
    guard let other else { return ResolvedStyle(ResolvedColor(color.current)) }
    return other.form.with(other.numbers.current.values)
  }
}
