internal import Foundation

/// A pass that builds the accessibility elements of view nodes.
@MainActor struct AccessibilityPass {
  /// The frame of elements that are described but not shown.
  var fixedFrame: CGRect?

  // Only this function is recursive, and its stack frame is small: trees are deep and the stack is
  // limited.
  func elements(of node: ViewNode) -> [AccessibilityElementBuilder] {
    if node is AccessibilityOverrideNode { return overriddenElements(of: node) }
    var children: [AccessibilityElementBuilder] = []
    for child in node.children where !(child is NonVisualNode) { children += elements(of: child) }
    return elements(of: node, containing: children)
  }

  /// Returns the elements of a node, given the elements of its children.
  private func elements(
    of node: ViewNode, containing children: [AccessibilityElementBuilder]
  ) -> [AccessibilityElementBuilder] {
    let children = sortedByPriority(children)
    if let node = node as? AccessibilityNode { return modified(children, by: node) }
    guard let type = node.listedType else { return children }
    guard let frame = frame(of: node) else { return [] }
    let hiddenLabel = type is any LabelledView.Type ? hiddenLabel(below: node) : nil
    let label =
      node.label ?? hiddenLabel
      ?? (node.elementRole == .button ? Self.joinedLabel(children) : nil)
    var element = AccessibilityElementBuilder(
      AccessibilityElement(
        type: Self.name(of: type), role: node.elementRole, label: label, frame: frame, children: [],
        traits: node.elementRole?.traits ?? []),
      containing: children)
    element.hasHiddenLabel = hiddenLabel != nil
    if node.inheritsContentLabel { Self.apply(to: &element, bodyOf: node) }
    return [element]
  }

  /// Applies properties set on the whole body of a composite view to the element of that view.
  private static func apply(
    to element: inout AccessibilityElementBuilder, bodyOf node: ViewNode
  ) {
    var chain: [AccessibilityNode] = []
    var next = node.children.first as? AccessibilityNode
    while let node = next {
      chain.append(node)
      next = node.children.first as? AccessibilityNode
    }
    for node in chain.reversed() { element.apply(node.properties) }
  }

  /// Returns the union of the frames of a node's visible layout nodes, or `nil` if none is visible.
  private func frame(of node: ViewNode) -> CGRect? {
    if let fixedFrame { return fixedFrame }
    var layoutNodes: [LayoutNode] = []
    node.appendLayoutNodes(to: &layoutNodes)
    let frames = layoutNodes.filter(\.isShownInTree).map(\.frameInRoot)
    return frames.dropFirst().reduce(frames.first) { $0?.union($1) }
  }

  /// Returns the elements sorted by descending sort priority. Most elements have none and are
  /// returned unchanged.
  private func sortedByPriority(
    _ elements: [AccessibilityElementBuilder]
  ) -> [AccessibilityElementBuilder] {
    guard elements.contains(where: { $0.description.sortPriority != 0 }) else { return elements }
    return elements.enumerated()
      .sorted { first, second in
        let (one, other) = (first.element.description, second.element.description)
        return (other.sortPriority, first.offset) < (one.sortPriority, second.offset)
      }
      .map(\.element)
  }

  // MARK: Modifiers

  /// Applies the properties of a node to the frontmost element of its view, which is the first one.
  private func modified(
    _ elements: [AccessibilityElementBuilder], by node: AccessibilityNode
  ) -> [AccessibilityElementBuilder] {
    if node.properties.isHidden == true { return [] }
    var elements = elements
    if let behavior = node.properties.children {
      guard let frame = frame(of: node) else { return [] }
      elements = [Self.group(elements, in: frame, behavior)]
    }
    guard var first = elements.first else { return [] }
    first.apply(node.properties)
    elements[0] = first
    return elements
  }

  /// Combines several elements into one.
  private static func group(
    _ elements: [AccessibilityElementBuilder], in frame: CGRect,
    _ behavior: AccessibilityChildBehavior
  ) -> AccessibilityElementBuilder {
    var group = AccessibilityElementBuilder(
      AccessibilityElement(type: "AccessibilityElement", label: nil, frame: frame, children: []),
      containing: behavior == .contain ? elements : [])
    if behavior == .combine { group.combine(elements) }
    return group
  }

  /// Returns the elements of a view whose elements are described by another view.
  private func overriddenElements(of node: ViewNode) -> [AccessibilityElementBuilder] {
    guard let node = node as? AccessibilityOverrideNode, let shown = node.children.first,
      let description = node.children.last, let frame = frame(of: shown)
    else { return [] }
    let descriptionElements = AccessibilityPass(fixedFrame: frame).elements(of: description)
    if node.replacesElement { return descriptionElements }
    var elements = elements(of: shown)
    guard !elements.isEmpty else {
      return [
        AccessibilityElementBuilder(
          AccessibilityElement(
            type: "AccessibilityElement", label: nil, frame: frame, children: []),
          containing: descriptionElements)
      ]
    }
    elements[0].children = descriptionElements
    return elements
  }

  // MARK: Labels and types

  /// Returns the label of a button: the texts in it, joined, or those of its images if it has none.
  private static func joinedLabel(_ elements: [AccessibilityElementBuilder]) -> String? {
    let parts = elements.flatMap(\.flattened)
    func joined(_ isPart: (AccessibilityElementBuilder) -> Bool) -> String? {
      let labels = parts.filter(isPart).compactMap(\.description.label)
      return labels.isEmpty ? nil : labels.joined(separator: " ")
    }
    return joined { $0.description.role == .text || $0.hasHiddenLabel }
      ?? joined { $0.description.role == .image }
  }

  /// Returns the texts of the labels that are not shown in a view, joined.
  private func hiddenLabel(below node: ViewNode) -> String? {
    var elements: [AccessibilityElementBuilder] = []
    // From the last to the first, as a stack is emptied.
    var nodes = Array(node.children.reversed())
    while let node = nodes.popLast() {
      if let node = node as? NonVisualNode, node.namesElement {
        let pass = AccessibilityPass(fixedFrame: .zero)
        for child in node.children { elements += pass.elements(of: child) }
      } else if !(node.listedType is any LabelledView.Type) {
        nodes += node.children.reversed()
      }
    }
    return Self.joinedLabel(elements)
  }

  /// Returns the name of a type without its type parameters.
  private static func name(of type: Any.Type) -> String {
    let name = String(describing: type)
    return String(name.prefix { $0 != "<" })
  }
}
