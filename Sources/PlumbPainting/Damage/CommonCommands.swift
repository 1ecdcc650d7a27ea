internal import Foundation

/// The commands of a common subsequence of two lists: a longest one, unless a great many are in both lists.
///
/// In a picture that has changed as a whole, as a list that was scrolled, most commands occur in one of
/// the lists only. They are left out before the search, which then compares numbers instead of commands.
struct CommonCommands {
  /// A command that occurs in both lists.
  private struct Member {
    /// The number of the command, which is the same for equal commands.
    let number: Int
    /// The index of the command in its list.
    let index: Int
  }

  /// The indices of the commands in both lists, in order.
  private(set) var pairs: [(old: Int, new: Int)] = []

  init(_ old: ArraySlice<DrawCommand>, _ new: ArraySlice<DrawCommand>) {
    let (oldMembers, newMembers) = Self.members(old, new)
    var (start, oldEnd, newEnd) = (0, oldMembers.count, newMembers.count)
    while start < oldEnd, start < newEnd,
      oldMembers[start].number == newMembers[start].number
    {
      add(oldMembers[start], newMembers[start])
      start += 1
    }
    while oldEnd > start, newEnd > start,
      oldMembers[oldEnd - 1].number == newMembers[newEnd - 1].number
    {
      oldEnd -= 1
      newEnd -= 1
    }
    addCommon(oldMembers[start..<oldEnd], newMembers[start..<newEnd])
    for distance in 0..<oldMembers.count - oldEnd {
      add(oldMembers[oldEnd + distance], newMembers[newEnd + distance])
    }
  }

  private mutating func add(_ old: Member, _ new: Member) {
    pairs.append((old.index, new.index))
  }

  /// Adds the longest common subsequence of two parts of the lists.
  private mutating func addCommon(_ old: ArraySlice<Member>, _ new: ArraySlice<Member>) {
    // The memory of the search grows with the square of the sum. A shorter subsequence is only more damage.
    guard !old.isEmpty, !new.isEmpty, old.count + new.count <= 2_048 else { return }
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in new.map(\.number).difference(from: old.map(\.number)) {
      switch change {
      case .remove(let offset, _, _): removed.insert(old.startIndex + offset)
      case .insert(let offset, _, _): inserted.insert(new.startIndex + offset)
      }
    }
    let kept = zip(
      old.indices.filter { !removed.contains($0) }, new.indices.filter { !inserted.contains($0) })
    for (oldIndex, newIndex) in kept { add(old[oldIndex], new[newIndex]) }
  }

  /// Returns the commands of each list that occur in the other one.
  private static func members(
    _ old: ArraySlice<DrawCommand>, _ new: ArraySlice<DrawCommand>
  ) -> (old: [Member], new: [Member]) {
    let marks = old.map { $0.mark }
    /// Returns the offset of the first old command that is equal to a command.
    func offset(of command: DrawCommand) -> Int? {
      let mark = command.mark
      return marks.indices.first { marks[$0] == mark && old[old.startIndex + $0] == command }
    }
    var isCommon = Array(repeating: false, count: marks.count)
    var (oldMembers, newMembers): ([Member], [Member]) = ([], [])
    for index in new.indices {
      guard let number = offset(of: new[index]) else { continue }
      isCommon[number] = true
      newMembers.append(Member(number: number, index: index))
    }
    if newMembers.isEmpty { return ([], []) }
    let common = marks.indices.filter { isCommon[$0] }
    for (index, mark) in zip(old.indices, marks) {
      let number = common.first {
        marks[$0] == mark && old[old.startIndex + $0] == old[index]
      }
      if let number { oldMembers.append(Member(number: number, index: index)) }
    }
    return (oldMembers, newMembers)
  }
}

extension DrawCommand {
  /// A number that equal commands share and others seldom do.
  fileprivate var mark: Int { partialMark(depth: 4) }

  /// Returns the number, of which the contents are a part down to a depth.
  private func partialMark(depth: Int) -> Int {
    func mark(of contents: [DrawCommand]) -> Int {
      let first = depth > 0 ? contents.first?.partialMark(depth: depth - 1) : nil
      return (first ?? 0) &* 31 &+ contents.count &* 16
    }
    return switch self {
    case .fill(let path, _, _): path.mark &+ 1
    case .stroke(let path, _, _): path.mark &+ 2
    case .text(_, let point, _): point.mark &+ 3
    case .image: 4
    case .clip(let path, _, let contents): path.mark &+ mark(of: contents) &+ 5
    case .transform(_, let contents): mark(of: contents) &+ 6
    case .projection(_, let contents): mark(of: contents) &+ 7
    case .mask(_, let contents): mark(of: contents) &+ 8
    case .group(_, let contents): mark(of: contents) &+ 9
    }
  }
}

extension Path {
  /// A number that equal paths share.
  fileprivate var mark: Int {
    guard case .move(let point) = elements.first else { return elements.count &* 16 }
    return point.mark &+ elements.count &* 16
  }
}

extension CGPoint {
  /// A number that equal points share; the sum with 0 is the same for both zeros.
  fileprivate var mark: Int {
    Int(truncatingIfNeeded: Double(x + 0).bitPattern &* 31 &+ Double(y + 0).bitPattern)
  }
}
