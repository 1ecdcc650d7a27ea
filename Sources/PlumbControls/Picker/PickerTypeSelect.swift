@_spi(Nodes) internal import PlumbCore

/// A modifier that names an option in the menu of a picker, so that letters find it.
struct PickerMenuOption {
  let tag: AnyHashable
}

extension PickerMenuOption: _PrimitiveModifier {
  static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(PickerMenuOptionViewNode.self) { PickerMenuOptionViewNode(at: $0) }
    node.tag = modifier.tag
    node.resolveChildren(content)
  }
}

private final class PickerMenuOptionViewNode: ViewNode {
  var tag: AnyHashable?
}

/// A modifier of the menu of a picker, in which letters that are typed highlight an option.
struct PickerTypeSelect {
  let highlighted: AnyHashable?
  let highlight: @MainActor (AnyHashable) -> Void
}

extension PickerTypeSelect: _PrimitiveModifier {
  static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(PickerTypeSelectViewNode.self) { PickerTypeSelectViewNode(at: $0) }
    node.modifier = modifier
    node.resolveChildren(content)
  }
}

private final class PickerTypeSelectViewNode: ViewNode, FocusedKeyHandler {
  var modifier: PickerTypeSelect?
  private var typed = TypedText()

  init(at place: _ChildCursor.Place) { super.init(at: place) }

  func handle(_ stroke: KeyStroke, isDown: Bool) -> Bool {
    guard isDown, let modifier, case .character(let letter) = stroke.key,
      stroke.modifiers.held.subtracting(.shift).isEmpty
    else { return false }
    let options = options
    let index = typed.add(
      letter, at: tree.context.time, titles: options.map(\.typeSelectText),
      highlighted: options.firstIndex { $0.tag == modifier.highlighted })
    if let index, let tag = options[index].tag { modifier.highlight(tag) }
    return true
  }

  /// The options, in order.
  private var options: [PickerMenuOptionViewNode] {
    outermostDescendants(of: PickerMenuOptionViewNode.self)
  }
}
