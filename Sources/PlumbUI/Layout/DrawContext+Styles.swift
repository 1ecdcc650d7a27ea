internal import Foundation

extension DrawContext {
  /// Draws something in a style that is laid out in a frame, with its shadows and the way it mixes.
  mutating func paint(
    _ style: ResolvedStyle, in frame: CGRect, _ draw: (inout DrawContext, Shading) -> Void
  ) {
    let shading = style.shading(in: frame)
    if !style.hasEffects { return draw(&self, shading) }
    var commands = take { draw(&$0, shading) }
    if commands.isEmpty { return }
    // What falls inside comes first: it belongs to what throws the others.
    for shadow in style.shadows.filter(\.isInner) + style.shadows.filter({ !$0.isInner }) {
      commands = [.group(GroupEffect(shadow), commands)]
    }
    if style.blendMode != .normal { commands = [.group(.blend(style.blendMode), commands)] }
    for command in commands { add(command) }
  }
}

extension GroupEffect {
  fileprivate init(_ shadow: StyleShadow) {
    func number(_ length: CGFloat) -> CGFloat { length.isNaN ? 0 : length }
    let radius = max(0, number(shadow.radius))
    let offset = CGSize(
      width: number(shadow.offset.width), height: number(shadow.offset.height))
    self =
      shadow.isInner
      ? .innerShadow(color: shadow.color, radius: radius, offset: offset)
      : .shadow(color: shadow.color, radius: radius, offset: offset)
  }
}
