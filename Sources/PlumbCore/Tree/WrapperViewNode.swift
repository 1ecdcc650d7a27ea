/// A source of layout nodes that wrap others.
@_spi(Nodes) @MainActor public protocol LayoutNodeWrapping {
  associatedtype Node: UnaryLayoutNode

  /// Returns a new layout node; called once for each layout node of the content.
  func makeLayoutNode() -> Node
  /// Applies the current values to a layout node, also when it has just been created.
  func update(_ layoutNode: Node, in environment: EnvironmentValues, at context: UpdateContext)
}

/// The node of a modifier that wraps each layout node of its content in a layout node of its own.
///
/// As SwiftUI: a modifier on a group applies to every member.
@_spi(Nodes) open class WrapperViewNode<Wrapping: LayoutNodeWrapping>: ViewNode {
  /// The wrappers, of type `Wrapping.Node`, in the order of the content's layout nodes. The type of
  /// the list does not depend on the kind of wrapper, so that no metadata is looked up at run time.
  private var wrappers: CompactArray<LayoutNode> {
    get { unsafe storedWrappers }
    set { unsafe storedWrappers = newValue }
  }

  /// The latest values, which are also applied to wrappers made later.
  private var wrapping: Wrapping {
    get { unsafe storedWrapping }
    set { unsafe storedWrapping = newValue }
  }

  // Not checked for overlapping accesses at run time. Sound: values are copied and replaced, and not changed in
  // place, so that no access to them runs code that accesses the node.
  @exclusivity(unchecked) private var storedWrappers = CompactArray<LayoutNode>()
  @exclusivity(unchecked) private var storedWrapping: Wrapping

  /// Creates a node with the first values for its wrappers.
  @_spi(Nodes) public init(
    _ wrapping: Wrapping, at place: _ChildCursor.Place, listedAs listedType: Any.Type? = nil
  ) {
    unsafe storedWrapping = wrapping
    super.init(at: place, listedAs: listedType)
  }

  /// Applies new values to all wrappers, including wrappers created later.
  final func update(_ wrapping: Wrapping) {
    self.wrapping = wrapping
    applyToAll()
  }

  /// Changes the values and applies them.
  final func update(_ change: (inout Wrapping) -> Void) {
    change(&wrapping)
    applyToAll()
  }

  private func applyToAll() {
    for wrapper in wrappers {
      if let wrapper = wrapper as? Wrapping.Node { apply(to: wrapper) }
    }
  }

  /// Applies the environment and the latest values to a wrapper.
  private func apply(to layoutNode: Wrapping.Node) {
    configure(layoutNode)
    wrapping.update(layoutNode, in: environment, at: context)
  }

  @_spi(Nodes) final override public func appendLayoutNodes(to layoutNodes: inout [LayoutNode]) {
    for wrapper in wrappers { layoutNodes.append(wrapper) }
  }

  @_spi(Nodes) final override public func layoutNodesBelowDidChange() {
    setNeedsCollection()
  }

  @_spi(Nodes) override public func collectLayoutNodes() {
    var contents: [LayoutNode] = []
    super.appendLayoutNodes(to: &contents)
    let isSame =
      contents.count == wrappers.count
      && zip(contents, wrappers).allSatisfy { $0 === $1.children[0] }
    guard !isSame else { return }
    if contents.count == 1, wrappers.isEmpty {
      wrappers.append(wrapper(of: contents))
    } else {
      wrapChanged(contents)
    }
    parent?.layoutNodesBelowDidChange()
  }

  /// Makes the wrappers of changed contents; a content that is still there keeps its wrapper.
  private func wrapChanged(_ contents: [LayoutNode]) {
    var wrappersByContent: [ObjectIdentifier: LayoutNode] = [:]
    for wrapper in wrappers { wrappersByContent[ObjectIdentifier(wrapper.children[0])] = wrapper }
    wrappers = CompactArray(
      contents.map { wrappersByContent[ObjectIdentifier($0)] ?? wrapper(of: [$0]) })
  }

  /// Returns a new wrapper of one layout node.
  private func wrapper(of content: [LayoutNode]) -> LayoutNode {
    let wrapper = wrapping.makeLayoutNode()
    wrapper.setChildren(content)
    apply(to: wrapper)
    return wrapper
  }
}

/// A source of wrapping layout nodes that consists of closures.
@_spi(Nodes) public struct ClosureWrapping<Node: UnaryLayoutNode>: LayoutNodeWrapping {
  let make: () -> Node
  var change: (Node, UpdateContext) -> Void

  @_spi(Nodes) public func makeLayoutNode() -> Node { make() }

  @_spi(Nodes) public func update(
    _ layoutNode: Node, in environment: EnvironmentValues, at context: UpdateContext
  ) {
    change(layoutNode, context)
  }
}

/// A wrapper node whose layout nodes are made and updated by closures.
@_spi(Nodes)
open class ClosureWrapperViewNode<Node: UnaryLayoutNode>: WrapperViewNode<ClosureWrapping<Node>> {
  /// Creates a node whose layout nodes are made and updated by closures.
  ///
  /// - Parameters:
  ///   - make: returns a new layout node; called once for each layout node of the content.
  ///   - change: applies the current values to a layout node.
  @_spi(Nodes) public init(
    at place: _ChildCursor.Place, listedAs listedType: Any.Type? = nil,
    make: @escaping () -> Node, change: @escaping (Node, UpdateContext) -> Void
  ) {
    super.init(ClosureWrapping(make: make, change: change), at: place, listedAs: listedType)
  }

  /// Applies a change to all wrappers, including wrappers created later.
  package final func update(_ change: @escaping (Node, UpdateContext) -> Void) {
    update { (wrapping: inout ClosureWrapping<Node>) in wrapping.change = change }
  }
}
