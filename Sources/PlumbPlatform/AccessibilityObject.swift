/// The properties of an accessibility object.
public struct AccessibilityObject: Equatable, Sendable {
  public var id: AccessibilityID
  /// The object around it, or the window.
  public var parent: AccessibilityID
  public var role: AccessibilityRole
  public var state: AccessibilityState
  /// The name of the object, which is read aloud.
  public var name: String
  /// The result of using the object.
  public var hint: String
  /// The value in words; empty if there is none, and for a text that is edited.
  public var valueText: String
  /// The value as a number; `nil` if there is none.
  public var number: AccessibilityNumber?
  /// The actions besides pressing, incrementing and decrementing it.
  public var namedActions: [String]
  /// Whether the object can be pressed.
  public var isPressable: Bool
  /// Whether the value can be incremented and decremented.
  public var isAdjustable: Bool
  /// The level of a heading, from 1; 0 if it is not known.
  public var level: Int
  /// The identifier by which programs find the object; empty if there is none.
  public var identifier: String

  /// Creates the properties of an object that has only a role.
  public init(_ id: AccessibilityID, in parent: AccessibilityID, role: AccessibilityRole) {
    self.id = id
    self.parent = parent
    self.role = role
    state = []
    name = ""
    hint = ""
    valueText = ""
    namedActions = []
    isPressable = false
    isAdjustable = false
    level = 0
    identifier = ""
  }
}

/// A number that an object shows, and the numbers it may have.
public struct AccessibilityNumber: Equatable, Sendable {
  public var value: Double
  public var minimum: Double
  public var maximum: Double
  /// The smallest change; 0 if any change is possible.
  public var step: Double
  /// Whether an assistive technology can set the number.
  public var isSettable: Bool

  /// Creates a number.
  public init(
    _ value: Double, from minimum: Double, to maximum: Double, step: Double = 0,
    isSettable: Bool = false
  ) {
    self.value = value
    self.minimum = minimum
    self.maximum = maximum
    self.step = step
    self.isSettable = isSettable
  }
}

/// The kind of an accessibility object.
public enum AccessibilityRole: Hashable, Sendable, CaseIterable {
  case button, link, toggle, slider, stepper, progress, meter
  case label, heading, image
  /// A button that shows the selected option and opens a menu.
  case popUpButton
  case textField, secureTextField
  /// One of several options of which one is selected.
  case option
  /// A list, whose rows are list items.
  case list, listItem
  /// A table, and one of its rows, in which the columns follow one another.
  case table, tableRow
  /// One of the tabs of a tab view, and the row of them.
  case tab, tabList
  /// The row of menus of a window, the items of an open menu, and one of them.
  case menuBar, menu, menuItem
  /// An item of a menu that is on or off, and one of several of which one is selected.
  case checkMenuItem, radioMenuItem
  /// An object that groups others.
  case group
  /// Views in front of the others, which are not available meanwhile.
  case dialog
  /// A dialog that shows a message or asks for a decision.
  case alert
}

/// The state of an accessibility object.
public struct AccessibilityState: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let enabled = AccessibilityState(rawValue: 1)
  public static let focusable = AccessibilityState(rawValue: 2)
  public static let focused = AccessibilityState(rawValue: 4)
  public static let checkable = AccessibilityState(rawValue: 8)
  public static let checked = AccessibilityState(rawValue: 16)
  public static let selectable = AccessibilityState(rawValue: 32)
  public static let selected = AccessibilityState(rawValue: 64)
  public static let expandable = AccessibilityState(rawValue: 128)
  public static let expanded = AccessibilityState(rawValue: 256)
  /// The progress has no known value.
  public static let indeterminate = AccessibilityState(rawValue: 512)
  /// A part of the object is inside the window and not hidden.
  public static let showing = AccessibilityState(rawValue: 1_024)
  /// The object has a text that can be edited while it is enabled.
  public static let editable = AccessibilityState(rawValue: 2_048)
  /// The text that can be edited may have several lines.
  public static let multiLine = AccessibilityState(rawValue: 4_096)
  /// Other objects are not available while there is this one.
  public static let modal = AccessibilityState(rawValue: 8_192)
}
