extension View {
  /// Runs an asynchronous action when the view appears, and cancels it when the view disappears.
  ///
  /// As SwiftUI, an action written in the body of a view runs on the main actor.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
  ) -> some View {
    modifier(ViewTask(id: 0, priority: priority, action: action))
  }

  /// Runs an asynchronous action when the view appears, cancels it when the view disappears, and
  /// restarts it whenever a value changes.
  nonisolated public func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
  ) -> some View {
    modifier(ViewTask(id: id, priority: priority, action: action))
  }
}

@usableFromInline struct ViewTask<ID: Equatable> {
  let id: ID
  let priority: TaskPriority
  let action: @Sendable @isolated(any) () async -> Void
}

extension ViewTask: _PrimitiveModifier {
  @usableFromInline static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(TaskViewNode<ID>.self) { TaskViewNode(at: $0) }
    node.update(modifier)
    node.resolveChildren(content)
  }
}

/// A node with the tasks of the visible layout nodes.
private final class TaskViewNode<ID: Equatable>: AppearanceViewNode {
  /// A task that is cancelled when its last reference is released, for instance with the whole
  /// tree.
  private final class CancellableTask {
    private let task: Task<Void, Never>

    init(_ modifier: ViewTask<ID>) {
      let action = modifier.action
      task = Task(priority: modifier.priority) { await action() }
    }

    deinit { task.cancel() }
  }

  private var modifier: ViewTask<ID>?
  private var tasks: [ObjectIdentifier: CancellableTask] = [:]

  func update(_ modifier: ViewTask<ID>) {
    let hasChanged = self.modifier.map { $0.id != modifier.id } ?? false
    self.modifier = modifier
    if hasChanged { tree.afterLayout { [weak self] in self?.restart() } }
  }

  private func restart() {
    guard let modifier, isMounted else { return }
    for layoutNode in tasks.keys { tasks[layoutNode] = CancellableTask(modifier) }
  }

  override func didAppear(_ layoutNode: LayoutNode) {
    if let modifier { tasks[ObjectIdentifier(layoutNode)] = CancellableTask(modifier) }
  }

  override func didDisappear(_ layoutNode: LayoutNode) {
    tasks[ObjectIdentifier(layoutNode)] = nil
  }

  override func didReplace(_ old: LayoutNode, by new: LayoutNode) {
    tasks[ObjectIdentifier(new)] = tasks.removeValue(forKey: ObjectIdentifier(old))
  }
}
