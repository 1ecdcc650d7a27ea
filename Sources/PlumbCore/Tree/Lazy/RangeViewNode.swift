/// The node of a `ForEach` over a range of numbers, which are their own ids.
///
/// The number of an item gives its place, so nothing is looked up by ids.
final class RangeViewNode<Content: View>: ViewNode {
  private typealias Item = ItemViewNode<Int, Content>

  /// The numbers of the items, which are the children.
  private var range = 0..<0
  /// The type of the items, which would otherwise be looked up at run time for each of them.
  private let itemType = Item.self

  func update(_ range: Range<Int>, content: @escaping (Int) -> Content) {
    let content = ItemContent(view: content)
    var items: [ViewNode] = []
    items.reserveCapacity(range.count)
    for number in range {
      if let item = item(of: number) {
        item.update(number, content: content, below: self)
        items.append(item)
      } else {
        items.append(makeItem(of: number, content))
      }
    }
    self.range = range
    restoration = nil
    setChildren(items)
  }

  private func item(of number: Int) -> Item? {
    range.contains(number) ? children[number - range.lowerBound] as? Item : nil
  }

  private func makeItem(of number: Int, _ content: ItemContent<Int, Content>) -> Item {
    let item = itemType.init(number, content: content, below: self)
    if let restoration { item.restoration = restoration.identified(by: number) }
    item.evaluate()
    return item
  }

  override func keepState(in state: inout KeptViewState, at place: KeptViewState.Place) {
    for (number, item) in zip(range, children) {
      item.keepState(in: &state, at: place.identified(by: number))
    }
  }

  override func scrollDestination(_ id: AnyHashable) -> ScrollDestination? {
    if let number = id.base as? Int, let target = item(of: number)?.ownScrollDestination {
      return target
    }
    return super.scrollDestination(id)
  }

  override func addIDs(
    to idsByNode: inout [ObjectIdentifier: AnyHashable], where isIncluded: (AnyHashable) -> Bool
  ) {
    for (number, item) in zip(range, children) {
      addID(number, of: item, to: &idsByNode, where: isIncluded)
    }
  }
}
