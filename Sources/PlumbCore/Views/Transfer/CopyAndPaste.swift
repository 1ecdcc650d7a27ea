internal import Foundation

extension View {
  /// Sets the values that Control C copies while the focus is in the view.
  ///
  /// As SwiftUI: a text that is edited copies its own selection. Other programs receive the values that have a
  /// text, one in each line.
  @preconcurrency nonisolated public func copyable<T: Transferable>(
    _ payload: @autoclosure @escaping @MainActor () -> [T]
  ) -> some View {
    modifier(EditCommandModifier(key: "c", handler: .copy { payload().map { TransferItem($0) } }))
  }

  /// Sets the action of Control X while the focus is in the view: it removes the values and returns them.
  @preconcurrency nonisolated public func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping @MainActor () -> [T]
  ) -> some View {
    modifier(EditCommandModifier(key: "x", handler: .copy { action().map { TransferItem($0) } }))
  }

  /// Sets the action of Control V while the focus is in the view and values of a type can be pasted.
  ///
  /// - Parameters:
  ///   - action: receives the values.
  ///   - validator: returns the values to paste from the values on the clipboard.
  @preconcurrency nonisolated public func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping @MainActor ([T]) -> Void,
    validator: @escaping @MainActor ([T]) -> [T] = { $0 }
  ) -> some View {
    modifier(
      EditCommandModifier(
        key: "v",
        handler: .paste { items in
          Transfers.receive(items, as: T.self) { values in
            let values = validator(values)
            if !values.isEmpty { action(values) }
            return !values.isEmpty
          }
        }))
  }

  /// Sets the values that Control C copies while the focus is in the view; `nil` for none.
  @preconcurrency nonisolated public func onCopyCommand(
    perform payloadAction: (@MainActor () -> [NSItemProvider])?
  ) -> some View {
    modifier(
      EditCommandModifier(
        key: "c", handler: payloadAction.map { action in .copy { action().flatMap(\.items) } }))
  }

  /// Sets the values that Control X cuts while the focus is in the view; `nil` for none.
  @preconcurrency nonisolated public func onCutCommand(
    perform payloadAction: (@MainActor () -> [NSItemProvider])?
  ) -> some View {
    modifier(
      EditCommandModifier(
        key: "x", handler: payloadAction.map { action in .copy { action().flatMap(\.items) } }))
  }

  /// Sets the action of Control V while the focus is in the view and data of some types can be pasted.
  @preconcurrency nonisolated public func onPasteCommand(
    of supportedContentTypes: [UTType],
    perform payloadAction: @escaping @MainActor ([NSItemProvider]) -> Void
  ) -> some View {
    modifier(
      EditCommandModifier(
        key: "v",
        handler: .paste { items in
          let offered = items.filter { $0.isOffered(as: supportedContentTypes) }
          if !offered.isEmpty { payloadAction(offered.map { NSItemProvider($0) }) }
          return !offered.isEmpty
        }))
  }
}

/// A modifier that performs a command of the clipboard while the focus is in a view.
@usableFromInline struct EditCommandModifier {
  /// The key that is pressed with Control.
  let key: Character
  /// The function that performs the command; `nil` to leave the command to the enclosing views.
  let handler: Handler?

  enum Handler {
    case copy(@MainActor () -> [TransferItem])
    /// Pastes values. Returns whether any was pasted.
    case paste(@MainActor ([TransferItem]) -> Bool)
  }
}

extension EditCommandModifier: _PrimitiveModifier {
  @usableFromInline static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(EditCommandViewNode.self) { EditCommandViewNode(at: $0) }
    node.modifier = modifier
    node.resolveChildren(content)
  }
}

private final class EditCommandViewNode: ViewNode, FocusedKeyHandler {
  var modifier: EditCommandModifier?

  init(at place: _ChildCursor.Place) { super.init(at: place) }

  override var propagatesPolicy: Bool { true }

  func handle(_ stroke: KeyStroke, isDown: Bool) -> Bool {
    let held = stroke.modifiers.held
    // A text that is edited has its own clipboard commands.
    guard isDown, let modifier, let handler = modifier.handler, environment.isEnabled,
      held == .control || held == .command, stroke.key == .character(modifier.key),
      tree.focus.textInput == nil
    else { return false }
    switch handler {
    case .copy(let items):
      let items = items()
      guard !items.isEmpty else { return false }
      tree.copy(items)
      return true
    case .paste(let paste): return paste(tree.copiedItems)
    }
  }
}
