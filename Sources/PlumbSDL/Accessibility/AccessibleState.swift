/// A state in the protocol of assistive technologies.
struct AccessibleState: Hashable {
  /// The number of the state's bit.
  var number: UInt32
  var name: String

  static let active = AccessibleState(number: 1, name: "active")
  static let checked = AccessibleState(number: 4, name: "checked")
  static let editable = AccessibleState(number: 7, name: "editable")
  static let enabled = AccessibleState(number: 8, name: "enabled")
  static let expandable = AccessibleState(number: 9, name: "expandable")
  static let expanded = AccessibleState(number: 10, name: "expanded")
  static let focusable = AccessibleState(number: 11, name: "focusable")
  static let focused = AccessibleState(number: 12, name: "focused")
  static let modal = AccessibleState(number: 16, name: "modal")
  static let multiLine = AccessibleState(number: 17, name: "multi-line")
  static let resizable = AccessibleState(number: 21, name: "resizable")
  static let selectable = AccessibleState(number: 22, name: "selectable")
  static let selected = AccessibleState(number: 23, name: "selected")
  static let sensitive = AccessibleState(number: 24, name: "sensitive")
  static let showing = AccessibleState(number: 25, name: "showing")
  static let singleLine = AccessibleState(number: 26, name: "single-line")
  static let visible = AccessibleState(number: 30, name: "visible")
  static let indeterminate = AccessibleState(number: 32, name: "indeterminate")
  static let selectableText = AccessibleState(number: 38, name: "selectable-text")
  static let checkable = AccessibleState(number: 41, name: "checkable")
  static let hasPopup = AccessibleState(number: 42, name: "has-popup")
  static let readOnly = AccessibleState(number: 43, name: "read-only")

  /// Returns the states in the protocol for the state of an object.
  static func all(of state: AccessibilityState, role: AccessibilityRole) -> [AccessibleState] {
    let pairs: [(AccessibilityState, [AccessibleState])] = [
      (.enabled, [.enabled, .sensitive]), (.focusable, [.focusable]), (.focused, [.focused]),
      (.checkable, [.checkable]), (.checked, [.checked]),
      // An option is read as a radio button, which is checked.
      (.selectable, role == .option ? [.selectable, .checkable] : [.selectable]),
      (.selected, role == .option ? [.selected, .checked] : [.selected]),
      (.expandable, [.expandable]), (.expanded, [.expanded]), (.indeterminate, [.indeterminate]),
      (.showing, [.showing]), (.editable, [.editable, .selectableText]),
      (.multiLine, [.multiLine]), (.modal, [.modal]),
    ]
    return pairs.filter { state.contains($0.0) }.flatMap(\.1)
  }

  /// Returns the set of some states as two numbers of 32 bits.
  static func bits(_ states: [AccessibleState]) -> DBusValue {
    let bits = states.reduce(UInt64(0)) { $0 | 1 << UInt64($1.number) }
    return .array(
      of: "u",
      [.uint32(UInt32(truncatingIfNeeded: bits)), .uint32(UInt32(truncatingIfNeeded: bits >> 32))])
  }
}

extension AccessibilityRole {
  /// The number in the protocol of assistive technologies.
  var number: UInt32 { numberAndName.0 }

  /// The name in the protocol of assistive technologies.
  var name: String { numberAndName.1 }

  private var numberAndName: (UInt32, String) {
    switch self {
    case .button: (43, "push button")
    case .link: (88, "link")
    case .toggle: (7, "check box")
    case .slider: (51, "slider")
    case .stepper: (52, "spin button")
    case .progress: (42, "progress bar")
    case .meter: (103, "level bar")
    case .label: (29, "label")
    case .heading: (83, "heading")
    case .image: (27, "image")
    case .popUpButton: (11, "combo box")
    case .option: (44, "radio button")
    case .tab: (37, "page tab")
    case .tabList: (38, "page tab list")
    case .textField: (79, "entry")
    case .secureTextField: (40, "password text")
    case .list: (31, "list")
    case .listItem: (32, "list item")
    case .table: (55, "table")
    case .tableRow: (90, "table row")
    case .group: (39, "panel")
    case .dialog: (16, "dialog")
    case .alert: (2, "alert")
    case .menuBar: (34, "menu bar")
    case .menu: (33, "menu")
    case .menuItem: (35, "menu item")
    case .checkMenuItem: (8, "check menu item")
    case .radioMenuItem: (45, "radio menu item")
    }
  }
}

extension AccessibilityObject {
  /// The text that is read after the name: the value in words and the hint.
  var spokenDescription: String {
    [valueText, hint].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
