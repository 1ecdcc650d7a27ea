internal import Foundation

extension DrawContext {
  /// Draws with a style that is laid out in `frame`, including the shadows and the blend mode of
  /// the style.
  package mutating func paint(
    _ style: ResolvedStyle, in frame: CGRect, _ draw: (inout DrawContext, Shading) -> Void
  ) {
    let shading = style.shading(in: frame)
    if !style.needsGroup { return draw(&self, shading) }
    var commands = take { draw(&$0, shading) }
    if commands.isEmpty { return }
    if case .image(let tile) = style.fill {
      commands = tile.commands(from: frame.origin, through: commands, round: frame)
    }
    // Inner shadows come first: they belong to the contents that cast the outer shadows.
    for shadow in style.shadows.filter(\.isInner) + style.shadows.filter({ !$0.isInner }) {
      commands = [.group(GroupEffect(shadow), commands)]
    }
    if style.blendMode != .normal { commands = [.group(.blend(style.blendMode), commands)] }
    for command in commands { add(command) }
  }
}

extension ImageTile {
  /// Returns the tiles, one of which starts at `origin`, masked by the opaque parts of the stencil.
  ///
  /// - Parameters:
  ///   - stencil: the commands whose coverage limits the tiles.
  ///   - frame: the bounds of the stencil, in points.
  func commands(
    from origin: CGPoint, through stencil: [DrawCommand], round frame: CGRect
  ) -> [DrawCommand] {
    // Strokes and glyphs may extend beyond their frame, but never by that much.
    let reach = max(frame.width, frame.height, 100)
    let copies = commands(from: origin, over: frame.insetBy(dx: -reach, dy: -reach))
    return copies.isEmpty ? [] : [.mask(stencil, copies)]
  }
}

extension ResolvedStyle {
  /// Whether the filled area must be drawn as one group.
  fileprivate var needsGroup: Bool {
    if case .image = fill { true } else { hasEffects }
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
