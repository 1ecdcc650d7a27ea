public import Foundation

/// A view as a person finds it on the screen: what it is, what it is called and where.
///
/// Modifiers and views that only group others are left out; their contents take their place.
public struct AccessibilityElement: Equatable, Sendable {
  /// The public type of the view, without its type parameters.
  public let type: String
  /// What a person would call it: a text's text, a button's label.
  public internal(set) var label: String?
  /// In points from the window's top left corner.
  public let frame: CGRect
  public internal(set) var children: [AccessibilityElement]
  /// What it shows, such as the number of a slider.
  public internal(set) var value: String?
  /// What happens when it is used.
  public internal(set) var hint: String?
  /// A name that programs find it by.
  public internal(set) var identifier: String?
  /// What a person may call it when they speak to it.
  public internal(set) var inputLabels: [String] = []
  /// What kind of thing it is.
  public internal(set) var traits: AccessibilityTraits = []
  /// How important it is among headers; `nil` where that is not said.
  public internal(set) var headingLevel: AccessibilityHeadingLevel?
  /// What can be done with it besides pressing it, by name.
  public internal(set) var actions: [String] = []
  /// Whether its value can be made larger and smaller.
  public internal(set) var isAdjustable = false
  /// Where it comes among its neighbours: those with larger numbers come first.
  var sortPriority = 0.0

  /// This element and all below it, parents first.
  public var flattened: [AccessibilityElement] {
    [self] + children.flatMap(\.flattened)
  }
}

extension ViewTree {
  /// The elements as they were last laid out; one root round them all.
  public func elements() -> AccessibilityElement {
    let elements = foundElements.map(\.described)
    if elements.count == 1 { return elements[0] }
    return AccessibilityElement(
      type: "Root", label: nil, frame: rootLayoutNode.frameInRoot, children: elements)
  }

  private var foundElements: [AccessibilityElementBuilder] {
    rootNode.map { AccessibilityPass().elements(of: $0) } ?? []
  }

  /// Does what a view says can be done with it.
  ///
  /// - Parameters:
  ///   - action: one of the `actions` of an element.
  ///   - label: that of the element; the first one that has both is meant.
  /// - Returns: whether there is one.
  @discardableResult
  public func perform(_ action: String, onElement label: String) -> Bool {
    let handler = first(labelled: label) { $0.handler(of: action) }
    handler?()
    return handler != nil
  }

  /// Makes the value of a view larger or smaller.
  ///
  /// - Parameter label: that of the element; the first one that can be adjusted is meant.
  /// - Returns: whether there is one.
  @discardableResult
  public func adjust(
    _ direction: AccessibilityAdjustmentDirection, onElement label: String
  ) -> Bool {
    let handler = first(labelled: label, \.adjust)
    handler?(direction)
    return handler != nil
  }

  /// What the first of the elements with a label can do, of those that can.
  private func first<Handler>(
    labelled label: String, _ handler: (AccessibilityElementBuilder) -> Handler?
  ) -> Handler? {
    for element in foundElements.flatMap(\.flattened) where element.description.label == label {
      if let handler = handler(element) { return handler }
    }
    return nil
  }
}
