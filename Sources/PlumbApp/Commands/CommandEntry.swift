@_spi(Nodes) internal import PlumbCore

/// The items that a command adds to the menu bar.
final class CommandEntry {
  /// The place of an entry's views in the menu bar.
  enum Place {
    /// In a menu of their own, with a title.
    case menu(Text)
    /// Among the standard commands.
    case group(CommandGroupPlacement, CommandGroupPosition)
  }

  let place: Place
  /// The items of the menu.
  let content: AnyView
  /// Whether there are no items, so that a menu without others is not shown.
  let isEmpty: Bool

  /// - Parameter states: the states of the views, which they share with the views for the keyboard shortcuts.
  @MainActor init<Content: View>(
    _ place: Place, _ content: Content, states: DuplicateStates = DuplicateStates()
  ) {
    self.place = place
    self.content = AnyView(DuplicateContent(states: states, isTemporary: true, content: content))
    isEmpty = Content.self == EmptyView.self
  }
}

/// The position of commands relative to a standard group.
enum CommandGroupPosition {
  /// `instead` replaces the standard group.
  case before, after, instead
}

/// The entries of commands, in the order in which they are written.
struct CommandEntries {
  var list: [CommandEntry] = []
}

/// The views of an entry, which are not shown: the keyboard shortcuts in them work, and the list around them receives
/// the entry.
struct CommandEntryView<Content: View> {
  let place: CommandEntry.Place
  let content: Content
}

extension CommandEntryView: View, _PrimitiveView {
  static func _resolve(_ view: CommandEntryView, at cursor: inout _ChildCursor) {
    let node = cursor.node(CommandEntryViewNode.self) { CommandEntryViewNode(at: $0) }
    node.set(CommandEntry(view.place, view.content, states: node.states))
    let content = DuplicateContent(states: node.states, isTemporary: false, content: view.content)
    let shortcuts = NonVisualView(
      content: content.environment(\.isCommandList, true).toggleStyle(MenuToggleStyle()))
    node.resolveChildren { NonVisualView._resolve(shortcuts, at: &$0) }
  }
}

/// The node of an entry.
private final class CommandEntryViewNode: ViewNode {
  private(set) var entry: CommandEntry?
  let states = DuplicateStates()

  init(at place: _ChildCursor.Place) { super.init(at: place) }

  func set(_ entry: CommandEntry) {
    self.entry = entry
    list?.setNeedsCollectionOfEntries()
  }

  override func didUnmount() { list?.setNeedsCollectionOfEntries() }

  private var list: CommandListViewNode? { ancestor(of: CommandListViewNode.self) }
}

/// All commands of a program, which are not shown; an action is called with their entries.
struct CommandListView {
  let commands: [AnyView]
  let action: @MainActor (CommandEntries) -> Void
}

extension CommandListView: View, _PrimitiveView {
  static func _resolve(_ view: CommandListView, at cursor: inout _ChildCursor) {
    let node = cursor.node(CommandListViewNode.self) { CommandListViewNode(at: $0) }
    node.action = view.action
    let commands = ForEach(view.commands.indices, id: \.self) { view.commands[$0] }
    node.resolveChildren { ForEach._resolve(commands, at: &$0) }
  }
}

/// The node that collects the entries of commands, once after all of them were evaluated.
private final class CommandListViewNode: ViewNode {
  var action: @MainActor (CommandEntries) -> Void = { _ in }
  private var needsCollectionOfEntries = false

  init(at place: _ChildCursor.Place) { super.init(at: place) }

  func setNeedsCollectionOfEntries() {
    guard !needsCollectionOfEntries else { return }
    needsCollectionOfEntries = true
    tree.afterLayout { [weak self] in self?.collectEntries() }
  }

  private func collectEntries() {
    needsCollectionOfEntries = false
    guard isMounted else { return }
    var entries = CommandEntries()
    var nodes = descendants
    while let node = nodes.next() {
      guard let entry = (node as? CommandEntryViewNode)?.entry else { continue }
      entries.list.append(entry)
      nodes.skipDescendants()
    }
    action(entries)
  }
}

/// A view that is not shown, for the keyboard shortcuts and the observers in it.
struct NonVisualView<Content: View> {
  let content: Content
}

extension NonVisualView: View, _PrimitiveView {
  static func _resolve(_ view: NonVisualView, at cursor: inout _ChildCursor) {
    let node = cursor.node(NonVisualViewNode.self) { NonVisualViewNode(at: $0) }
    node.resolveChildren { Content._resolve(view.content, at: &$0) }
  }
}
