/// What a bar and the menu of the items that do not fit into it have in common.
@MainActor final class ToolbarOverflow {
  /// The node of the bar.
  weak var bar: ContainerNode<BarRule>?
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

  /// Returns those of some items for which there is no room in the bar.
  func hidden(of items: [BarItem]) -> [BarItem] {
    guard let hiddenIDs = bar?.rule.hiddenIDs, !hiddenIDs.isEmpty else { return [] }
    return items.filter { hiddenIDs.contains(AnyHashable($0.id)) }
  }
}

/// The button that opens a menu of the items for which there is no room in the bar.
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

/// The items for which there is no room in a bar, as those of a menu.
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
