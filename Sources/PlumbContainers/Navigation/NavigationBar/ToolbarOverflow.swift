@_spi(Nodes) internal import PlumbCore

/// The state that a bar shares with the menu of the items that do not fit into the bar.
@MainActor final class ToolbarOverflow {
  /// The node of the bar.
  weak var bar: ContainerLayoutNode<BarRule>?
  /// The state of the items, which exist in the bar and, while it is open, in the menu.
  private var states: [BarItem.ID: DuplicateStates] = [:]

  nonisolated init() {}

  /// Returns the state of an item.
  func states(of id: BarItem.ID) -> DuplicateStates {
    if let known = states[id] { return known }
    let new = DuplicateStates()
    states[id] = new
    return new
  }

  /// Releases the state of all items but some.
  func keepStates(of items: [BarItem]) {
    let ids = Set(items.map(\.id))
    states = states.filter { ids.contains($0.key) }
  }

  /// Returns the items that do not fit into the bar.
  func hidden(of items: [BarItem]) -> [BarItem] {
    guard let hiddenIDs = bar?.rule.hiddenIDs, !hiddenIDs.isEmpty else { return [] }
    return items.filter { hiddenIDs.contains(AnyHashable($0.id)) }
  }
}

/// The button that opens a menu of the items that do not fit into the bar.
struct OverflowMenu: View, ImplementationView {
  let items: [BarItem]
  let overflow: ToolbarOverflow

  var body: some View {
    Menu {
      OverflowItems(items: items, overflow: overflow)
    } label: {
      Image(systemName: "chevron.forward.2").accessibilityLabel("More")
    }
    .menuIndicator(.hidden)
    .buttonStyle(ToolbarButtonStyle(isProminent: false))
  }
}

/// The items that do not fit into a bar, as the items of a menu.
private struct OverflowItems: View, ImplementationView {
  let items: [BarItem]
  let overflow: ToolbarOverflow

  var body: some View {
    ForEach(overflow.hidden(of: items)) { item in
      CapturedEnvironment(
        environment: item.entry.environment, change: { $0.setMenuItems(of: $1) }
      ) {
        DuplicateContent(
          states: overflow.states(of: item.id), isTemporary: true, content: item.subview)
      }
    }
  }
}
