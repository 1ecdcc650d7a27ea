/// The rows of a list that have been made, in order, found one after the other.
@MainActor struct ListRowIterator {
  /// The nodes in which rows are still to be found, the first one last.
  private var rest: [ViewNode]

  /// The rows of a list.
  init(in list: ListViewNode) {
    rest = [list]
  }

  /// The rows of a list that follow one of them.
  init(in list: ListViewNode, after row: ListRowViewNode) {
    rest = []
    var inner: ViewNode = row
    // The outer nodes come last, so they are at the bottom.
    var levels: [[ViewNode]] = []
    for outer in row.ancestors {
      let following = outer.children.drop { $0 !== inner }.dropFirst()
      levels.append(following.reversed())
      if outer === list { break }
      inner = outer
    }
    rest = levels.reversed().flatMap(\.self)
  }

  /// Returns the next row; `nil` after the last one.
  mutating func next() -> ListRowViewNode? {
    while let node = rest.popLast() {
      if let row = node as? ListRowViewNode { return row }
      rest += node.children.reversed()
    }
    return nil
  }
}
