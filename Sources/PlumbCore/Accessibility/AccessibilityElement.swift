public import Foundation

/// A description of a view as an assistive technology presents it: its type, label and frame.
///
/// Modifiers and views that only group others are omitted; their contents take their place.
public struct AccessibilityElement: Equatable, Sendable {
  /// The public type of the view, without its type parameters.
  public let type: String
  /// The kind of the element; `nil` for an element of no particular kind, such as every custom
  /// view.
  public internal(set) var role: ElementRole?
  /// The label of the view: the text of a text, the label of a button.
  public internal(set) var label: String?
  /// The frame, in points from the window's top left corner.
  public internal(set) var frame: CGRect
  /// The elements inside the view.
  public internal(set) var children: [AccessibilityElement]
  /// The value of the view, such as the number of a slider.
  public internal(set) var value: String?
  /// The result of using the view.
  public internal(set) var hint: String?
  /// An identifier by which programs find the view.
  public internal(set) var identifier: String?
  /// The labels by which the view can be addressed in speech input.
  public internal(set) var inputLabels: [String] = []
  /// The traits of the view.
  public internal(set) var traits: AccessibilityTraits = []
  /// The heading level of the view; `nil` if none was set.
  public internal(set) var headingLevel: AccessibilityHeadingLevel?
  /// The names of the actions of the view, apart from pressing it.
  public internal(set) var actions: [String] = []
  /// Whether the value can be incremented and decremented.
  public internal(set) var isAdjustable = false
  /// The priority of the element among its siblings: elements with larger numbers come first.
  var sortPriority = 0.0
  /// The hint without further contents, and these.
  var ownHint: String?
  var customContent: [String] = []

  /// This element and its descendants, parents before children.
  public var flattened: [AccessibilityElement] {
    [self] + children.flatMap(\.flattened)
  }
}

extension ViewTree {
  /// Returns the element tree after the last layout. Several elements at the top level are placed
  /// inside a root element.
  public func elements() -> AccessibilityElement {
    let elements = elementItems.map(\.element)
    if elements.count == 1 { return elements[0] }
    return AccessibilityElement(
      type: "Root", label: nil, frame: rootLayoutNode.frameInRoot, children: elements)
  }

  private var elementItems: [AccessibilityItem] {
    accessibleNode.map { AccessibilityPass().elements(of: $0) } ?? []
  }

  /// The node of the views that can be used: the presentation in front, or else the root view.
  var accessibleNode: ViewNode? { presentations.top ?? rootNode }

  /// Performs an accessibility action of a view.
  ///
  /// - Parameters:
  ///   - action: one of the `actions` of an element.
  ///   - label: the label of the element; the first element that has both is used.
  /// - Returns: whether there is such an element.
  @discardableResult
  public func perform(_ action: String, onElement label: String) -> Bool {
    let handler = first(labelled: label) { $0.handler(of: action) }
    handler?()
    return handler != nil
  }

  /// Increments or decrements the value of a view.
  ///
  /// - Parameters:
  ///   - direction: whether the value is incremented or decremented.
  ///   - label: the label of the element; the first adjustable element with it is used.
  /// - Returns: whether there is such an element.
  @discardableResult
  public func adjust(
    _ direction: AccessibilityAdjustmentDirection, onElement label: String
  ) -> Bool {
    let handler = first(labelled: label, \.adjust)
    handler?(direction)
    return handler != nil
  }

  /// Returns a handler of the first element with a label that has one.
  private func first<Handler>(
    labelled label: String, _ handler: (AccessibilityElementBuilder) -> Handler?
  ) -> Handler? {
    for item in elementItems.flatMap(\.flattened) where item.content.description.label == label {
      if let handler = handler(item.content) { return handler }
    }
    return nil
  }
}
