internal import Foundation

/// Headers and footers that stay in sight while their section scrolls.
extension LazyNode {
  var pinsAnything: Bool { cells.rule.pinsHeaders || cells.rule.pinsFooters }

  func isPinned(_ layoutNode: LayoutNode) -> Bool { (layoutNode as? PinnedNode)?.container != nil }

  /// The lines to show: those near the visible part, and the headers and footers of their sections.
  func pin(in tracks: GridTracks) -> [Int] {
    guard pinsAnything, viewport != nil else { return Array(shown) }
    let lines = cells.lines(in: tracks)
    var before: [Int] = []
    var after: [Int] = []
    for section in cells.sections(showing: lines.cells(of: shown)) {
      let content = section.content.isEmpty ? section.cells : section.content
      let last = lines.line(of: content.upperBound - 1)
      if cells.rule.pinsHeaders, let header = section.header.first {
        let line = pin(header, limit: lengths.start(of: last) + lengths[last], in: tracks)
        if line < shown.lowerBound { before.append(line) }
      }
      if cells.rule.pinsFooters, let footer = section.footer.first {
        let start = lengths.start(of: lines.line(of: content.lowerBound))
        let line = pin(footer, limit: start, in: tracks)
        if line >= shown.upperBound { after.append(line) }
      }
    }
    return before + shown + after
  }

  /// Lets a header or footer move; gives back the line it is in.
  private func pin(_ cell: Int, limit: CGFloat, in tracks: GridTracks) -> Int {
    if let layoutNode = cells.made[cell] as? PinnedNode {
      layoutNode.container = self
      layoutNode.limit = limit
    }
    return cells.lines(in: tracks).line(of: cell)
  }

  /// How far a header or footer shows from its place.
  func displacement(of layoutNode: PinnedNode) -> CGSize {
    guard pinsAnything, let viewport else { return .zero }
    let part = visiblePart
    let margins = viewport.margins
    let isHorizontal = axis == .horizontal
    let length = layoutNode.size[axis]
    let isMirrored = isHorizontal && isRightToLeft
    let place =
      isMirrored
      ? size.width - layoutNode.origin.x - length
      : isHorizontal ? layoutNode.origin.x : layoutNode.origin.y
    let distance: CGFloat
    if layoutNode.isHeader {
      let start = part.start + (isHorizontal ? margins.leading : margins.top)
      distance = max(min(start, layoutNode.limit - length) - place, 0)
    } else {
      let end = part.start + part.length - (isHorizontal ? margins.trailing : margins.bottom)
      distance = min(max(end - length, layoutNode.limit) - place, 0)
    }
    return isHorizontal
      ? CGSize(width: isMirrored ? -distance : distance, height: 0)
      : CGSize(width: 0, height: distance)
  }
}
