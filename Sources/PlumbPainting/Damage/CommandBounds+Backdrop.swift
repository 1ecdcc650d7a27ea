/// The surrounding pixels that a material shows blurred.
extension CommandBounds {
  /// Returns the pixels on which the pixels of a region depend: the region, and the surroundings
  /// that materials in it show.
  func backdropField(of commands: [DrawCommand], for region: PixelRect) -> PixelRect {
    region.union(surroundings(in: commands, for: region))
  }

  /// Returns the pixels that materials in a region show; empty without materials.
  private func surroundings(in commands: [DrawCommand], for region: PixelRect) -> PixelRect {
    // A material may show another material, which is behind it.
    commands.reversed().reduce(.empty) { found, command in
      found.union(surroundings(in: command, for: region.union(found)))
    }
  }

  private func surroundings(in command: DrawCommand, for region: PixelRect) -> PixelRect {
    if let radius = command.backdropRadius {
      let visible = region.intersection(bounds(of: command))
      return visible.isEmpty ? .empty : blur(radius: radius).field(of: visible)
    }
    switch command {
    case .clip(_, _, let contents): return surroundings(in: contents, for: region)
    case .mask(let mask, let contents):
      return surroundings(in: mask, for: region)
        .union(surroundings(in: contents, for: region))
    case .transform(let inner, let contents):
      return inside(inner).surroundings(in: contents, for: region)
    case .group(let effect, let contents):
      return surroundings(in: contents, for: source(of: region, through: effect))
    // The contents of a projection are painted elsewhere.
    case .fill, .stroke, .text, .image, .projection: return .empty
    }
  }

  /// Returns the pixels of a group on which the pixels of a region depend.
  private func source(of region: PixelRect, through effect: GroupEffect) -> PixelRect {
    switch effect {
    case .shadow(_, let radius, let offset, _, _), .innerShadow(_, let radius, let offset):
      let shadow = shadow(radius: radius, offset: offset)
      return region.union(shadow.blur.field(of: region.moved(-shadow.dx, -shadow.dy)))
    case .blur(let radius, _): return blur(radius: radius).field(of: region)
    case .alphaThreshold: return region.padded(1)
    case .opacity, .blend, .colors, .luminanceToAlpha, .isolation: return region
    }
  }

  /// Returns rectangles in which pixels change, with the rectangles of materials that show them.
  ///
  /// - Parameter rects: The rectangles in which pixels change without regard to materials.
  func spreadByBackdrops(_ rects: [PixelRect], in commands: [DrawCommand]) -> [PixelRect] {
    if rects.isEmpty { return rects }
    // Extended in place: most pictures have no material, and each sum would be another copy.
    var spread = rects
    for command in commands { spread += changes(of: command, for: spread) }
    return spread
  }

  /// Returns the rectangles in which a command changes because of changes behind it.
  private func changes(of command: DrawCommand, for rects: [PixelRect]) -> [PixelRect] {
    if let radius = command.backdropRadius {
      let (area, reach) = (bounds(of: command), blur(radius: radius).reach)
      return rects.map { $0.padded(reach).intersection(area) }.filter { rect in
        !rect.isEmpty && !rects.contains { $0.union(rect) == $0 }
      }
    }
    func added(_ contents: [DrawCommand]) -> [PixelRect] { changes(in: contents, for: rects) }
    switch command {
    case .clip(let path, _, let contents):
      let changes = added(contents)
      if changes.isEmpty { return [] }
      let limit = bounds(of: path)
      return changes.map { $0.intersection(limit) }
    case .mask(let mask, let contents): return added(mask) + added(contents)
    case .transform(let inner, let contents):
      return inside(inner).changes(in: contents, for: rects)
    case .group(let effect, let contents): return added(contents).map { spread($0, by: effect) }
    case .fill, .stroke, .text, .image, .projection: return []
    }
  }

  private func changes(in contents: [DrawCommand], for rects: [PixelRect]) -> [PixelRect] {
    Array(spreadByBackdrops(rects, in: contents).dropFirst(rects.count))
  }
}
