/// An element as a pass finds it: what it says, and what can be done with it.
struct AccessibilityElementBuilder {
  /// What it says by itself.
  private(set) var description: AccessibilityElement
  /// The elements in it.
  var inner: [AccessibilityElementBuilder]
  /// One for each name.
  private var actions: [AccessibilityProperties.Action] = []
  private(set) var adjust: (@MainActor (AccessibilityAdjustmentDirection) -> Void)?

  init(_ description: AccessibilityElement, round inner: [AccessibilityElementBuilder]) {
    self.description = description
    self.inner = inner
  }

  /// The element for those who only look, with the elements in it.
  var described: AccessibilityElement {
    var result = description
    result.children = inner.map(\.described)
    result.actions = actions.map(\.kind.name)
    result.isAdjustable = adjust != nil
    return result
  }

  /// This element and all below it, parents first.
  var flattened: [AccessibilityElementBuilder] { [self] + inner.flatMap(\.flattened) }

  /// What does what an action says.
  func handler(of action: String) -> (@MainActor () -> Void)? {
    actions.first { $0.kind.name == action }?.handler
  }

  /// Takes in what is said of it; of two actions of one name the later one, said further out, counts.
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

  /// Says what others say and does what can be done with them; of two actions of one name, and of two
  /// values that can be adjusted, the first counts.
  mutating func combine(_ elements: [AccessibilityElementBuilder]) {
    func joined(_ texts: [String?]) -> String? {
      let texts = texts.compactMap(\.self).filter { !$0.isEmpty }
      return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
    let parts = elements.flatMap(\.spoken).map(\.description)
    description.label = joined(parts.map(\.label))
    description.value = joined(parts.map(\.value))
    description.hint = joined(parts.map(\.hint))
    description.traits = parts.reduce([]) { $0.union($1.traits) }
    // What says nothing may still do something.
    for element in elements.flatMap(\.flattened) {
      for action in element.actions where handler(of: action.kind.name) == nil {
        actions.append(action)
      }
      adjust = adjust ?? element.adjust
    }
  }

  /// The elements a person would hear one after the other: those that say something and are not part
  /// of one that does.
  private var spoken: [AccessibilityElementBuilder] {
    description.label != nil || description.value != nil ? [self] : inner.flatMap(\.spoken)
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
