public import Foundation
internal import Observation
public import PlumbPlatformValues
internal import PlumbUI

/// An item of a menu.
@MainActor @preconcurrency open class NSMenuItem: NSObject {
  /// The state of an item that can be switched on.
  public typealias StateValue = NSControl.StateValue

  /// The title.
  open var title: String {
    get { values.title }
    set { values.title = newValue }
  }

  /// The method that is called when a person chooses the item; `nil` for none.
  open var action: Selector? {
    get { values.action }
    set { values.action = newValue }
  }

  /// The object with the method; `nil` to search it.
  open weak var target: AnyObject?

  /// The key; empty for none. An upper-case letter requires the Shift key.
  open var keyEquivalent: String {
    get { values.keyEquivalent }
    set { values.keyEquivalent = newValue }
  }

  /// The modifier keys; Command matches Control, which takes its role on Linux.
  open var keyEquivalentModifierMask: NSEvent.ModifierFlags {
    get { values.modifiers }
    set { values.modifiers = newValue }
  }

  /// Whether the item can be chosen.
  open var isEnabled: Bool {
    get { values.isEnabled }
    set { values.isEnabled = newValue }
  }

  /// Whether the item is not shown.
  open var isHidden: Bool {
    get { values.isHidden }
    set { values.isHidden = newValue }
  }

  /// Whether the item has a check mark.
  open var state: StateValue {
    get { values.state }
    set { values.state = newValue }
  }

  /// The menu that the item opens; `nil` for none.
  open var submenu: NSMenu? {
    get { values.submenu }
    set {
      values.submenu = newValue
      if let menu { ApplicationState.current.menuDidChange(menu) }
    }
  }

  /// Whether the item opens a menu.
  open var hasSubmenu: Bool { submenu != nil }

  /// The menu of the item; `nil` for none.
  open internal(set) weak var menu: NSMenu?

  /// A number of the program's choice.
  open var tag = 0

  /// An object of the program's choice.
  open var representedObject: Any?

  /// The text of a tip; stored without an effect.
  open var toolTip: String?

  /// Whether the item is a line between others.
  public private(set) var isSeparatorItem = false

  private let values = NSMenuItemState()

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - action: `Selector(AppDelegate.newGame(_:))` for a method of a class, `Selector(newGame)` for one of this
  ///     object.
  ///   - charCode: the key, with the Command key; empty for none.
  public init(title: String, action: Selector?, keyEquivalent charCode: String) {
    super.init()
    values.title = title
    values.action = action
    values.keyEquivalent = charCode
  }

  /// Creates an item without a title.
  public convenience override init() { self.init(title: "", action: nil, keyEquivalent: "") }

  /// Returns a line between items.
  public class func separator() -> NSMenuItem {
    let item = NSMenuItem()
    item.isSeparatorItem = true
    return item
  }

  /// Calls the method of the item.
  func perform() {
    guard let action else { return }
    NSApplication.shared.sendAction(action, to: target, from: self)
  }
}

/// The object with the method of an item, which decides whether the item can be chosen.
@MainActor @preconcurrency public protocol NSMenuItemValidation: AnyObject {
  /// Returns whether an item can be chosen.
  func validateMenuItem(_ menuItem: NSMenuItem) -> Bool
}

/// A control, as code for AppKit names the states of menu items.
public enum NSControl {
  /// The state of what can be switched on.
  public struct StateValue: Hashable, RawRepresentable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let mixed = StateValue(rawValue: -1)
    public static let off = StateValue(rawValue: 0)
    public static let on = StateValue(rawValue: 1)
  }
}

/// An event, as code for AppKit names modifier keys.
public enum NSEvent {
  /// Modifier keys.
  public struct ModifierFlags: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let capsLock = ModifierFlags(rawValue: 1 << 16)
    public static let shift = ModifierFlags(rawValue: 1 << 17)
    public static let control = ModifierFlags(rawValue: 1 << 18)
    public static let option = ModifierFlags(rawValue: 1 << 19)
    public static let command = ModifierFlags(rawValue: 1 << 20)
    public static let numericPad = ModifierFlags(rawValue: 1 << 21)
    public static let function = ModifierFlags(rawValue: 1 << 23)
  }
}

/// The state of an item, which the menu bar observes.
@MainActor @Observable final class NSMenuItemState {
  var title = ""
  var action: Selector?
  var keyEquivalent = ""
  var modifiers: NSEvent.ModifierFlags = .command
  var isEnabled = true
  var isHidden = false
  var state = NSControl.StateValue.off
  var submenu: NSMenu?
}
