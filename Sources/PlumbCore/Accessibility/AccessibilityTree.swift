internal import Foundation

/// The accessibility objects of a view tree, for the assistive technologies of a window.
///
/// The objects are as of the last update; their frames and the keyboard focus are current.
@MainActor final class AccessibilityTree {
  let views: ViewTree
  /// The objects by their identifiers.
  private(set) var entries: [AccessibilityID: Entry] = [:]
  /// The objects directly in the window.
  private(set) var topLevel: [AccessibilityItem] = []
  /// The object that has the keyboard focus.
  private var focused: AccessibilityID?

  /// An object and the object around it.
  struct Entry {
    var item: AccessibilityItem
    var parent: AccessibilityID
    /// The offset of the caret in scalars; `nil` for an object without a text that is edited.
    var caret: Int?
  }

  init(_ views: ViewTree) {
    self.views = views
  }

  isolated deinit {
    forgetRecords()
  }

  /// Makes the objects of changed views again, after a layout.
  ///
  /// - Returns: the changes since the last update.
  func update() -> [AccessibilityChange] {
    // Views may have been shown or hidden without a change of any view.
    let report = views.layouts.report
    if report.hasShownOthers { forgetElements() }
    report.hasShownOthers = false
    let pass = AccessibilityPass(isForAssistiveTechnology: true)
    let items = views.accessibleNode.map { pass.elements(of: $0).flatMap(\.presented) } ?? []
    var comparison = AccessibilityComparison(entries)
    // A second owner would make the first change copy all entries.
    entries = [:]
    comparison.compare(topLevel, items)
    entries = comparison.entries
    topLevel = items
    // A caret that moves is of interest where the focus is.
    return comparison.changes + focusChanges() + comparison.textChanges
  }

  /// The object that has the keyboard focus and no longer has it, and the one that has it now.
  private func focusChanges() -> [AccessibilityChange] {
    let before = focused
    focused = focusedObject
    guard focused != before else { return [] }
    let lost = before.flatMap { entries[$0] == nil ? nil : $0 }
    return [lost.map { .state($0, .focused, false) }, focused.map { .state($0, .focused, true) }]
      .compactMap(\.self)
  }

  /// The object of the view that has the keyboard focus: the control whose part the view is, or the
  /// first object inside it.
  var focusedObject: AccessibilityID? {
    guard let target = views.focus.target else { return nil }
    let around = target.selfAndAncestors.lazy.compactMap(self.entry).first
    if let around, around.item.isControl { return around.item.id }
    let inside = (target.elementRecord as? NodeElements)?.items.flatMap(\.presented)
      .first { entries[$0.id] != nil }
    return inside?.id ?? around?.item.id
  }

  /// Returns the object that a node makes.
  private func entry(of node: ViewNode) -> Entry? {
    (node.elementRecord as? NodeElements).flatMap { entries[$0.id] }
  }

  // MARK: Kept elements

  /// Discards the elements of all views; their identifiers stay.
  private func forgetElements() {
    for node in views.viewNodes { node.elementsDidChange() }
  }

  /// Discards everything that is kept in the views.
  private func forgetRecords() {
    for node in views.viewNodes { node.elementRecord = nil }
  }
}

extension AccessibilityItem {
  /// Whether the element is a control, whose parts are not objects of their own.
  var isControl: Bool {
    switch role {
    case .button, .link, .toggle, .slider, .stepper, .popUpButton, .option, .tab, .textField,
      .secureTextField, .menuItem, .checkMenuItem, .radioMenuItem:
      true
    case .progress, .meter, .label, .heading, .image, .group, .list, .listItem, .table, .tableRow,
      .dialog, .alert,
      .tabList, .menu, .menuBar, nil:
      false
    }
  }
}
