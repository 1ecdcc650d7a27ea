internal import Foundation
@_spi(Nodes) internal import PlumbCore

/// The row of tabs of a tab view.
struct TabRow: View, ImplementationView {
  let tabs: [TabEntry]
  let selected: Int
  /// The edge between the tabs and the views of the selected one.
  let innerEdge: Alignment
  let select: @MainActor (Int) -> Void
  @State private var overflow = TabOverflow()
  @FocusState private var focused: Int?
  @Environment(\.layoutDirection) private var layoutDirection

  var body: some View {
    FittingTabs(overflow: overflow) {
      ForEach(Array(tabs.enumerated()), id: \.element.id) { index, tab in
        TabButton(tab: tab, isSelected: index == selected) { select(index) }
          .focused($focused, equals: index)
          .layoutValue(key: TabPlaceKey.self, value: .tab(isSelected: index == selected))
      }
      TabOverflowMenu(tabs: tabs, overflow: overflow, select: select)
        .layoutValue(key: TabPlaceKey.self, value: .overflow)
    }
    .padding(.horizontal, 6)
    .padding(.vertical, 8)
    .accessibilityElement(children: .contain)
    .accessibilityRole(.tabList)
    .onKeyPress(keys: [.leftArrow, .rightArrow, .home, .end]) { press in
      move(press.key)
      return .handled
    }
    .frame(maxWidth: .infinity)
    .background(.windowBackground)
    .overlay(alignment: innerEdge) { BarEdge() }
  }

  /// Selects another tab, and gives it the keyboard focus.
  @MainActor private func move(_ key: KeyEquivalent) {
    let isForward = (key == .rightArrow) == (layoutDirection == .leftToRight)
    let next =
      switch key {
      case .home: tabs.enabledIndex(after: -1, step: 1)
      case .end: tabs.enabledIndex(after: tabs.count, step: -1)
      default: tabs.enabledIndex(after: selected, step: isForward ? 1 : -1)
      }
    guard let index = next else { return }
    select(index)
    focused = index
  }
}

/// Tabs in a row; the tabs that do not fit are in a menu.
private struct FittingTabs<Content: View> {
  let overflow: TabOverflow
  let content: Content

  init(overflow: TabOverflow, @ViewBuilder content: () -> Content) {
    self.overflow = overflow
    self.content = content()
  }
}

extension FittingTabs: View, _PrimitiveView {
  static func _resolve(_ view: Self, at cursor: inout _ChildCursor) {
    let node = cursor.container(listedAs: nil) { ContainerLayoutNode(TabRowRule()) }
    view.overflow.row = node.layoutNode
    node.resolve(view.content, alongAxis: .horizontal)
  }
}
