/// A view with an overlay, a background or a mask.
///
/// As SwiftUI: applied to a group, every member gets a copy of the secondary views; several
/// secondary views stand on top of each other, centred.
final class DecorationViewNode: ViewNode {
  /// The secondary views of one primary box, and the box of both.
  private final class Pair {
    let scope: ScopeNode
    let layoutNode: DecorationNode
    let stack = ContainerNode(ZStackRule(alignment: .center))
    let primary: LayoutNode
    /// Whether several views stand on each other, so that those inside are in no row or column.
    var isStacked = false

    init(scope: ScopeNode, layoutNode: DecorationNode, primary: LayoutNode) {
      self.scope = scope
      self.layoutNode = layoutNode
      self.primary = primary
    }
  }

  private let role: DecorationRole
  private var alignment = Alignment.center
  private var resolveDecoration: (inout _ChildCursor) -> Void = { _ in }
  private var pairs: [Pair] = []

  init(at place: _ChildCursor.Place, role: DecorationRole) {
    self.role = role
    super.init(at: place)
  }

  func update(
    alignment: Alignment, content: @MainActor (inout _ChildCursor) -> Void,
    secondary: @escaping @MainActor (inout _ChildCursor) -> Void
  ) {
    updatePrimary(alignment: alignment, content: content)
    updateDecoration(secondary)
  }

  /// Updates all but the secondary views.
  func updatePrimary(
    alignment: Alignment, content: @MainActor (inout _ChildCursor) -> Void
  ) {
    self.alignment = alignment
    let primary = primaryScope()
    primary.environment = environment
    primary.context = context
    primary.resolveChildren(content)
  }

  /// Gives every primary box other secondary views.
  func updateDecoration(_ secondary: @escaping @MainActor (inout _ChildCursor) -> Void) {
    resolveDecoration = secondary
    for pair in pairs { resolve(pair) }
  }

  /// As SwiftUI: what is behind speaks before what is in front of it.
  override func addPreferences<Key: PreferenceKey>(to sum: inout PreferenceSum<Key>) {
    let primary = primaryScope()
    if role != .behind { primary.addPreferences(to: &sum) }
    for pair in pairs { pair.scope.addPreferences(to: &sum) }
    if role == .behind { primary.addPreferences(to: &sum) }
  }

  /// The first node below holds the primary views; those of the secondary views follow.
  func primaryScope() -> ScopeNode {
    if let scope = children.first as? ScopeNode { return scope }
    let scope = makeScope()
    setChildren([scope])
    return scope
  }

  private func makeScope() -> ScopeNode {
    ScopeNode(
      at: _ChildCursor.Place(tree: tree, owner: self, environment: environment, context: context))
  }

  private func resolve(_ pair: Pair) {
    pair.scope.environment = environment
    if pair.isStacked { pair.scope.environment.stackAxis = nil }
    pair.scope.context = context
    pair.scope.resolveChildren(resolveDecoration)
    configure(pair.layoutNode)
    configure(pair.stack)
    pair.layoutNode.update(alignment: alignment)
  }

  override func appendLayoutNodes(to layoutNodes: inout [LayoutNode]) {
    layoutNodes.append(contentsOf: pairs.map(\.layoutNode))
  }

  override func layoutNodesBelowDidChange() {
    setNeedsCollection()
  }

  override func collectLayoutNodes() {
    var primaries: [LayoutNode] = []
    primaryScope().appendLayoutNodes(to: &primaries)
    let before = pairs
    var known: [ObjectIdentifier: Pair] = [:]
    for pair in before { known[ObjectIdentifier(pair.primary)] = pair }
    pairs = primaries.map { known[ObjectIdentifier($0)] ?? makePair(for: $0) }
    setChildren([primaryScope()] + pairs.map(\.scope))
    for pair in pairs { fill(pair) }
    let isSame = before.count == pairs.count && zip(before, pairs).allSatisfy { $0 === $1 }
    if !isSame { parent?.layoutNodesBelowDidChange() }
  }

  private func makePair(for primary: LayoutNode) -> Pair {
    let pair = Pair(
      scope: makeScope(),
      layoutNode: DecorationNode(alignment: alignment, role: role),
      primary: primary)
    resolve(pair)
    return pair
  }

  private func fill(_ pair: Pair) {
    let context = contextBelow(tree.context)
    var layoutNodes: [LayoutNode] = []
    pair.scope.appendLayoutNodes(to: &layoutNodes)
    if pair.isStacked != (layoutNodes.count > 1) {
      // Only now it is clear how many there are; the same update tells the views.
      pair.isStacked.toggle()
      resolve(pair)
    }
    if layoutNodes.count > 1 {
      pair.stack.setChildren(layoutNodes, at: context)
      layoutNodes = [pair.stack]
    } else {
      pair.stack.setChildren([])
    }
    pair.layoutNode.setContent(primary: pair.primary, secondary: layoutNodes.first, at: context)
  }
}
