internal import Foundation
@_spi(Nodes) internal import PlumbCore

/// A modifier that gives a part of a date the keyboard focus, and the keys and texts that are typed in it.
struct DateFieldInput {
  /// Called with a text that was typed.
  let enter: @MainActor (String) -> Void
  /// Called with a key; returns whether it was used.
  let press: @MainActor (KeyStroke) -> Bool
}

extension DateFieldInput: _PrimitiveModifier {
  static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(DateFieldInputViewNode.self) { DateFieldInputViewNode(at: $0) }
    node.input = modifier
    node.resolveChildren(content)
  }
}

/// The node of a part of a date. It takes texts and not only keys, as digits need the shift key on some keyboards.
private final class DateFieldInputViewNode: ViewNode, TextInputTarget, FocusedKeyHandler {
  var input: DateFieldInput?

  init(at place: _ChildCursor.Place) {
    super.init(at: place, listedAs: nil)
  }

  var isFocusable: Bool { environment.isEnabled }

  func focusChanged(_ isFocused: Bool) {}

  func handle(_ stroke: KeyStroke, isDown: Bool) -> Bool {
    guard isDown, stroke.modifiers.held.isEmpty else { return false }
    return input?.press(stroke) ?? false
  }

  func enter(_ text: String) { input?.enter(text) }

  func compose(_ text: String, selection: Range<Int>) {}

  var caretArea: CGRect {
    var layoutNodes: [LayoutNode] = []
    appendLayoutNodes(to: &layoutNodes)
    return layoutNodes.first?.frameInRoot ?? .zero
  }
}

/// A modifier that calls an action when a person leaves a field without moving the keyboard focus: with a press
/// elsewhere, or with a keyboard shortcut.
struct DateFieldExit {
  /// Called before the press or the shortcut has its effect.
  let action: @MainActor () -> Void
}

extension DateFieldExit: _PrimitiveModifier {
  static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(DateFieldExitViewNode.self) { DateFieldExitViewNode(at: $0) }
    node.action = modifier.action
    node.resolveChildren(content)
  }
}

/// The node around a field.
private final class DateFieldExitViewNode: ViewNode, FocusedKeyHandler, FocusedPointerObserver {
  var action: @MainActor () -> Void = {}

  init(at place: _ChildCursor.Place) {
    super.init(at: place, listedAs: nil)
  }

  func handle(_ stroke: KeyStroke, isDown: Bool) -> Bool {
    if isDown, !stroke.modifiers.held.isDisjoint(with: [.control, .command]) { action() }
    return false
  }

  func pointerWillGoDown(at point: CGPoint) {
    var layoutNodes: [LayoutNode] = []
    appendLayoutNodes(to: &layoutNodes)
    if !layoutNodes.contains(where: { $0.frameInRoot.contains(point) }) { action() }
  }
}
