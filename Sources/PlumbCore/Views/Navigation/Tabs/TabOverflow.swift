/// What a row of tabs and the menu of those that do not fit into it have in common.
@MainActor final class TabOverflow {
  /// The node of the row.
  weak var row: ContainerNode<TabRowRule>?

  nonisolated init() {}

  /// The indices of the tabs for which there is no room in the row, in order.
  var hidden: [Int] { row?.rule.hidden.sorted() ?? [] }
}

/// The button that opens a menu of the tabs for which there is no room in the row.
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

/// The tabs for which there is no room, as the items of a menu.
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
