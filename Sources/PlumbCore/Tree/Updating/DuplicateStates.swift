/// The state of views that exist twice in a tree: the items of the menu bar, which exist for their keyboard shortcuts, and
/// once more in the menu while it is open.
///
/// The views at both places share the state, so the state and the presentations of an item outlast the menu.
@MainActor package final class DuplicateStates {
  /// A view among the views of its type, in the order in which they are made.
  private struct Key: Hashable {
    let type: ObjectIdentifier
    let index: Int
  }

  private var properties: [Key: SharedProperties] = [:]

  nonisolated package init() {}

  fileprivate func properties(of type: ObjectIdentifier, at index: Int) -> SharedProperties {
    let key = Key(type: type, index: index)
    if let known = properties[key] { return known }
    let new = SharedProperties()
    properties[key] = new
    return new
  }
}

/// One of the two places in which views exist.
@MainActor package final class DuplicateScope {
  private let states: DuplicateStates
  /// Whether the views belong to an open menu. They present nothing, because they disappear with it.
  package let isTemporary: Bool
  /// The number of views of each type that have been made.
  private var counts: [ObjectIdentifier: Int] = [:]

  init(_ states: DuplicateStates, isTemporary: Bool) {
    self.states = states
    self.isTemporary = isTemporary
  }

  /// Returns the storage of the next view of a type.
  func nextProperties<Value>(of type: Value.Type) -> SharedProperties {
    let id = ObjectIdentifier(type)
    let index = counts[id, default: 0]
    counts[id] = index + 1
    return states.properties(of: id, at: index)
  }
}

extension EnvironmentValues {
  /// The place of views that exist elsewhere in the tree as well; `nil` for all others.
  @EnvironmentEntry(until: .presentation) package var duplicateScope: DuplicateScope?
}

/// Views that exist elsewhere in the tree as well.
package struct DuplicateContent<Content: View> {
  let states: DuplicateStates
  /// Whether the views belong to an open menu; `nil` for views that exist once unless the views around them exist
  /// twice.
  let isTemporary: Bool?
  let content: Content

  package init(states: DuplicateStates, isTemporary: Bool?, content: Content) {
    self.states = states
    self.isTemporary = isTemporary
    self.content = content
  }
}

extension DuplicateContent: View, _PrimitiveView {
  package static func _resolve(_ view: Self, at cursor: inout _ChildCursor) {
    let node = cursor.node(DuplicateContentViewNode.self) { DuplicateContentViewNode(at: $0) }
    node.update(view.states, isTemporary: view.isTemporary) {
      Content._resolve(view.content, at: &$0)
    }
  }

  package static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    Content._listSubviews(of: view.content, in: &list)
  }
}

/// The node of views that exist elsewhere as well.
private final class DuplicateContentViewNode: ViewNode {
  private var scope: DuplicateScope?

  init(at place: _ChildCursor.Place) { super.init(at: place) }

  override var propagatesPolicy: Bool { true }

  func update(
    _ states: DuplicateStates, isTemporary: Bool?,
    _ content: @escaping @MainActor (inout _ChildCursor) -> Void
  ) {
    if scope == nil, let isTemporary = isTemporary ?? environment.duplicateScope?.isTemporary {
      scope = DuplicateScope(states, isTemporary: isTemporary)
    }
    var inner = environment
    inner.duplicateScope = scope
    resolveChildren(in: inner, content)
  }
}
