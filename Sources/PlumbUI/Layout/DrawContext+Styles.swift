internal import Foundation

extension DrawContext {
  /// Draws something in a style that is laid out in a frame, with its shadows and the way it mixes.
  mutating func paint(
    _ style: ResolvedStyle, in frame: CGRect, _ draw: (inout DrawContext, Shading) -> Void
  ) {
    let shading = style.shading(in: frame)
    if !style.needsGroup { return draw(&self, shading) }
    var commands = take { draw(&$0, shading) }
    if commands.isEmpty { return }
    if case .image(let tile) = style.fill {
      commands = tile.commands(from: frame.origin, through: commands, round: frame)
    }
    // What falls inside comes first: it belongs to what throws the others.
    for shadow in style.shadows.filter(\.isInner) + style.shadows.filter({ !$0.isInner }) {
      commands = [.group(GroupEffect(shadow), commands)]
    }
    if style.blendMode != .normal { commands = [.group(.blend(style.blendMode), commands)] }
    for command in commands { add(command) }
  }
}

extension ImageTile {
  /// The copies, one of which begins at a point, as far as a stencil round a frame is opaque.
  func commands(
    from origin: CGPoint, through stencil: [DrawCommand], round frame: CGRect
  ) -> [DrawCommand] {
    // Lines and letters may leave their frame, but never by that much.
    let reach = max(frame.width, frame.height, 100)
    let copies = commands(from: origin, over: frame.insetBy(dx: -reach, dy: -reach))
    return copies.isEmpty ? [] : [.mask(stencil, copies)]
  }
}

extension ResolvedStyle {
  /// Whether what is filled must be taken together.
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
