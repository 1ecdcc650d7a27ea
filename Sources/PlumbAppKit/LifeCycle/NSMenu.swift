public import Foundation
internal import Observation
public import PlumbPlatformValues

/// A menu of the menu bar.
@MainActor @preconcurrency open class NSMenu: NSObject {
  /// The title.
  open var title: String {
    get { state.title }
    set { state.title = newValue }
  }

  /// The items, in order.
  open var items: [NSMenuItem] {
    get { state.items }
    set {
      state.items = newValue
      for item in newValue { item.menu = self }
      ApplicationState.current.menuDidChange(self)
    }
  }

  /// Whether items without an action are disabled; stored without an effect, as they always are.
  open var autoenablesItems = true

  /// The object that is told about the menu; not used on this platform.
  open weak var delegate: (any NSMenuDelegate)?

  private let state = NSMenuState()

  /// Creates a menu without items.
  public init(title: String) {
    super.init()
    state.title = title
  }

  /// Creates a menu without a title and items.
  public convenience override init() { self.init(title: "") }

  /// Adds an item at the end.
  open func addItem(_ item: NSMenuItem) { items.append(item) }

  /// Adds an item at the end.
  ///
  /// - Returns: the item.
  @discardableResult open func addItem(
    withTitle title: String, action: Selector?, keyEquivalent: String
  ) -> NSMenuItem {
    let item = NSMenuItem(title: title, action: action, keyEquivalent: keyEquivalent)
    addItem(item)
    return item
  }

  /// Inserts an item. An index that is out of range adds it at the end.
  open func insertItem(_ item: NSMenuItem, at index: Int) {
    var items = items
    items.insert(item, at: min(max(index, 0), items.count))
    self.items = items
  }

  /// Inserts an item. An index that is out of range adds it at the end.
  ///
  /// - Returns: the item.
  @discardableResult open func insertItem(
    withTitle title: String, action: Selector?, keyEquivalent: String, at index: Int
  ) -> NSMenuItem {
    let item = NSMenuItem(title: title, action: action, keyEquivalent: keyEquivalent)
    insertItem(item, at: index)
    return item
  }

  /// Removes an item.
  open func removeItem(_ item: NSMenuItem) { items.removeAll { $0 === item } }

  /// Removes all items.
  open func removeAllItems() { items = [] }

  /// Sets the menu that an item opens.
  open func setSubmenu(_ menu: NSMenu?, for item: NSMenuItem) { item.submenu = menu }

  /// Returns the item at an index; `nil` if there is none.
  open func item(at index: Int) -> NSMenuItem? {
    items.indices.contains(index) ? items[index] : nil
  }

  /// Returns the first item with a title; `nil` if there is none.
  open func item(withTitle title: String) -> NSMenuItem? { items.first { $0.title == title } }

  /// Returns the first item with a tag; `nil` if there is none.
  open func item(withTag tag: Int) -> NSMenuItem? { items.first { $0.tag == tag } }

  /// The number of items.
  open var numberOfItems: Int { items.count }

  /// Without an effect: the menu bar follows its menus.
  open func update() {}
}

/// The object that is told about a menu; not used on this platform.
@MainActor @preconcurrency public protocol NSMenuDelegate: NSObjectProtocol {
  /// Not called on this platform.
  func menuWillOpen(_ menu: NSMenu)

  /// Not called on this platform.
  func menuNeedsUpdate(_ menu: NSMenu)
}

extension NSMenuDelegate {
  public func menuWillOpen(_ menu: NSMenu) {}
  public func menuNeedsUpdate(_ menu: NSMenu) {}
}

/// The state of a menu, which the menu bar observes.
@MainActor @Observable final class NSMenuState {
  var title = ""
  var items: [NSMenuItem] = []
}
