/// An accessibility element as made by a pass over the tree.
///
/// An item never changes: after a change another item takes its place, and the items around it are
/// replaced as well. So the same item has the same elements inside.
@MainActor package final class AccessibilityItem {
  /// The identifier of the view, or the identifier of the window in a pass for no assistive
  /// technology.
  let id: AccessibilityID
  // Read for every item of a long list, and therefore not among the many fields of the content.
  /// The priority of the element among its siblings.
  let sortPriority: Double
  /// The kind of object for assistive technologies; `nil` for an element that only groups others,
  /// whose children take its place.
  let role: AccessibilityRole?
  /// The items that assistive technologies find inside.
  let presentedChildren: [AccessibilityItem]
  /// The properties of the element with the handlers of its actions.
  package let content: AccessibilityElementBuilder

  /// Creates an item of a pass for an assistive technology.
  init(_ content: AccessibilityElementBuilder, id: AccessibilityID) {
    AccessibilityCounters.countItem()
    self.id = id
    self.content = content
    sortPriority = content.description.sortPriority
    role = content.presentedRole
    presentedChildren = content.presentedChildren
  }

  /// Creates an item of a pass for anything else.
  init(_ content: AccessibilityElementBuilder) {
    AccessibilityCounters.countItem()
    id = .window
    self.content = content
    sortPriority = content.description.sortPriority
    role = nil
    presentedChildren = []
  }

  /// The item itself, or the items that take its place.
  var presented: [AccessibilityItem] { role == nil ? presentedChildren : [self] }

  /// The item and its descendants, parents before children.
  package var flattened: [AccessibilityItem] { [self] + content.children.flatMap(\.flattened) }

  /// The items that a screen reader reads one after the other: the items that have a label or value
  /// and are not inside another such item.
  var readableItems: [AccessibilityItem] {
    content.description.label != nil || content.value != nil
      ? [self] : content.children.flatMap(\.readableItems)
  }

  /// The finished element, with its children.
  var element: AccessibilityElement {
    var result = childlessElement
    result.children = content.children.map(\.element)
    return result
  }

  /// The finished element, without its children.
  var childlessElement: AccessibilityElement {
    var result = content.description
    result.frame = content.place.frame
    result.actions = content.actions.map(\.kind.name)
    result.isAdjustable = content.adjust != nil
    return result
  }

  /// Returns the item with another content.
  func changed(_ change: (inout AccessibilityElementBuilder) -> Void) -> AccessibilityItem {
    var content = content
    change(&content)
    return id == .window ? AccessibilityItem(content) : AccessibilityItem(content, id: id)
  }
}

extension AccessibilityElementBuilder {
  /// The label of the element, or else its fallback name.
  var name: String { description.label ?? fallbackName ?? "" }

  /// The kind of object for assistive technologies.
  @MainActor fileprivate var presentedRole: AccessibilityRole? {
    if isMenuItem, let role = menuItemRole { return role }
    switch description.role {
    case .slider: return .slider
    case .stepper: return .stepper
    case .progressIndicator: return .progress
    case .gauge: return .meter
    // The button of a menu has the name of the picker.
    case .picker:
      return children.flatMap(\.presented).contains { $0.role == .popUpButton } ? nil : .group
    case .popUpButton: return .popUpButton
    case .option: return .option
    case .tab: return .tab
    case .tabList: return .tabList
    case .textField: return .textField
    case .secureTextField: return .secureTextField
    case .list: return .list
    case .listItem: return .listItem
    case .table: return .table
    case .tableRow: return .tableRow
    case .dialog: return .dialog
    case .alert: return .alert
    case .menu: return .menu
    case .menuBar: return .menuBar
    case .button, .link, .toggle, .text, .image, nil: break
    }
    let traits = description.traits
    if traits.contains(.isToggle) { return .toggle }
    if traits.contains(.isLink) { return .link }
    if traits.contains(.isButton) { return .button }
    if adjust != nil { return .slider }
    if name.isEmpty {
      return (description.value ?? "").isEmpty && actions.isEmpty ? nil : groupRole
    }
    if traits.contains(.isHeader) { return .heading }
    if traits.contains(.isImage) { return .image }
    return description.role == .text ? .label : groupRole
  }

  /// The kind of item of a menu; `nil` for any other element.
  private var menuItemRole: AccessibilityRole? {
    switch description.role {
    case .button, .link, .popUpButton: .menuItem
    case .toggle: .checkMenuItem
    case .option: .radioMenuItem
    default: nil
    }
  }

  /// The kind of an element that is described, but is no control.
  @MainActor private var groupRole: AccessibilityRole {
    children.contains { !$0.presented.isEmpty } ? .group : .label
  }

  /// The items that assistive technologies find inside. The parts of a control are left out: its
  /// name and its actions stand for them.
  @MainActor fileprivate var presentedChildren: [AccessibilityItem] {
    switch description.role {
    case .button, .link, .toggle, .slider, .stepper, .progressIndicator, .gauge, .popUpButton,
      .option, .tab, .secureTextField:
      []
    // The bar with which text is found in an editor.
    case .textField: presentedInPlaceOfChildren
    case .list, .listItem, .table, .tableRow: children.flatMap(\.presented)
    case .tabList: presentedInPlaceOfChildren
    case .picker:
      children.flatMap(\.presented).filter { !$0.content.isControlLabel }
    case .dialog, .alert, .menu, .menuBar: presentedInPlaceOfChildren
    case .text, .image, nil:
      children.count == 1 ? children[0].presented : presentedInPlaceOfChildren
    }
  }

  /// The children or the items that take their place, without an array for each.
  @MainActor private var presentedInPlaceOfChildren: [AccessibilityItem] {
    var items: [AccessibilityItem] = []
    for child in children {
      if child.role == nil {
        items += child.presentedChildren
      } else {
        items.append(child)
      }
    }
    return items
  }
}
