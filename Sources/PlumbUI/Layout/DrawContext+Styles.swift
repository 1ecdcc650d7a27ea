internal import Foundation

extension DrawContext {
  /// Draws something in a style that is laid out in a frame, its shadows included.
  mutating func paint(
    _ style: ResolvedStyle, in frame: CGRect, _ draw: (inout DrawContext, Shading) -> Void
  ) {
    let shading = style.shading(in: frame)
    if style.shadows.isEmpty { return draw(&self, shading) }
    withShadows(of: style) { draw(&$0, shading) }
  }

  /// Draws something with the shadows of a style.
  mutating func withShadows(of style: ResolvedStyle, _ draw: (inout DrawContext) -> Void) {
    var commands = take { draw(&$0) }
    if commands.isEmpty { return }
    // What falls inside comes first: it belongs to what throws the others.
    for shadow in style.shadows.filter(\.isInner) + style.shadows.filter({ !$0.isInner }) {
      commands = [.group(GroupEffect(shadow), commands)]
    }
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
