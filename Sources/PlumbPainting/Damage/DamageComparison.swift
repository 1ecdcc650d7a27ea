/// A comparison of two lists of commands.
struct DamageComparison {
  let bounds: CommandBounds

  /// The maximum number of pairs of commands compared to find common commands; beyond it, the
  /// comparison is slower than painting.
  private static let maximumPairs = 1 << 18

  /// Returns the rectangles in which the results of two lists of commands can differ.
  ///
  /// 1. Equal commands at both ends are removed.
  /// 2. If the numbers of remaining commands are equal, they are compared one by one, groups by
  ///   their contents.
  /// 3. Otherwise the longest common subsequence is kept, and the commands in the gaps between its
  ///   elements are compared recursively: a pixel covered only by kept commands gets the same
  ///   colours in the same order.
  /// 4. If there are no common commands, all commands count as changed.
  func compare(_ old: ArraySlice<DrawCommand>, _ new: ArraySlice<DrawCommand>) -> [PixelRect] {
    let (old, new) = Self.withoutCommonEnds(old, new)
    if old.count == new.count {
      // A loop, as pairs would be copies of the commands.
      var changes: [PixelRect] = []
      for (index, newIndex) in zip(old.indices, new.indices) where old[index] != new[newIndex] {
        changes += compare(old[index], new[newIndex])
      }
      return changes
    }
    let gaps = gaps(between: old, new)
    guard gaps.count > 1 else {
      return old.map { bounds.bounds(of: $0) } + new.map { bounds.bounds(of: $0) }
    }
    return gaps.flatMap { compare($0.old, $0.new) }
  }

  /// Returns the rest of two lists without the equal commands at both ends.
  private static func withoutCommonEnds(
    _ old: ArraySlice<DrawCommand>, _ new: ArraySlice<DrawCommand>
  ) -> (ArraySlice<DrawCommand>, ArraySlice<DrawCommand>) {
    // By indices: removing from a slice would copy it, as the list keeps its commands.
    var (start, otherStart) = (old.startIndex, new.startIndex)
    while start < old.endIndex, otherStart < new.endIndex, old[start] == new[otherStart] {
      start += 1
      otherStart += 1
    }
    var (end, otherEnd) = (old.endIndex, new.endIndex)
    while end > start, otherEnd > otherStart, old[end - 1] == new[otherEnd - 1] {
      end -= 1
      otherEnd -= 1
    }
    return (old[start..<end], new[otherStart..<otherEnd])
  }

  /// Returns the commands before, between and after the commands of the longest common subsequence.
  private func gaps(
    between old: ArraySlice<DrawCommand>, _ new: ArraySlice<DrawCommand>
  ) -> [(old: ArraySlice<DrawCommand>, new: ArraySlice<DrawCommand>)] {
    guard !old.isEmpty, !new.isEmpty, old.count * new.count <= Self.maximumPairs else { return [] }
    var gaps: [(old: ArraySlice<DrawCommand>, new: ArraySlice<DrawCommand>)] = []
    var (oldStart, newStart) = (old.startIndex, new.startIndex)
    for (oldIndex, newIndex) in CommonCommands(old, new).pairs {
      gaps.append((old[oldStart..<oldIndex], new[newStart..<newIndex]))
      (oldStart, newStart) = (oldIndex + 1, newIndex + 1)
    }
    gaps.append((old[oldStart...], new[newStart...]))
    return gaps
  }

  /// Returns the rectangles in which the results of two commands at the same index can differ.
  private func compare(_ old: DrawCommand, _ new: DrawCommand) -> [PixelRect] {
    switch (old, new) {
    case (.group(let effect, let before), .group(let other, let after)) where effect == other:
      return compare(before[...], after[...]).map { bounds.spread($0, by: effect) }
    case (.transform(let transform, let before), .transform(let other, let after))
    where transform == other:
      return DamageComparison(bounds: bounds.inside(transform)).compare(before[...], after[...])
    case (.projection(let projection, let before), .projection(let other, let after))
    where projection == other:
      let plane = ProjectionPlane(projection, of: after, in: bounds)
      guard ProjectionPlane(projection, of: before, in: bounds).toCanvas == plane.toCanvas else {
        return [bounds.bounds(of: old), bounds.bounds(of: new)]
      }
      let changes = DamageComparison(bounds: plane.bounds).compare(before[...], after[...])
      return plane.bounds.spreadByBackdrops(changes, in: after)
        .map { plane.canvasBounds(of: $0) }
    case (.clip(let path, let style, let before), .clip(let otherPath, let otherStyle, let after))
    where path == otherPath && style == otherStyle:
      let limit = bounds.bounds(of: path)
      return compare(before[...], after[...]).map { $0.intersection(limit) }
    case (.mask(let mask, let before), .mask(let other, let after)) where mask == other:
      let limit = bounds.bounds(of: mask)
      return compare(before[...], after[...]).map { $0.intersection(limit) }
    case (.mask(let before, let contents), .mask(let after, let other)) where contents == other:
      let limit = bounds.bounds(of: contents)
      return compare(before[...], after[...]).map { $0.intersection(limit) }
    default:
      return [bounds.bounds(of: old), bounds.bounds(of: new)]
    }
  }
}
