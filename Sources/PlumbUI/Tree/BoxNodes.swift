/// A view with one box and no views inside.
final class LeafNode<Box: LayoutNode>: ViewNode {
  let box: Box

  init(_ box: Box, at place: _ChildCursor.Place, listedAs listedType: Any.Type?) {
    self.box = box
    super.init(at: place, listedAs: listedType)
  }

  override func appendBoxes(to boxes: inout [LayoutNode]) {
    boxes.append(box)
  }
}

/// A view with one box that holds the boxes of the views inside.
class ContainerViewNode<Box: LayoutNode>: ViewNode {
  final let box: Box

  init(_ box: Box, at place: _ChildCursor.Place, listedAs listedType: Any.Type?) {
    self.box = box
    super.init(at: place, listedAs: listedType)
  }

  override func appendBoxes(to boxes: inout [LayoutNode]) {
    boxes.append(box)
  }

  override func boxesBelowDidChange() {
    setNeedsCollection()
  }

  /// As SwiftUI: the views of a container count as one contribution.
  override func addPreferences<Key: PreferenceKey>(to sum: inout PreferenceSum<Key>) {
    var inner = PreferenceSum<Key>()
    super.addPreferences(to: &inner)
    sum.add(inner)
  }

  /// The boxes of the views inside.
  final var boxesBelow: [LayoutNode] {
    var boxes: [LayoutNode] = []
    super.appendBoxes(to: &boxes)
    return boxes
  }

  override func collectBoxes() {
    // Nothing comes or goes in a box that was never seen; the way up to the root is spared.
    box.setChildren(boxesBelow, at: box.isPlaced ? momentBelow(tree.moment) : nil)
  }
}

/// Views that share an identity and leave their boxes to the container above.
final class ScopeNode: ViewNode {}

/// A modifier with a box of its own round each box of its content.
///
/// As SwiftUI: a modifier on a group changes every member.
class WrapperNode<Box: UnaryNode>: ViewNode {
  private var wrappers: [Box] = []
  private let make: () -> Box
  private var change: (Box, Moment) -> Void

  init(
    at place: _ChildCursor.Place, listedAs listedType: Any.Type? = nil,
    make: @escaping () -> Box, change: @escaping (Box, Moment) -> Void
  ) {
    self.make = make
    self.change = change
    super.init(at: place, listedAs: listedType)
  }

  /// Applies a change to all boxes, those to come included.
  final func update(_ change: @escaping (Box, Moment) -> Void) {
    self.change = change
    wrappers.forEach(apply)
  }

  private func apply(to box: Box) {
    configure(box)
    change(box, moment)
  }

  override func appendBoxes(to boxes: inout [LayoutNode]) {
    boxes.append(contentsOf: wrappers)
  }

  override func boxesBelowDidChange() {
    setNeedsCollection()
  }

  override func collectBoxes() {
    var contents: [LayoutNode] = []
    super.appendBoxes(to: &contents)
    var known: [ObjectIdentifier: Box] = [:]
    for wrapper in wrappers { known[ObjectIdentifier(wrapper.content)] = wrapper }
    let before = wrappers
    wrappers = contents.map { content in
      if let wrapper = known[ObjectIdentifier(content)] { return wrapper }
      let wrapper = make()
      wrapper.setChildren([content])
      apply(to: wrapper)
      return wrapper
    }
    let isSame = before.count == wrappers.count && zip(before, wrappers).allSatisfy { $0 === $1 }
    if !isSame { parent?.boxesBelowDidChange() }
  }
}

extension _ChildCursor {
  /// The leaf of the next view.
  mutating func leaf<Box: LayoutNode>(
    listedAs type: Any.Type?, _ make: () -> Box
  ) -> LeafNode<Box> {
    let node = node(LeafNode<Box>.self) { LeafNode(make(), at: $0, listedAs: type) }
    node.configure(node.box)
    return node
  }

  /// The container of the next view.
  mutating func container<Box: LayoutNode>(
    listedAs type: Any.Type?, _ make: () -> Box
  ) -> ContainerViewNode<Box> {
    let node = node(ContainerViewNode<Box>.self) {
      ContainerViewNode(make(), at: $0, listedAs: type)
    }
    node.configure(node.box)
    return node
  }

  /// Wraps every box of some content.
  mutating func wrap<Box: UnaryNode>(
    _ content: (inout _ChildCursor) -> Void, make: @escaping () -> Box,
    change: @escaping (Box, Moment) -> Void
  ) {
    let node = node(WrapperNode<Box>.self) { WrapperNode(at: $0, make: make, change: change) }
    node.update(change)
    node.resolveChildren(content)
  }
}
