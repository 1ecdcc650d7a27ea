extension View {
  /// Runs an asynchronous action while the view is there: it begins when the view appears, and is
  /// cancelled when the view disappears.
  ///
  /// Written in a view's body the action runs on the main actor, as SwiftUI.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
  ) -> some View {
    modifier(ViewTask(id: 0, priority: priority, action: action))
  }

  /// Runs an asynchronous action while the view is there, and begins again whenever a value changes.
  nonisolated public func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
  ) -> some View {
    modifier(ViewTask(id: id, priority: priority, action: action))
  }
}

private struct ViewTask<ID: Equatable> {
  let id: ID
  let priority: TaskPriority
  let action: @Sendable @isolated(any) () async -> Void
}

extension ViewTask: _PrimitiveModifier {
  static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(TaskViewNode<ID>.self) { TaskViewNode(at: $0) }
    node.update(modifier)
    node.resolveChildren(content)
  }
}

/// Keeps the tasks of the boxes that show.
private final class TaskViewNode<ID: Equatable>: AppearanceViewNode {
  /// Cancels its task when nobody keeps it any more, as when the whole tree goes.
  private final class Run {
    private let task: Task<Void, Never>

    init(_ modifier: ViewTask<ID>) {
      let action = modifier.action
      task = Task(priority: modifier.priority) { await action() }
    }

    deinit { task.cancel() }
  }

  private var modifier: ViewTask<ID>?
  private var runs: [ObjectIdentifier: Run] = [:]

  func update(_ modifier: ViewTask<ID>) {
    let isOther = self.modifier.map { $0.id != modifier.id } ?? false
    self.modifier = modifier
    if isOther { tree.afterLayout { [weak self] in self?.beginAgain() } }
  }

  private func beginAgain() {
    guard let modifier, isMounted else { return }
    for layoutNode in runs.keys { runs[layoutNode] = Run(modifier) }
  }

  override func didAppear(_ layoutNode: LayoutNode) {
    if let modifier { runs[ObjectIdentifier(layoutNode)] = Run(modifier) }
  }

  override func didDisappear(_ layoutNode: LayoutNode) {
    runs[ObjectIdentifier(layoutNode)] = nil
  }
}
