/// Walks two lists of commands side by side.
struct DamageComparison {
  let bounds: CommandBounds

  /// The most pairs of commands looked at for what two lists have in common; beyond, finding out
  /// costs more than painting.
  private static let patience = 1 << 18

  /// Where the pictures of two lists of commands can differ.
  ///
  /// 1. Commands that are equal at both ends are left out.
  /// 2. If as many are left on both sides, they are compared one by one, groups by their contents.
  /// 3. If not, the most commands that both have in the same order stay, and what lies between two
  ///    of them is compared like this again: a pixel that only commands cover that stay gets the
  ///    same colours in the same order.
  /// 4. Where nothing stays, everything counts as changed.
  func compare(_ old: ArraySlice<DrawCommand>, _ new: ArraySlice<DrawCommand>) -> [PixelRect] {
    var (old, new) = (old, new)
    while let a = old.first, let b = new.first, a == b {
      old.removeFirst()
      new.removeFirst()
    }
    while let a = old.last, let b = new.last, a == b {
      old.removeLast()
      new.removeLast()
    }
    if old.count == new.count {
      return zip(old, new).flatMap { $0 == $1 ? [] : compare($0, $1) }
    }
    let gaps = gaps(between: old, new)
    guard gaps.count > 1 else { return (old + new).map(bounds.bounds) }
    return gaps.flatMap { compare($0.old, $0.new) }
  }

  /// What lies before, between and after the commands that both lists have in the same order.
  private func gaps(
    between old: ArraySlice<DrawCommand>, _ new: ArraySlice<DrawCommand>
  ) -> [(old: ArraySlice<DrawCommand>, new: ArraySlice<DrawCommand>)] {
    guard !old.isEmpty, !new.isEmpty, old.count * new.count <= Self.patience else { return [] }
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(old.startIndex + offset)
      case .insert(let offset, _, _): inserted.insert(new.startIndex + offset)
      }
    }
    var gaps: [(old: ArraySlice<DrawCommand>, new: ArraySlice<DrawCommand>)] = []
    var (oldStart, newStart) = (old.startIndex, new.startIndex)
    let kept = zip(
      old.indices.filter { !removed.contains($0) }, new.indices.filter { !inserted.contains($0) })
    for (oldIndex, newIndex) in kept {
      gaps.append((old[oldStart..<oldIndex], new[newStart..<newIndex]))
      (oldStart, newStart) = (oldIndex + 1, newIndex + 1)
    }
    gaps.append((old[oldStart...], new[newStart...]))
    return gaps
  }

  /// Where two commands at the same place in their lists differ.
  private func compare(_ old: DrawCommand, _ new: DrawCommand) -> [PixelRect] {
    switch (old, new) {
    case (.group(let effect, let before), .group(let other, let after)) where effect == other:
      return compare(before[...], after[...]).map { bounds.spread($0, by: effect) }
    case (.transform(let transform, let before), .transform(let other, let after))
    where transform == other:
      return DamageComparison(bounds: bounds.inside(transform)).compare(before[...], after[...])
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
