internal import Foundation

/// What fills something, which may be on its way to something else.
///
/// Colours move to colours, and styles to others of the same form: gradients of one kind with as
/// many stops, with as many shadows. Between different forms the change is made at once.
struct AnimatedStyle {
  private var color = AnimatedProperty(ResolvedColor.clear.vector)
  /// What there is instead of a plain colour, which is most of what there is.
  private var other: Other?

  private final class Other {
    var form: ResolvedStyle
    var numbers: AnimatedProperty<AnimatableNumbers>

    init(_ style: ResolvedStyle) {
      form = style
      numbers = AnimatedProperty(AnimatableNumbers(values: style.numbers))
    }
  }

  mutating func set(_ style: ResolvedStyle, at context: UpdateContext, of node: LayoutNode) {
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

  /// What shows.
  var current: ResolvedStyle {
    guard let other else { return ResolvedStyle(ResolvedColor(color.current)) }
    return other.form.with(other.numbers.current.values)
  }
}
