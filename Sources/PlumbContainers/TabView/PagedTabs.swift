internal import Foundation

/// The pages of a tab view in the page style: they are turned by dragging, with arrows and with dots.
struct PagedTabs: View, ImplementationView {
  let tabs: [TabEntry]
  let selected: Int
  let select: @MainActor (Int) -> Void
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.showsPageDots) private var showsDots

  var body: some View {
    TabPages(tabs: tabs, selected: selected, movesPages: true, select: select)
      .contentShape(Rectangle())
      .gesture(DragGesture(minimumDistance: 20).onEnded { turn(by: $0.translation.width) })
      .overlay(alignment: .leading) { arrow("chevron.backward", "Previous page", to: selected - 1) }
      .overlay(alignment: .trailing) { arrow("chevron.forward", "Next page", to: selected + 1) }
      .overlay(alignment: .bottom) {
        if showsDots, tabs.count > 1 { dots }
      }
  }

  /// Turns the page if it was dragged far enough, in points.
  @MainActor private func turn(by distance: CGFloat) {
    guard abs(distance) > 50 else { return }
    let isForward = (distance < 0) == (layoutDirection == .leftToRight)
    show(selected + (isForward ? 1 : -1))
  }

  @MainActor private func show(_ index: Int) {
    if tabs.indices.contains(index) { select(index) }
  }

  @ViewBuilder private func arrow(
    _ symbol: String, _ name: LocalizedStringKey, to index: Int
  ) -> some View {
    if tabs.indices.contains(index) {
      Button {
        show(index)
      } label: {
        Image(systemName: symbol).fontWeight(.semibold)
      }
      .buttonStyle(ToolbarButtonStyle(isProminent: false))
      .accessibilityLabel(Text(name))
      .padding(6)
    }
  }

  @MainActor private var dots: some View {
    HStack(spacing: 0) {
      ForEach(Array(tabs.indices), id: \.self) { index in
        Button {
          show(index)
        } label: {
          Circle()
            .fill(Color.primary.opacity(index == selected ? 0.85 : 0.25))
            .frame(width: 8, height: 8)
            .padding(5)
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text("Page \(index + 1) of \(tabs.count)"))
        .accessibilityRole(.tab)
        .accessibilityAddTraits(index == selected ? .isSelected : [])
      }
    }
    .padding(.horizontal, 6)
    .background { Capsule().fill(.windowBackground).opacity(0.7) }
    .padding(.bottom, 8)
    .accessibilityElement(children: .contain)
    .accessibilityRole(.tabList)
  }
}
