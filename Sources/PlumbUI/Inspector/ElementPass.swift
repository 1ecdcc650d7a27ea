internal import Foundation

/// Reads elements off the nodes.
@MainActor struct AccessibilityPass {
  /// Where elements are that are described and not shown.
  var place: CGRect?

  // The one function that calls itself does little itself: trees are deep, and room on the stack is
  // short.
  func elements(of node: ViewNode) -> [AccessibilityElementBuilder] {
    if node is AccessibilityOverrideNode { return describedElements(of: node) }
    var inner: [AccessibilityElementBuilder] = []
    for child in node.children where !(child is NonVisualNode) { inner += elements(of: child) }
    return elements(of: node, round: inner)
  }

  /// What a node makes of the elements in it.
  private func elements(
    of node: ViewNode, round inner: [AccessibilityElementBuilder]
  ) -> [AccessibilityElementBuilder] {
    let inner = inOrder(inner)
    if let node = node as? AccessibilityNode { return changed(inner, by: node) }
    guard let type = node.listedType else { return inner }
    guard let frame = frame(of: node) else { return [] }
    let name = Self.name(of: type)
    let label = node.label ?? (name == "Button" ? Self.joinedLabel(inner) : nil)
    var element = AccessibilityElementBuilder(
      AccessibilityElement(
        type: name, label: label, frame: frame, children: [], traits: Self.traits(of: name)),
      round: inner)
    if node.isNamedByContent { Self.apply(to: &element, chainBelow: node) }
    return [element]
  }

  /// Says of a composite what is said of all of its body.
  private static func apply(
    to element: inout AccessibilityElementBuilder, chainBelow node: ViewNode
  ) {
    var chain: [AccessibilityNode] = []
    var next = node.children.first as? AccessibilityNode
    while let node = next {
      chain.append(node)
      next = node.children.first as? AccessibilityNode
    }
    for node in chain.reversed() { element.apply(node.properties) }
  }

  private func frame(of node: ViewNode) -> CGRect? {
    if let place { return place }
    var layoutNodes: [LayoutNode] = []
    node.appendLayoutNodes(to: &layoutNodes)
    let frames = layoutNodes.filter(\.isShownInTree).map(\.frameInRoot)
    return frames.dropFirst().reduce(frames.first) { $0?.union($1) }
  }

  /// Those with larger sort priorities first; most have none.
  private func inOrder(_ elements: [AccessibilityElementBuilder]) -> [AccessibilityElementBuilder] {
    guard elements.contains(where: { $0.description.sortPriority != 0 }) else { return elements }
    return elements.enumerated()
      .sorted { first, second in
        let (one, other) = (first.element.description, second.element.description)
        return (other.sortPriority, first.offset) < (one.sortPriority, second.offset)
      }
      .map(\.element)
  }

  // MARK: What modifiers say

  /// Says something of the front-most of a view's elements, the first one.
  private func changed(
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

  /// Makes one element of several.
  private static func group(
    _ elements: [AccessibilityElementBuilder], in frame: CGRect,
    _ behavior: AccessibilityChildBehavior
  ) -> AccessibilityElementBuilder {
    var group = AccessibilityElementBuilder(
      AccessibilityElement(type: "AccessibilityElement", label: nil, frame: frame, children: []),
      round: behavior == .contain ? elements : [])
    if behavior == .combine { group.combine(elements) }
    return group
  }

  private func describedElements(of node: ViewNode) -> [AccessibilityElementBuilder] {
    guard let node = node as? AccessibilityOverrideNode, let shown = node.children.first,
      let description = node.children.last, let frame = frame(of: shown)
    else { return [] }
    let described = AccessibilityPass(place: frame).elements(of: description)
    if node.replacesElement { return described }
    var elements = elements(of: shown)
    guard !elements.isEmpty else {
      return [
        AccessibilityElementBuilder(
          AccessibilityElement(
            type: "AccessibilityElement", label: nil, frame: frame, children: []),
          round: described)
      ]
    }
    elements[0].inner = described
    return elements
  }

  // MARK: What types say

  /// A button is called what its texts say.
  private static func joinedLabel(_ elements: [AccessibilityElementBuilder]) -> String? {
    let texts = elements.flatMap(\.flattened).map(\.description).filter { $0.type == "Text" }
    let labels = texts.compactMap(\.label)
    return labels.isEmpty ? nil : labels.joined(separator: " ")
  }

  private static func traits(of name: String) -> AccessibilityTraits {
    switch name {
    case "Button": .isButton
    case "Link": .isLink
    case "Toggle": .isToggle
    case "Text": .isStaticText
    case "Image": .isImage
    default: []
    }
  }

  private static func name(of type: Any.Type) -> String {
    let name = String(describing: type)
    return String(name.prefix { $0 != "<" })
  }
}
