public import Foundation
public import PlumbUI

/// A view in a window, as a test found it.
///
/// An element follows its view: `frame`, `label` and the other properties are the current ones of
/// the view, also during animations, and not the ones at the time of the search. Once the view is
/// removed, `exists` becomes `false` and `frame` null, which no expectation about a frame accepts.
@MainActor public struct TestElement {
  /// The window that shows the view.
  public let window: TestWindow
  /// The identity of the view; `nil` for an element of no single view.
  let viewIdentity: AnyObject?
  /// The view as it was found.
  let found: ViewElement

  init(_ found: ViewElement, in window: TestWindow) {
    self.window = window
    self.found = found
    viewIdentity = found.viewIdentity
  }

  /// The view as it is now; `nil` if it is no longer shown.
  var current: ViewElement? {
    window.layOut()
    return path.last
  }

  /// The elements around the view and the view itself, from the outermost on; none if it is no longer
  /// shown.
  var path: [ViewElement] { Self.path(to: self, from: window.tree.viewElements()) }

  private static func path(to wanted: TestElement, from root: ViewElement) -> [ViewElement] {
    if wanted.isFound(root) { return [root] }
    for child in root.children {
      let rest = path(to: wanted, from: child)
      if !rest.isEmpty { return [root] + rest }
    }
    return []
  }

  /// Returns whether an element is the one that was found. Elements of no single view are compared by
  /// their properties.
  private func isFound(_ other: ViewElement) -> Bool {
    if let viewIdentity { return other.viewIdentity === viewIdentity }
    return other.viewIdentity == nil && other.element.type == found.element.type
      && other.element.label == found.element.label
      && other.element.identifier == found.element.identifier
  }

  // MARK: Properties

  /// Whether the view is still shown.
  public var exists: Bool { current != nil }

  /// The frame in points from the window's top left corner; null if the view is no longer shown.
  public var frame: CGRect { current?.element.frame ?? .null }

  /// The label: the text of a text, the label of a button.
  public var label: String? { current?.element.label }

  /// The value, such as the number of a slider.
  public var value: String? { current?.element.value }

  /// The accessibility identifier.
  public var identifier: String? { current?.element.identifier }

  /// The kind of element; `nil` for an element of no particular kind, such as every custom view.
  public var role: ElementRole? { found.element.role }

  /// The type of the view, without its type parameters.
  public var type: String { found.element.type }

  /// The accessibility traits.
  public var traits: AccessibilityTraits { current?.element.traits ?? [] }

  /// Whether the view exists and is not disabled.
  public var isEnabled: Bool { current?.isEnabled ?? false }

  /// Whether the view has the trait of a selected one.
  public var isSelected: Bool { traits.contains(.isSelected) }

  /// The part of the frame that no scroll view and no edge of the window cuts off; null if the view is
  /// out of sight.
  public var visibleFrame: CGRect {
    window.layOut()
    let path = path
    guard let frame = path.last?.element.frame else { return .null }
    let clips = path.dropLast().filter { $0.element.type == "ScrollView" }.map(\.element.frame)
    return clips.reduce(frame.intersection(CGRect(origin: .zero, size: window.size))) {
      $0.intersection($1)
    }
  }
}

extension TestElement: ElementContainer {
  public var elements: [TestElement] {
    (current?.children ?? []).flatMap { $0.flattened }.map { TestElement($0, in: window) }
  }

  public var name: String { "the \(role?.name ?? type)" + (label.map { " \"\($0)\"" } ?? "") }
}

extension TestElement: @MainActor CustomStringConvertible {
  /// The kind, the label and the frame.
  public var description: String { current.map(ElementOutline.line) ?? "\(name), no longer shown" }
}

extension TestWindow: ElementContainer {
  public var elements: [TestElement] {
    layOut()
    return tree.viewElements().flattened.map { TestElement($0, in: self) }
  }

  /// The window itself.
  public var window: TestWindow { self }

  public var name: String { title.isEmpty ? "the window" : "the window \"\(title)\"" }
}

extension ViewElement {
  /// The element and its descendants, parents before children.
  @MainActor var flattened: [ViewElement] { [self] + children.flatMap(\.flattened) }

  /// Whether the element can be pressed or adjusted.
  @MainActor var isControl: Bool {
    switch element.role {
    case .button, .link, .toggle, .slider, .stepper, .picker, .popUpButton, .option, .tab,
      .textField, .secureTextField:
      true
    case .text, .image, .progressIndicator, .gauge, .list, .listItem, .table, .tableRow, .dialog,
      .alert, .tabList, .menu, .menuBar,
      nil:
      false
    }
  }
}
