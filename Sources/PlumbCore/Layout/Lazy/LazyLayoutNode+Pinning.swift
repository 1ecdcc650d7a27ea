internal import Foundation

/// Pinned headers and footers, which stay visible while their section scrolls.
extension LazyLayoutNode {
  /// Whether headers or footers are pinned.
  var pinsAnything: Bool { cells.rule.pinsHeaders || cells.rule.pinsFooters }

  func isPinned(_ layoutNode: LayoutNode) -> Bool {
    (layoutNode as? PinnedLayoutNode)?.container != nil
  }

  /// Returns the lines to show: the lines near the visible part, and the headers and footers of
  /// their sections.
  func pin(in tracks: GridTracks) -> [Int] {
    guard pinsAnything, viewport != nil else { return Array(visibleLines) }
    let lines = cells.lines(in: tracks)
    var before: [Int] = []
    var after: [Int] = []
    for section in cells.sections(showing: lines.cells(of: visibleLines)) {
      let content = section.content.isEmpty ? section.cells : section.content
      let last = lines.line(of: content.upperBound - 1)
      if cells.rule.pinsHeaders, let header = section.header.first {
        let line = pin(header, limit: lengths.start(of: last) + lengths[last], in: tracks)
        if line < visibleLines.lowerBound { before.append(line) }
      }
      if cells.rule.pinsFooters, let footer = section.footer.first {
        let start = lengths.start(of: lines.line(of: content.lowerBound))
        let line = pin(footer, limit: start, in: tracks)
        if line >= visibleLines.upperBound { after.append(line) }
      }
    }
    return before + visibleLines + after
  }

  /// Pins a header or footer and returns its line.
  ///
  /// - Parameter limit: the position in points that the header or footer must not pass; see
  ///   `PinnedLayoutNode.limit`.
  private func pin(_ cell: Int, limit: CGFloat, in tracks: GridTracks) -> Int {
    if let layoutNode = cells.created[cell] as? PinnedLayoutNode {
      layoutNode.container = self
      layoutNode.limit = limit
    }
    return cells.lines(in: tracks).line(of: cell)
  }

  /// Returns the displacement of a pinned header or footer from its place, in points.
  func displacement(of layoutNode: PinnedLayoutNode) -> CGSize {
    guard pinsAnything, let viewport else { return .zero }
    let part = visiblePart
    let margins = viewport.margins
    let isHorizontal = axis == .horizontal
    let length = layoutNode.size[axis]
    let isMirrored = isHorizontal && isRightToLeft
    let position =
      isMirrored
      ? size.width - layoutNode.origin.x - length
      : isHorizontal ? layoutNode.origin.x : layoutNode.origin.y
    let distance: CGFloat
    if layoutNode.isHeader {
      let start = part.start + (isHorizontal ? margins.leading : margins.top)
      distance = max(min(start, layoutNode.limit - length) - position, 0)
    } else {
      let end = part.start + part.length - (isHorizontal ? margins.trailing : margins.bottom)
      distance = min(max(end - length, layoutNode.limit) - position, 0)
    }
    return isHorizontal
      ? CGSize(width: isMirrored ? -distance : distance, height: 0)
      : CGSize(width: 0, height: distance)
  }
}
