/// The kind of accessibility element of a built-in view, which cannot be derived from the name of
/// its type.
public enum ElementRole: Hashable, Sendable {
  case button, link, toggle, text, image
  case slider, stepper, progressIndicator, gauge
  case textField, secureTextField, picker
  /// A button that shows the selected option of a picker and opens a menu.
  case popUpButton
  /// An option of a picker.
  case option
  /// A list, whose rows are list items.
  case list, listItem
  /// A table, whose rows are table rows.
  case table, tableRow
  /// The views of a presentation.
  case dialog
  /// The views of an alert or a confirmation dialog.
  case alert
  /// A tab of a tab view.
  case tab
  /// The row of tabs of a tab view.
  case tabList
  /// The items of an open menu, and the row of menus at the top of a window.
  case menu, menuBar

  /// The traits of an element of this kind, unless a modifier removes them.
  var traits: AccessibilityTraits {
    switch self {
    case .button, .popUpButton, .option, .tab: .isButton
    case .link: .isLink
    case .toggle: .isToggle
    case .text: .isStaticText
    case .image: .isImage
    case .tabList: .isTabBar
    case .slider, .stepper, .progressIndicator, .gauge, .picker, .textField, .secureTextField,
      .list, .listItem, .table, .tableRow, .dialog, .alert, .menu, .menuBar:
      []
    }
  }
}

/// A built-in composite view with a label, which is its accessibility label where the label is not shown.
@MainActor package protocol LabelledView: View {}

extension LabelledView {
  public static var _viewTraits: _CompositeTraits { [.view, .labelled] }
}

/// A built-in composite view whose accessibility element is that of the field which its style shows.
@MainActor package protocol FieldView: View {}

extension FieldView {
  public static var _viewTraits: _CompositeTraits { [.view, .field] }
}

/// A built-in composite view that is the label of the control around it.
@MainActor package protocol NamingView: ImplementationView {}

extension NamingView {
  public static var _viewTraits: _CompositeTraits { [.view, .implementation, .naming] }
}

/// A built-in composite view that is an accessibility element of one kind.
@MainActor package protocol RoleView: View {
  /// The kind of the element.
  static var elementRole: ElementRole { get }

  /// The state that the view tells assistive technologies besides its label.
  var controlState: ControlState { get }
}

extension RoleView {
  public static var _elementRole: ElementRole? { elementRole }

  package var controlState: ControlState { ControlState() }
}
