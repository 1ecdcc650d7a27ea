/// The parts of the pass that only assistive technologies need.
extension AccessibilityPass {
  /// Returns the kept elements of a node; `nil` if they must be made.
  func keptElements(of node: ViewNode) -> [AccessibilityItem]? {
    guard isForAssistiveTechnology, !makesAllAgain,
      let record = node.elementRecord as? NodeElements,
      !record.isStale
    else { return nil }
    return record.items
  }

  /// Keeps the elements of a node until something changes in it.
  func keep(_ items: [AccessibilityItem], for node: ViewNode) -> [AccessibilityItem] {
    guard isForAssistiveTechnology, !makesAllAgain else { return items }
    let record = record(of: node)
    record.items = items
    record.didUpdate()
    return items
  }

  /// Returns the item of a node.
  func item(_ content: AccessibilityElementBuilder, of node: ViewNode) -> AccessibilityItem {
    var content = content
    guard isForAssistiveTechnology else {
      content.node = node
      return AccessibilityItem(content)
    }
    if makesAllAgain {
      return AccessibilityItem(content, id: (node.elementRecord as? NodeElements)?.id ?? .window)
    }
    content.node = node
    return AccessibilityItem(content, id: record(of: node).id)
  }

  private func record(of node: ViewNode) -> NodeElements {
    if let record = node.elementRecord as? NodeElements { return record }
    let record = NodeElements()
    node.elementRecord = record
    return record
  }

  /// Adds the properties to the element of a view that only assistive technologies are told.
  func describe(_ element: inout AccessibilityElementBuilder, of node: ViewNode) {
    element.isEnabled = node.environment.isEnabled
    element.isMenuItem = node.environment.controlsHaveItemRoles
    element.control = node.controlState
    switch node.elementRole {
    case .slider, .stepper, .gauge, .picker, .progressIndicator, .textField, .secureTextField:
      element.fallbackName = controlLabel(below: node)
      if node.elementRole == .picker { Self.namePopUpButton(in: &element) }
      if node.elementRole == .textField || node.elementRole == .secureTextField {
        element.text = node.editedText?.editedTextState
      }
    case .toggle:
      element.fallbackName = controlLabel(below: node) ?? Self.joinedLabel(element.children)
    case .link, .option, .popUpButton, .listItem, .tableRow, .tab:
      element.fallbackName = Self.joinedLabel(element.children)
    case .dialog, .alert: element.fallbackName = Self.title(of: element.children)
    case .button, .text, .image, .list, .table, .tabList, .menu, .menuBar, nil: break
    }
  }

  /// Returns the elements of a node that is not listed: a control that others consist of, or the
  /// label of a control.
  func unlisted(
    _ node: ViewNode, containing children: [AccessibilityItem]
  ) -> [AccessibilityItem] {
    if node.namesControl {
      return children.map { $0.changed { $0.isControlLabel = true } }
    }
    guard let role = node.elementRole, node.isShownAnywhere else { return children }
    var element = AccessibilityElementBuilder(
      AccessibilityElement(type: "", role: role, label: nil, frame: .zero, children: []),
      at: fixedPlace ?? ElementPlace(of: node), containing: children)
    describe(&element, of: node)
    return [item(element, of: node)]
  }

  /// Returns the field that assistive technologies find in some elements, if they find nothing else.
  static func onlyField(in elements: [AccessibilityItem]) -> AccessibilityItem? {
    let presented = elements.flatMap(\.presented)
    return presented.count == 1 && presented[0].content.text != nil ? presented[0] : nil
  }

  /// Returns the title of a presentation: the text of its first heading, or else its first text.
  private static func title(of elements: [AccessibilityItem]) -> String? {
    let texts = elements.flatMap(\.flattened).map(\.content.description)
      .filter { $0.role == .text && $0.label != nil }
    return (texts.first { $0.traits.contains(.isHeader) } ?? texts.first)?.label
  }

  /// Gives the button of a picker's menu the name of the picker; the name of the button itself is
  /// the selected option, which is the value.
  private static func namePopUpButton(in element: inout AccessibilityElementBuilder) {
    guard let name = element.fallbackName ?? element.description.label else { return }
    element.children = element.children.map { child in
      child.replacingDescendants(where: { $0.content.description.role == .popUpButton }) { button in
        let value = button.name
        button.apply(AccessibilityProperties(label: name, value: value))
      }
    }
  }

  /// Returns the texts of the label of a control, shown or not.
  private func controlLabel(below node: ViewNode) -> String? {
    var nodes = node.descendants
    while let node = nodes.next() {
      if let node = node as? NonVisualViewNode, node.namesElement {
        return Self.joinedLabel(nonVisualElements(of: node))
      }
      if node.namesControl {
        let shown = elements(of: node)
        if !shown.isEmpty { return Self.joinedLabel(shown) }
      }
      if node.isLabelled { nodes.skipDescendants() }
    }
    return nil
  }
}

/// The kept elements of a view node.
final class NodeElements: ElementRecord {
  /// The identifier of the element that the node itself makes, if it makes one.
  let id: AccessibilityID
  /// The elements of the node, including the elements inside them.
  fileprivate(set) var items: [AccessibilityItem] = []

  private static var count = 0

  override init() {
    // Numbers are not used again while the program runs.
    Self.count += 1
    id = AccessibilityID(rawValue: Self.count)
  }
}

extension AccessibilityItem {
  /// Returns the item with changed descendants; the same item if there is none to change.
  fileprivate func replacingDescendants(
    where isChanged: (AccessibilityItem) -> Bool,
    by change: (inout AccessibilityElementBuilder) -> Void
  ) -> AccessibilityItem {
    if isChanged(self) { return changed(change) }
    let children = content.children.map { $0.replacingDescendants(where: isChanged, by: change) }
    if zip(children, content.children).allSatisfy({ $0 === $1 }) { return self }
    return changed { $0.children = children }
  }
}
