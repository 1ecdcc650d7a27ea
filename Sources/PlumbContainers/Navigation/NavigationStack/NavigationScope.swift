internal import Observation
@_spi(Nodes) internal import PlumbCore

/// The value of the link whose destination a column shows; `nil` for none.
@MainActor @Observable final class LinkedValue {
  private(set) var value: AnyHashable?

  nonisolated init() {}

  func set(_ value: AnyHashable?) {
    if value != self.value { self.value = value }
  }
}

/// The part of a navigation stack that its views use: they register destinations, push values and present screens.
@MainActor final class NavigationScope {
  private struct Entry {
    weak var destination: (any NavigationDestination)?
  }

  weak var stack: NavigationStackViewNode?
  /// The value of the link in another column whose destination the stack shows.
  let linked = LinkedValue()
  /// Called when a link in another column has shown its destination in the stack.
  var didShow: (NavigationScope) -> Void = { _ in }
  /// Called when nothing is selected any more in the column whose selection the stack shows.
  var didHide: (NavigationScope) -> Void = { _ in }
  /// The destinations by the type of their values, in the order in which they were registered.
  private var destinations: [ObjectIdentifier: [Entry]] = [:]

  nonisolated init() {}

  /// Shows the screen for a value in place of the view of the column.
  func show(_ value: AnyHashable) {
    stack?.replaceRoot { $0.push(value) }
    didShow(self)
  }

  /// Returns whether showing a value for a link in another column changes the column or makes it visible; `nil` for a
  /// selection in the other column without a screen of its own.
  func changes(toShow value: AnyHashable?) -> Bool {
    guard let stack else { return false }
    if stack.isInCoveredScreen { return true }
    guard let value, hasDestination(for: value) else { return false }
    return !stack.showsInPlaceOfRoot(value)
  }

  /// Shows the screen of a view in place of the view of the column.
  func show(_ presenter: any ScreenPresenter) {
    stack?.replaceRoot { $0.present(presenter) }
    // Called after the layout, because views are being evaluated.
    stack?.tree.afterLayout { [weak self] in
      if let self { didShow(self) }
    }
  }

  /// Adds a destination, or records that its views have changed.
  func register(_ destination: any NavigationDestination) {
    let type = destination.valueType
    var entries = destinations[type, default: []].filter { $0.destination?.isMounted == true }
    if !entries.contains(where: { $0.destination === destination }) {
      entries.append(Entry(destination: destination))
    }
    destinations[type] = entries
    if entries.first?.destination === destination { stack?.destinationDidChange(type) }
  }

  /// Returns whether there is a destination for a value.
  func hasDestination(for value: AnyHashable) -> Bool { destination(for: value.typeID) != nil }

  /// Returns the destination for the values of a type; of several, the one that was registered first.
  func destination(for type: ObjectIdentifier) -> (any NavigationDestination)? {
    destinations[type]?.lazy.compactMap(\.destination).first { $0.isMounted }
  }
}

/// A view node that makes the screens for the values of a type.
@MainActor protocol NavigationDestination: ViewNode {
  /// The identity of the type of the values.
  var valueType: ObjectIdentifier { get }

  /// Returns the screen for a value; `nil` for a value of another type.
  func screen(for value: AnyHashable) -> AnyView?
}

/// A view node that presents a screen above its own screen.
@MainActor protocol ScreenPresenter: ViewNode {
  /// The view of the screen; `nil` if none is presented any more.
  var screen: AnyView? { get }

  /// Updates the program's value after the screen was dismissed.
  func screenDidEnd()
}

extension EnvironmentValues {
  /// The navigation stack around the view.
  // The stack around a presenting view has another toolbar, and is behind the presentation.
  @EnvironmentEntry(until: .presentation) var navigationScope: NavigationScope?

  /// The stack in which links show their destinations, if it is not the stack around the view: the stack of the next
  /// column of a split view.
  @EnvironmentEntry(until: .presentation) var linkTarget: NavigationScope?
}
