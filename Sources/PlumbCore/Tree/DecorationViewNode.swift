/// The node of a view with an overlay, a background or a mask.
///
/// As SwiftUI: applied to a group, every member gets a copy of the secondary views. Several
/// secondary views are stacked in depth and centred.
final class DecorationViewNode: ViewNode {
  /// The secondary views of one primary layout node, and the layout node that holds both.
  private final class Pair {
    let scope: ScopeViewNode
    let layoutNode: DecorationLayoutNode
    let stack = ContainerLayoutNode(ZStackRule(alignment: .center))
    let primary: LayoutNode
    /// Whether there are several secondary views. They are stacked in depth, so their stack axis is
    /// `nil`.
    var isStacked = false

    init(scope: ScopeViewNode, layoutNode: DecorationLayoutNode, primary: LayoutNode) {
      self.scope = scope
      self.layoutNode = layoutNode
      self.primary = primary
    }
  }

  private let role: DecorationRole
  private var alignment = Alignment.center
  /// The secondary views; kept so that the views of primary layout nodes added later can be
  /// resolved.
  private var resolveDecoration: (inout _ChildCursor) -> Void = { _ in }
  /// The pairs, in the order of the primary layout nodes.
  private var pairs: [Pair] = []

  /// Creates a node without views, whose secondary views have a purpose.
  init(at place: _ChildCursor.Place, role: DecorationRole) {
    self.role = role
    super.init(at: place)
  }

  /// Updates the primary and the secondary views.
  func update(
    alignment: Alignment, content: @MainActor (inout _ChildCursor) -> Void,
    secondary: @escaping @MainActor (inout _ChildCursor) -> Void
  ) {
    updatePrimary(alignment: alignment, content: content)
    updateDecoration(secondary)
  }

  /// Updates everything except the secondary views.
  func updatePrimary(
    alignment: Alignment, content: @MainActor (inout _ChildCursor) -> Void
  ) {
    self.alignment = alignment
    let primary = primaryScope()
    primary.environment = environment
    primary.context = context
    primary.resolveChildren(content)
  }

  /// Replaces the secondary views of every primary layout node.
  func updateDecoration(_ secondary: @escaping @MainActor (inout _ChildCursor) -> Void) {
    resolveDecoration = secondary
    for pair in pairs { resolve(pair) }
  }

  /// As SwiftUI: the preferences of a background come before the preferences of the primary view;
  /// the preferences of an overlay or a mask come after.
  override func addPreferences<Key: PreferenceKey>(to sum: inout PreferenceSum<Key>) {
    let primary = primaryScope()
    if role != .behind { primary.addPreferences(to: &sum) }
    for pair in pairs { pair.scope.addPreferences(to: &sum) }
    if role == .behind { primary.addPreferences(to: &sum) }
  }

  /// The first child, which holds the primary views. The scopes of the secondary views follow it.
  func primaryScope() -> ScopeViewNode {
    if let scope = children.first as? ScopeViewNode { return scope }
    let scope = makeScope(0)
    setChildren([scope])
    return scope
  }

  private func makeScope(_ index: Int) -> ScopeViewNode {
    let scope = ScopeViewNode(
      at: _ChildCursor.Place(tree: tree, owner: self, environment: environment, context: context))
    scope.takeRestoration(from: self, at: index)
    return scope
  }

  /// Updates the secondary views of a pair with the current environment and context.
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
    var pairsByPrimary: [ObjectIdentifier: Pair] = [:]
    for pair in before { pairsByPrimary[ObjectIdentifier(pair.primary)] = pair }
    pairs = primaries.enumerated().map { index, primary in
      pairsByPrimary[ObjectIdentifier(primary)] ?? makePair(for: primary, at: index)
    }
    restoration = nil
    setChildren([primaryScope()] + pairs.map(\.scope))
    for pair in pairs { fill(pair) }
    let isSame = before.count == pairs.count && zip(before, pairs).allSatisfy { $0 === $1 }
    if !isSame { parent?.layoutNodesBelowDidChange() }
  }

  private func makePair(for primary: LayoutNode, at index: Int) -> Pair {
    let pair = Pair(
      scope: makeScope(index + 1),
      layoutNode: DecorationLayoutNode(alignment: alignment, role: role),
      primary: primary)
    resolve(pair)
    return pair
  }

  /// Collects the layout nodes of a pair's secondary views into its decoration node.
  private func fill(_ pair: Pair) {
    let context = contextBelow(tree.context)
    var layoutNodes: [LayoutNode] = []
    pair.scope.appendLayoutNodes(to: &layoutNodes)
    if pair.isStacked != (layoutNodes.count > 1) {
      // The number of secondary layout nodes is known only here; the views are updated within the
      // same update.
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

extension _ChildCursor {
  /// Resolves views with other views centred behind each of them.
  package mutating func resolve(
    _ content: @MainActor (inout _ChildCursor) -> Void,
    inFrontOf background: @escaping @MainActor (inout _ChildCursor) -> Void
  ) {
    let node = node(DecorationViewNode.self) { DecorationViewNode(at: $0, role: .behind) }
    node.update(alignment: .center, content: content, secondary: background)
  }
}
