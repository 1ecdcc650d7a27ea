/// The node of a `ForEach` over a range of numbers, which are their own ids.
///
/// The number of a row gives its place, so nothing is looked up by ids.
final class RangeViewNode<Content: View>: ViewNode {
  private typealias Row = RowViewNode<Int, Content>

  /// The numbers of the rows, which are the children.
  private var range = 0..<0

  func update(_ range: Range<Int>, content: @escaping (Int) -> Content) {
    let content = RowContent(view: content)
    var rows: [ViewNode] = []
    rows.reserveCapacity(range.count)
    for number in range {
      if let row = row(of: number) {
        row.update(number, content: content, below: self)
        rows.append(row)
      } else {
        rows.append(makeRow(of: number, content))
      }
    }
    self.range = range
    restoration = nil
    setChildren(rows)
  }

  private func row(of number: Int) -> Row? {
    range.contains(number) ? children[number - range.lowerBound] as? Row : nil
  }

  private func makeRow(of number: Int, _ content: RowContent<Int, Content>) -> Row {
    let row = Row(number, content: content, below: self)
    if let restoration { row.restoration = restoration.identified(by: number) }
    row.evaluate()
    return row
  }

  override func keepState(in state: inout KeptViewState, at place: KeptViewState.Place) {
    for (number, row) in zip(range, children) {
      row.keepState(in: &state, at: place.identified(by: number))
    }
  }

  override func scrollDestination(_ id: AnyHashable) -> ScrollDestination? {
    if let number = id.base as? Int, let target = row(of: number)?.ownScrollDestination {
      return target
    }
    return super.scrollDestination(id)
  }

  override func addIDs(
    to idsByNode: inout [ObjectIdentifier: AnyHashable], where isIncluded: (AnyHashable) -> Bool
  ) {
    for (number, row) in zip(range, children) {
      addID(number, of: row, to: &idsByNode, where: isIncluded)
    }
  }
}
