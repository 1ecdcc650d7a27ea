internal import Foundation

/// The properties of an accessibility element with the handlers of its actions, as collected by a
/// pass over the tree.
package struct AccessibilityElementBuilder {
  /// The properties of the element itself.
  package private(set) var description: AccessibilityElement
  /// The place of the element in the window.
  var place: ElementPlace
  /// The view that the element describes. Weak, because the view keeps its elements.
  weak var node: ViewNode?
  /// Whether the label of the element is a text that is not shown.
  var hasHiddenLabel = false
  /// Whether a modifier has set the label.
  private(set) var hasOwnLabel = false
  /// Whether the element is a part of the label of a control.
  var isControlLabel = false
  /// The name of the element if it has no label.
  var fallbackName: String?
  /// The state that the view tells besides its label, if it is a built-in control.
  var control: ControlState?
  /// The text that a field shows; `nil` for any other view.
  var text: EditedTextState?
  /// Whether a control is an item of a menu.
  var isMenuItem = false
  /// Whether the view can be used.
  var isEnabled = true
  /// The child elements.
  var children: [AccessibilityItem]
  /// The actions, with unique names.
  private(set) var actions: [AccessibilityProperties.Action] = []
  private(set) var adjust: (@MainActor (AccessibilityAdjustmentDirection) -> Void)?

  init(
    _ description: AccessibilityElement, at place: ElementPlace,
    containing children: [AccessibilityItem]
  ) {
    self.description = description
    self.place = place
    self.children = children
  }

  /// Returns the handler of an action.
  func handler(of action: String) -> (@MainActor () -> Void)? {
    actions.first { $0.kind.name == action }?.handler
  }

  /// Makes the text that a field shows its value.
  ///
  /// Not for assistive technologies, which read the text of a field by itself.
  mutating func setTextAsValue() { description.value = shownText }

  /// The value in words, or the text that a field shows.
  var value: String? { description.value ?? shownText }

  /// The text that a field shows; `nil` for a secret one, and for other views.
  private var shownText: String? {
    description.role == .secureTextField ? nil : text?.string
  }

  /// Applies properties to the element. Of two actions with the same name the later one applies,
  /// which was set further out.
  mutating func apply(_ properties: AccessibilityProperties) {
    description.apply(properties)
    if properties.label != nil { hasOwnLabel = true }
    add(properties.actions)
    adjust = properties.adjust ?? adjust
    guard let isExpanded = properties.isExpanded else { return }
    control = control ?? ControlState()
    control?.isExpanded = isExpanded
  }

  /// Adds actions; one with the name of an earlier one replaces it.
  mutating func add(_ added: [AccessibilityProperties.Action]) {
    for action in added {
      if let index = actions.firstIndex(where: { $0.kind == action.kind }) {
        actions[index] = action
      } else {
        actions.append(action)
      }
    }
  }

  /// Merges the properties and actions of other elements into this one. Of two actions with the
  /// same name, and of two adjustable values, the first applies.
  @MainActor mutating func combine(_ elements: [AccessibilityItem]) {
    func joined(_ texts: [String?]) -> String? {
      let texts = texts.compactMap(\.self).filter { !$0.isEmpty }
      return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
    let contents = elements.flatMap(\.readableItems).map(\.content)
    let parts = contents.map(\.description)
    description.label = joined(parts.map(\.label))
    description.value = joined(contents.map(\.value))
    description.hint = joined(parts.map(\.hint))
    description.traits = parts.reduce([]) { $0.union($1.traits) }
    // An element without a label or value may have actions.
    for element in elements.flatMap(\.flattened).map(\.content) {
      for action in element.actions where handler(of: action.kind.name) == nil {
        actions.append(action)
      }
      adjust = adjust ?? element.adjust
    }
  }
}

/// The place of an element: the current place of a view, or a fixed place.
package struct ElementPlace {
  /// The view; `nil` for a fixed place. Weak, because the view keeps its elements.
  private(set) weak var node: ViewNode?
  /// The fixed place.
  private(set) var fixedFrame = CGRect.zero

  /// The place of a view at any time.
  init(of node: ViewNode) {
    self.node = node
  }

  /// A fixed place.
  init(_ frame: CGRect) {
    fixedFrame = frame
  }

  /// The current frame in the root's coordinates; empty if the view is not shown any more.
  @MainActor var frame: CGRect { node.map { $0.shownFrame ?? .zero } ?? fixedFrame }
}

extension ViewNode {
  /// The union of the frames of the node's visible layout nodes; `nil` if none is visible.
  final var shownFrame: CGRect? {
    var layoutNodes: [LayoutNode] = []
    appendLayoutNodes(to: &layoutNodes)
    let frames = layoutNodes.filter(\.isShownInTree).map(\.frameInRoot)
    return frames.dropFirst().reduce(frames.first) { $0?.union($1) }
  }

  /// Whether any layout node of the view is visible.
  final var isShownAnywhere: Bool {
    var layoutNodes: [LayoutNode] = []
    appendLayoutNodes(to: &layoutNodes)
    return layoutNodes.contains(where: \.isShownInTree)
  }
}

extension AccessibilityElement {
  fileprivate mutating func apply(_ properties: AccessibilityProperties) {
    role = properties.role ?? role
    label = properties.label ?? label
    value = properties.value ?? value
    if properties.hint != nil || !properties.customContent.isEmpty {
      ownHint = properties.hint ?? ownHint
      customContent += properties.customContent
      hint = ([ownHint].compactMap(\.self) + customContent).joined(separator: ", ")
    }
    identifier = properties.identifier ?? identifier
    inputLabels = properties.inputLabels ?? inputLabels
    headingLevel = properties.headingLevel ?? headingLevel
    sortPriority = properties.sortPriority ?? sortPriority
    traits = traits.union(properties.addedTraits).subtracting(properties.removedTraits)
  }
}
