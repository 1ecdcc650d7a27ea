internal import Foundation

extension AccessibilityTree: AccessibilityContent {
  func object(_ id: AccessibilityID) -> AccessibilityObject? {
    guard let entry = entries[id] else { return nil }
    var object = entry.item.object(in: entry.parent)
    if isShowing(entry.item) { object.state.insert(.showing) }
    if focusTarget(of: entry.item) != nil { object.state.insert(.focusable) }
    if focusedObject == id { object.state.formUnion([.focusable, .focused]) }
    return object
  }

  func children(of id: AccessibilityID) -> [AccessibilityID] {
    (id == .window ? topLevel : entries[id]?.item.presentedChildren ?? []).map(\.id)
  }

  func frame(of id: AccessibilityID) -> CGRect? {
    id == .window ? views.rootLayoutNode.frameInRoot : entries[id]?.item.content.place.frame
  }

  func editableText(of id: AccessibilityID) -> (any AccessibilityEditableText)? {
    guard let content = entries[id]?.item.content, content.text != nil else { return nil }
    return content.node?.editedText?.accessibilityText
  }

  func perform(_ action: AccessibilityCommand, on id: AccessibilityID) -> Bool {
    guard let item = entries[id]?.item else { return false }
    let content = item.content
    if action == .focus {
      guard let target = focusTarget(of: item) else { return false }
      views.focus.move(to: target)
      return true
    }
    guard content.isEnabled else { return false }
    switch action {
    case .press: return press(item)
    case .increment: return step(content, .increment, content.control?.increment)
    case .decrement: return step(content, .decrement, content.control?.decrement)
    case .setValue(let number):
      guard let set = content.control?.setNumber else { return false }
      set(number)
    case .named(let name):
      guard let handler = content.handler(of: name) else { return false }
      handler()
    case .focus: return false
    }
    return true
  }

  private func step(
    _ content: AccessibilityElementBuilder, _ direction: AccessibilityAdjustmentDirection,
    _ action: (() -> Void)?
  ) -> Bool {
    if let adjust = content.adjust {
      adjust(direction)
    } else if let action {
      action()
    } else {
      return false
    }
    return true
  }

  /// Performs the action of a click: the action set for assistive technologies, or else the action
  /// of the control inside, or else a click on the middle.
  private func press(_ item: AccessibilityItem) -> Bool {
    guard item.isPressable else { return false }
    let content = item.content
    if let handler = content.handler(of: AccessibilityActionKind.default.name) {
      handler()
    } else if let target = content.node?.firstShown(where: { $0 as? any PressTarget }) {
      target.press()
    } else {
      let frame = content.place.frame
      let middle = CGPoint(x: frame.midX, y: frame.midY)
      for event in [
        .pointerMoved(middle), .pointerDown(middle, .primary), .pointerUp(middle, .primary),
        Event.pointerExited,
      ] {
        views.send(event)
      }
    }
    return true
  }

  /// The view that has the keyboard focus when the object has it: a part of the element, or a view
  /// that has no element of its own and only this one inside.
  private func focusTarget(of item: AccessibilityItem) -> (any FocusTarget)? {
    guard let node = item.content.node else { return nil }
    for outer in node.ancestors {
      if outer.listedType != nil { break }
      if let target = outer as? any FocusTarget { return target.canHaveFocus ? target : nil }
    }
    guard item.isControl else { return nil }
    return node.firstShown { node in
      (node as? any FocusTarget).flatMap { $0.canHaveFocus ? $0 : nil }
    }
  }

  /// Whether a part of the element is inside the window.
  private func isShowing(_ item: AccessibilityItem) -> Bool {
    let frame = item.content.place.frame
    return frame.width > 0 && frame.height > 0
      && frame.intersects(CGRect(origin: .zero, size: views.rootLayoutNode.size))
  }
}

extension AccessibilityItem {
  /// Whether the object can be pressed.
  var isPressable: Bool {
    switch role {
    case .button, .link, .toggle, .popUpButton, .option, .menuItem, .checkMenuItem,
      .radioMenuItem:
      true
    default: content.handler(of: AccessibilityActionKind.default.name) != nil
    }
  }

  /// Returns the properties of the object that do not depend on layout or focus.
  func object(in parent: AccessibilityID) -> AccessibilityObject {
    let description = content.description
    var object = AccessibilityObject(id, in: parent, role: role ?? .group)
    object.name = content.name
    object.hint = description.hint ?? ""
    object.valueText = description.value ?? ""
    object.number = content.control?.number
    object.namedActions = content.actions.map(\.kind.name).filter {
      $0 != AccessibilityActionKind.default.name
    }
    object.isPressable = isPressable
    object.isAdjustable =
      content.adjust != nil || content.control?.increment != nil
      || content.control?.decrement != nil
    object.level = Int(description.headingLevel?.rawValue ?? 0)
    object.identifier = description.identifier ?? ""
    object.state = state
    return object
  }

  /// The state that does not depend on layout or focus.
  private var state: AccessibilityState {
    let isSelected = content.description.traits.contains(.isSelected)
    var state: AccessibilityState = content.isEnabled ? .enabled : []
    if isSelected { state.insert(.selected) }
    if role == .option || role == .tab { state.insert(.selectable) }
    if role == .toggle || role == .checkMenuItem || role == .radioMenuItem {
      state.insert(.checkable)
      if content.control?.isOn ?? isSelected { state.insert(.checked) }
    }
    if let isExpanded = content.control?.isExpanded {
      state.formUnion(isExpanded ? [.expandable, .expanded] : .expandable)
    }
    if content.control?.isIndeterminate == true { state.insert(.indeterminate) }
    if role == .dialog || role == .alert { state.insert(.modal) }
    if let text = content.text {
      state.formUnion(text.isMultiLine ? [.editable, .multiLine] : .editable)
    }
    return state
  }
}
