/// A mutable accessibility element with the handlers of its actions, as built by a pass over the
/// tree.
struct AccessibilityElementBuilder {
  /// The properties of the element itself.
  private(set) var description: AccessibilityElement
  /// Whether the label of the element is a text that is not shown.
  var hasHiddenLabel = false
  /// The child elements.
  var children: [AccessibilityElementBuilder]
  /// The actions, with unique names.
  private var actions: [AccessibilityProperties.Action] = []
  private(set) var adjust: (@MainActor (AccessibilityAdjustmentDirection) -> Void)?

  init(_ description: AccessibilityElement, containing children: [AccessibilityElementBuilder]) {
    self.description = description
    self.children = children
  }

  /// The finished element, with its children.
  var element: AccessibilityElement {
    var result = description
    result.children = children.map(\.element)
    result.actions = actions.map(\.kind.name)
    result.isAdjustable = adjust != nil
    return result
  }

  /// This element and its descendants, parents before children.
  var flattened: [AccessibilityElementBuilder] { [self] + children.flatMap(\.flattened) }

  /// Returns the handler of an action.
  func handler(of action: String) -> (@MainActor () -> Void)? {
    actions.first { $0.kind.name == action }?.handler
  }

  /// Applies properties to the element. Of two actions with the same name the later one applies,
  /// which was set further out.
  mutating func apply(_ properties: AccessibilityProperties) {
    description.apply(properties)
    for action in properties.actions {
      if let index = actions.firstIndex(where: { $0.kind == action.kind }) {
        actions[index] = action
      } else {
        actions.append(action)
      }
    }
    adjust = properties.adjust ?? adjust
  }

  /// Merges the properties and actions of other elements into this one. Of two actions with the
  /// same name, and of two adjustable values, the first applies.
  mutating func combine(_ elements: [AccessibilityElementBuilder]) {
    func joined(_ texts: [String?]) -> String? {
      let texts = texts.compactMap(\.self).filter { !$0.isEmpty }
      return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
    let parts = elements.flatMap(\.readableElements).map(\.description)
    description.label = joined(parts.map(\.label))
    description.value = joined(parts.map(\.value))
    description.hint = joined(parts.map(\.hint))
    description.traits = parts.reduce([]) { $0.union($1.traits) }
    // An element without a label or value may have actions.
    for element in elements.flatMap(\.flattened) {
      for action in element.actions where handler(of: action.kind.name) == nil {
        actions.append(action)
      }
      adjust = adjust ?? element.adjust
    }
  }

  /// The elements that a screen reader reads one after the other: those that have a label or value
  /// and are not inside another one that has.
  private var readableElements: [AccessibilityElementBuilder] {
    description.label != nil || description.value != nil
      ? [self] : children.flatMap(\.readableElements)
  }
}

extension AccessibilityElement {
  fileprivate mutating func apply(_ properties: AccessibilityProperties) {
    label = properties.label ?? label
    value = properties.value ?? value
    hint = properties.hint ?? hint
    identifier = properties.identifier ?? identifier
    inputLabels = properties.inputLabels ?? inputLabels
    headingLevel = properties.headingLevel ?? headingLevel
    sortPriority = properties.sortPriority ?? sortPriority
    traits = traits.union(properties.addedTraits).subtracting(properties.removedTraits)
  }
}
