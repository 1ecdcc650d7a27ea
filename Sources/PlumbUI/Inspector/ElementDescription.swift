public import Foundation

/// A view as a person finds it on the screen: what it is, what it is called and where.
///
/// Modifiers and views that only group others are left out; their contents take their place.
public struct ElementDescription: Equatable, Sendable {
  /// The public type of the view, without its type parameters.
  public let type: String
  /// What a person would call it: a text's text, a button's label.
  public let label: String?
  /// In points from the window's top left corner.
  public let frame: CGRect
  public let children: [ElementDescription]

  /// This element and all below it, parents first.
  public var flattened: [ElementDescription] {
    [self] + children.flatMap(\.flattened)
  }
}

extension ViewTree {
  /// The elements as they were last laid out; one root round them all.
  public func elements() -> ElementDescription {
    let elements = rootNode.map { ElementPass.elements(of: $0) } ?? []
    if elements.count == 1 { return elements[0] }
    return ElementDescription(
      type: "Root", label: nil, frame: rootBox.frameInRoot, children: elements)
  }
}

/// Reads elements off the nodes.
@MainActor private enum ElementPass {
  static func elements(of node: ViewNode) -> [ElementDescription] {
    let inner = node.children.flatMap(elements(of:))
    guard let type = node.listedType else {
      return node is LabelNode ? labelled(inner, node.label) : inner
    }
    var boxes: [LayoutNode] = []
    node.appendBoxes(to: &boxes)
    let frames = boxes.filter(\.isShownInTree).map(\.frameInRoot)
    guard let first = frames.first else { return [] }
    let name = name(of: type)
    return [
      ElementDescription(
        type: name, label: label(of: node, named: name, inner),
        frame: frames.dropFirst().reduce(first) { $0.union($1) }, children: inner)
    ]
  }

  /// Gives the front-most of a view's elements, the first one, another label.
  private static func labelled(
    _ elements: [ElementDescription], _ label: String?
  ) -> [ElementDescription] {
    guard let first = elements.first else { return [] }
    return [
      ElementDescription(
        type: first.type, label: label, frame: first.frame, children: first.children)
    ] + elements.dropFirst()
  }

  /// A label set by a modifier inside, the view's own, or what a button's texts say.
  private static func label(
    of node: ViewNode, named name: String, _ inner: [ElementDescription]
  ) -> String? {
    if node.isNamedByContent, let label = node.children.first as? LabelNode { return label.label }
    return node.label ?? (name == "Button" ? joinedLabel(inner) : nil)
  }

  /// A button is called what its texts say.
  private static func joinedLabel(_ elements: [ElementDescription]) -> String? {
    let labels = elements.flatMap(\.flattened).filter { $0.type == "Text" }.compactMap(\.label)
    return labels.isEmpty ? nil : labels.joined(separator: " ")
  }

  private static func name(of type: Any.Type) -> String {
    let name = String(describing: type)
    return String(name.prefix { $0 != "<" })
  }
}
