internal import Foundation

/// Reads elements off the nodes.
@MainActor struct ElementPass {
  /// Where elements are that are described and not shown.
  var place: CGRect?

  // The one function that calls itself does little itself: trees are deep, and room on the stack is
  // short.
  func elements(of node: ViewNode) -> [FoundElement] {
    if node is DescribedNode { return describedElements(of: node) }
    var inner: [FoundElement] = []
    for child in node.children where !(child is UnseenNode) { inner += elements(of: child) }
    return elements(of: node, round: inner)
  }

  /// What a node makes of the elements in it.
  private func elements(
    of node: ViewNode, round inner: [FoundElement]
  ) -> [FoundElement] {
    let inner = inOrder(inner)
    if let node = node as? AccessibilityNode { return changed(inner, by: node) }
    guard let type = node.listedType else { return inner }
    guard let frame = frame(of: node) else { return [] }
    let name = Self.name(of: type)
    let label = node.label ?? (name == "Button" ? Self.joinedLabel(inner) : nil)
    var element = FoundElement(
      ElementDescription(
        type: name, label: label, frame: frame, children: [], traits: Self.traits(of: name)),
      round: inner)
    if node.isNamedByContent { Self.apply(to: &element, chainBelow: node) }
    return [element]
  }

  /// Says of a composite what is said of all of its body.
  private static func apply(to element: inout FoundElement, chainBelow node: ViewNode) {
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
    var boxes: [LayoutNode] = []
    node.appendBoxes(to: &boxes)
    let frames = boxes.filter(\.isShownInTree).map(\.frameInRoot)
    return frames.dropFirst().reduce(frames.first) { $0?.union($1) }
  }

  /// Those with larger sort priorities first; most have none.
  private func inOrder(_ elements: [FoundElement]) -> [FoundElement] {
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
    _ elements: [FoundElement], by node: AccessibilityNode
  ) -> [FoundElement] {
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
    _ elements: [FoundElement], in frame: CGRect, _ behavior: AccessibilityChildBehavior
  ) -> FoundElement {
    var group = FoundElement(
      ElementDescription(type: "AccessibilityElement", label: nil, frame: frame, children: []),
      round: behavior == .contain ? elements : [])
    if behavior == .combine { group.combine(elements) }
    return group
  }

  private func describedElements(of node: ViewNode) -> [FoundElement] {
    guard let node = node as? DescribedNode, let shown = node.children.first,
      let description = node.children.last, let frame = frame(of: shown)
    else { return [] }
    let described = ElementPass(place: frame).elements(of: description)
    if node.replacesElement { return described }
    var elements = elements(of: shown)
    guard !elements.isEmpty else {
      return [
        FoundElement(
          ElementDescription(type: "AccessibilityElement", label: nil, frame: frame, children: []),
          round: described)
      ]
    }
    elements[0].inner = described
    return elements
  }

  // MARK: What types say

  /// A button is called what its texts say.
  private static func joinedLabel(_ elements: [FoundElement]) -> String? {
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
