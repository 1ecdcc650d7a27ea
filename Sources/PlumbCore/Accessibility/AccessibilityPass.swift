internal import Foundation

/// A pass that makes the accessibility elements of view nodes.
@MainActor package struct AccessibilityPass {
  /// The place of elements that are described but not shown.
  var fixedPlace: ElementPlace?
  /// Whether the elements are for an assistive technology: they have identifiers and names, and are
  /// made again only where something has changed.
  var isForAssistiveTechnology: Bool
  /// Whether nothing that is kept is used or changed, to check it.
  var makesAllAgain: Bool

  package init(
    fixedPlace: ElementPlace? = nil, isForAssistiveTechnology: Bool = false,
    makesAllAgain: Bool = false
  ) {
    self.fixedPlace = fixedPlace
    self.isForAssistiveTechnology = isForAssistiveTechnology
    self.makesAllAgain = makesAllAgain
  }

  /// Returns the outermost elements of a view node and its descendants, in order.
  // Only this function is recursive, and its stack frame is small: trees are deep and the stack is
  // limited.
  package func elements(of node: ViewNode) -> [AccessibilityItem] {
    if let items = keptElements(of: node) { return items }
    if node is AccessibilityOverrideViewNode {
      return keep(overriddenElements(of: node), for: node)
    }
    var children: [AccessibilityItem] = []
    for child in node.children where !(child is NonVisualViewNode) {
      children += elements(of: child)
    }
    return keep(elements(of: node, containing: children), for: node)
  }

  /// Returns the elements of a node, given the elements of its children.
  private func elements(
    of node: ViewNode, containing children: [AccessibilityItem]
  ) -> [AccessibilityItem] {
    let children = sortedByPriority(children)
    if let node = node as? AccessibilityViewNode { return modified(children, by: node) }
    guard let type = node.listedType else {
      return isForAssistiveTechnology ? unlisted(node, containing: children) : children
    }
    if isForAssistiveTechnology, node.isField, let field = Self.onlyField(in: children) {
      return [field]
    }
    guard let place = place(of: node) else { return [] }
    let hiddenLabel = node.isLabelled ? hiddenLabel(below: node) : nil
    let label =
      node.label ?? hiddenLabel
      ?? (node.elementRole == .button ? Self.joinedLabel(children) : nil)
    var element = AccessibilityElementBuilder(
      AccessibilityElement(
        type: ViewTypeName.name(of: type), role: node.elementRole, label: label, frame: .zero,
        children: [],
        traits: node.elementRole?.traits ?? []), at: place, containing: children)
    element.hasHiddenLabel = hiddenLabel != nil
    if isForAssistiveTechnology {
      describe(&element, of: node)
    } else if node.elementRole == .textField {
      element.text = node.editedText?.editedTextState
      element.setTextAsValue()
    }
    // To assistive technologies the element of the body is enough, unless the view is a control.
    if node.inheritsContentLabel, !isForAssistiveTechnology || node.elementRole != nil {
      Self.apply(to: &element, bodyOf: node)
    }
    return [item(element, of: node)]
  }

  /// Applies properties set on the whole body of a composite view to the element of that view.
  private static func apply(
    to element: inout AccessibilityElementBuilder, bodyOf node: ViewNode
  ) {
    var chain: [AccessibilityViewNode] = []
    var next = node.children.first as? AccessibilityViewNode
    while let node = next {
      chain.append(node)
      next = node.children.first as? AccessibilityViewNode
    }
    for node in chain.reversed() { element.apply(node.properties) }
  }

  /// Returns the place of a node, or `nil` if no part of it is visible.
  private func place(of node: ViewNode) -> ElementPlace? {
    if let fixedPlace { return fixedPlace }
    if isForAssistiveTechnology { return node.isShownAnywhere ? ElementPlace(of: node) : nil }
    return node.shownFrame.map { ElementPlace($0) }
  }

  /// Returns the elements sorted by descending sort priority. Most elements have none and are
  /// returned unchanged.
  private func sortedByPriority(_ elements: [AccessibilityItem]) -> [AccessibilityItem] {
    guard elements.contains(where: { $0.sortPriority != 0 }) else { return elements }
    return elements.enumerated()
      .sorted { first, second in
        let (one, other) = (first.element, second.element)
        return (other.sortPriority, first.offset) < (one.sortPriority, second.offset)
      }
      .map(\.element)
  }

  // MARK: Modifiers

  /// Applies the properties of a node to the frontmost element of its view, which is the first one.
  private func modified(
    _ elements: [AccessibilityItem], by node: AccessibilityViewNode
  ) -> [AccessibilityItem] {
    if node.properties.isHidden == true { return [] }
    var elements = elements
    if let behavior = node.properties.children {
      guard let place = place(of: node) else { return [] }
      elements = [group(elements, of: node, at: place, behavior)]
    }
    guard let first = elements.first else { return [] }
    elements[0] = first.changed { $0.apply(node.properties) }
    return elements
  }

  /// Combines several elements into one.
  private func group(
    _ elements: [AccessibilityItem], of node: ViewNode, at place: ElementPlace,
    _ behavior: AccessibilityChildBehavior
  ) -> AccessibilityItem {
    var group = AccessibilityElementBuilder(
      AccessibilityElement(type: "AccessibilityElement", label: nil, frame: .zero, children: []),
      at: place, containing: behavior == .contain ? elements : [])
    if behavior == .combine { group.combine(elements) }
    group.isEnabled = node.environment.isEnabled
    return item(group, of: node)
  }

  /// Returns the elements of a view that are described by another view.
  private func overriddenElements(of node: ViewNode) -> [AccessibilityItem] {
    guard let node = node as? AccessibilityOverrideViewNode, let shown = node.children.first,
      let description = node.children.last, let place = place(of: shown)
    else { return [] }
    var pass = self
    pass.fixedPlace = place
    let described = pass.elements(of: description)
    if node.description == .element { return described }
    var elements = elements(of: shown)
    if elements.isEmpty {
      let element = AccessibilityElement(
        type: "AccessibilityElement", label: nil, frame: .zero, children: [])
      elements = [item(AccessibilityElementBuilder(element, at: place, containing: []), of: node)]
    }
    elements[0] = elements[0].changed {
      if node.description == .children {
        $0.children = described
      } else {
        $0.add(described.flatMap(Self.actions))
      }
    }
    return elements
  }

  /// Returns the actions that the buttons in an element perform, named by their labels.
  private static func actions(of item: AccessibilityItem) -> [AccessibilityProperties.Action] {
    item.flattened.map(\.content).compactMap { content in
      guard content.description.role == .button, content.isEnabled,
        let name = content.description.label
      else { return nil }
      return AccessibilityProperties.Action(kind: AccessibilityActionKind(name: name)) {
        [weak node = content.node] in
        node?.firstShown { $0 as? any PressTarget }?.press()
      }
    }
  }

  // MARK: Labels and types

  /// Returns the label of a button: the texts in it and the labels that were given to its images, joined; without
  /// either, the labels of all images. The name of the symbol beside a title says nothing that the title does not.
  static func joinedLabel(_ elements: [AccessibilityItem]) -> String? {
    let parts = elements.flatMap(\.flattened).map(\.content)
    func joined(_ isPart: (AccessibilityElementBuilder) -> Bool) -> String? {
      let labels = parts.filter(isPart).compactMap(\.description.label)
      return labels.isEmpty ? nil : labels.joined(separator: " ")
    }
    return joined { part in
      let role = part.description.role
      return role == .text || part.hasHiddenLabel || role == .image && part.hasOwnLabel
    }
      ?? joined { $0.description.role == .image }
  }

  /// Returns the texts of the labels that are not shown in a view, joined.
  private func hiddenLabel(below node: ViewNode) -> String? {
    var elements: [AccessibilityItem] = []
    var nodes = node.descendants
    while let node = nodes.next() {
      if let node = node as? NonVisualViewNode, node.namesElement {
        elements += nonVisualElements(of: node)
        nodes.skipDescendants()
      } else if node.isLabelled {
        nodes.skipDescendants()
      }
    }
    return Self.joinedLabel(elements)
  }

  /// Returns the elements of the views in a node that is never shown.
  func nonVisualElements(of node: NonVisualViewNode) -> [AccessibilityItem] {
    var pass = self
    pass.fixedPlace = ElementPlace(.zero)
    return pass.keep(node.children.flatMap { pass.elements(of: $0) }, for: node)
  }
}
