internal import Foundation

/// Reads elements off the nodes.
@MainActor struct ElementPass {
  /// Where elements are that are described and not shown.
  var place: CGRect?

  // The one function that calls itself does little itself: trees are deep, and room on the stack is
  // short.
  func elements(of node: ViewNode) -> [ElementDescription] {
    if node is DescribedNode { return describedElements(of: node) }
    var inner: [ElementDescription] = []
    for child in node.children { inner += elements(of: child) }
    return elements(of: node, round: inner)
  }

  /// What a node makes of the elements in it.
  private func elements(
    of node: ViewNode, round inner: [ElementDescription]
  ) -> [ElementDescription] {
    let inner = inOrder(inner)
    if let node = node as? AccessibilityNode { return changed(inner, by: node) }
    guard let type = node.listedType else { return inner }
    guard let frame = frame(of: node) else { return [] }
    let name = Self.name(of: type)
    var element = ElementDescription(
      type: name, label: node.label ?? (name == "Button" ? Self.joinedLabel(inner) : nil),
      frame: frame, children: inner, traits: Self.traits(of: name))
    if node.isNamedByContent { Self.apply(to: &element, chainBelow: node) }
    return [element]
  }

  /// Says of a composite what is said of all of its body.
  private static func apply(to element: inout ElementDescription, chainBelow node: ViewNode) {
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
  private func inOrder(_ elements: [ElementDescription]) -> [ElementDescription] {
    guard elements.contains(where: { $0.sortPriority != 0 }) else { return elements }
    return elements.enumerated()
      .sorted { ($1.element.sortPriority, $0.offset) < ($0.element.sortPriority, $1.offset) }
      .map(\.element)
  }

  // MARK: What modifiers say

  /// Says something of the front-most of a view's elements, the first one.
  private func changed(
    _ elements: [ElementDescription], by node: AccessibilityNode
  ) -> [ElementDescription] {
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
    _ elements: [ElementDescription], in frame: CGRect, _ behavior: AccessibilityChildBehavior
  ) -> ElementDescription {
    var group = ElementDescription(
      type: "AccessibilityElement", label: nil, frame: frame,
      children: behavior == .contain ? elements : [])
    guard behavior == .combine else { return group }
    let parts = elements.flatMap(\.spoken)
    func joined(_ texts: [String?]) -> String? {
      let texts = texts.compactMap(\.self).filter { !$0.isEmpty }
      return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
    group.label = joined(parts.map(\.label))
    group.value = joined(parts.map(\.value))
    group.hint = joined(parts.map(\.hint))
    group.actions = parts.flatMap(\.actions)
    group.traits = parts.reduce([]) { $0.union($1.traits) }
    return group
  }

  private func describedElements(of node: ViewNode) -> [ElementDescription] {
    guard let node = node as? DescribedNode, let shown = node.children.first,
      let description = node.children.last, let frame = frame(of: shown)
    else { return [] }
    let described = ElementPass(place: frame).elements(of: description)
    if node.replacesElement { return described }
    var elements = elements(of: shown)
    guard !elements.isEmpty else {
      return [
        ElementDescription(
          type: "AccessibilityElement", label: nil, frame: frame, children: described)
      ]
    }
    elements[0].children = described
    return elements
  }

  // MARK: What types say

  /// A button is called what its texts say.
  private static func joinedLabel(_ elements: [ElementDescription]) -> String? {
    let labels = elements.flatMap(\.flattened).filter { $0.type == "Text" }.compactMap(\.label)
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

extension ElementDescription {
  /// The elements a person would hear one after the other: those that say something and are not part
  /// of one that does.
  fileprivate var spoken: [ElementDescription] {
    label != nil || value != nil ? [self] : children.flatMap(\.spoken)
  }

  fileprivate mutating func apply(_ properties: AccessibilityProperties) {
    label = properties.label ?? label
    value = properties.value ?? value
    hint = properties.hint ?? hint
    identifier = properties.identifier ?? identifier
    inputLabels = properties.inputLabels ?? inputLabels
    headingLevel = properties.headingLevel ?? headingLevel
    sortPriority = properties.sortPriority ?? sortPriority
    traits = traits.union(properties.addedTraits).subtracting(properties.removedTraits)
    let names = properties.actions.map(\.kind.name)
    actions += names.filter { !actions.contains($0) }
    if properties.adjust != nil { isAdjustable = true }
  }
}

/// Finds what can be done with an element.
@MainActor struct AccessibilitySearch {
  let label: String

  /// What the first element of the label says, of those that say it.
  func first<Found>(
    in node: ViewNode?, _ find: (AccessibilityProperties) -> Found?
  ) -> Found? {
    guard let node else { return nil }
    if let said = node as? AccessibilityNode, let found = find(said.properties),
      ElementPass().elements(of: topOfChain(from: said)).first?.label == label
    {
      return found
    }
    for child in node.children {
      if let found = first(in: child, find) { return found }
    }
    return nil
  }

  /// The outermost of the nodes that say something of the same element.
  private func topOfChain(from node: AccessibilityNode) -> ViewNode {
    var top: ViewNode = node
    while let outer = top.parent as? AccessibilityNode { top = outer }
    return top
  }
}
