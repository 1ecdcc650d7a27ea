@_spi(Nodes) internal import PlumbCore

/// The state that a row of tabs shares with the menu of the tabs that do not fit into the row.
@MainActor final class TabOverflow {
  /// The node of the row.
  weak var row: ContainerLayoutNode<TabRowRule>?

  nonisolated init() {}

  /// The indices of the tabs that do not fit into the row, in order.
  var hidden: [Int] { row?.rule.hidden.sorted() ?? [] }
}

/// The button that opens a menu of the tabs that do not fit into the row.
struct TabOverflowMenu: View, ImplementationView {
  let tabs: [TabEntry]
  let overflow: TabOverflow
  let select: @MainActor (Int) -> Void

  var body: some View {
    Menu {
      TabOverflowItems(tabs: tabs, overflow: overflow, select: select)
    } label: {
      TabLabel(isSelected: false) { Label("More", systemImage: "ellipsis") }
    }
    .menuIndicator(.hidden)
    .buttonStyle(TabButtonStyle(isSelected: false))
  }
}

/// The tabs that do not fit, as the items of a menu.
private struct TabOverflowItems: View, ImplementationView {
  let tabs: [TabEntry]
  let overflow: TabOverflow
  let select: @MainActor (Int) -> Void

  var body: some View {
    ForEach(overflow.hidden.filter(tabs.indices.contains), id: \.self) { index in
      Button {
        select(index)
      } label: {
        HStack(spacing: 8) {
          TabTitle(tab: tabs[index])
          if let badge = tabs[index].badge { BadgeView(text: badge) }
        }
      }
      .disabled(!tabs[index].isEnabled)
    }
  }
}
