/// A view that shows one of several views, chosen in a row of tabs.
///
/// The tabs are the subviews of the content with a `tabItem`, or values of ``Tab``. As SwiftUI: a tab is selected if
/// its tag equals the selection; the views of a tab are made when it is first shown, and keep their state from then on.
/// In the page style there are no tabs: pages are turned by dragging, with the arrows at the sides and with the dots.
/// In a narrow view the symbols of tabs are above their titles, and tabs that do not fit are in a menu. Control and Tab
/// go to the next tab, with Shift to the previous one; the arrow keys move along the tabs while one of them has the
/// keyboard focus.
public struct TabView<SelectionValue: Hashable, Content: View> {
  private let selection: Binding<SelectionValue>?
  private let content: Content
  @State private var ownSelection: AnyHashable?
  @Environment(\.tabArrangement) private var arrangement

  /// Creates a tab view with a selection; `nil` for one that the view keeps itself.
  nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content)
  {
    self.selection = selection
    self.content = content()
  }

  /// Creates a tab view that keeps the selection itself.
  nonisolated public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
    selection = nil
    self.content = content()
  }

  /// Creates a tab view of tabs with values.
  nonisolated public init<C: TabContent>(
    selection: Binding<SelectionValue>,
    @TabContentBuilder<SelectionValue> content: () -> C
  ) where C.TabValue == SelectionValue, Content == TabContentBuilder<SelectionValue>.Content<C> {
    self.selection = selection
    self.content = TabContentBuilder.Content(tabs: content())
  }

  /// Creates a tab view of tabs without values.
  nonisolated public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where
    SelectionValue == Never, C.TabValue == Never, Content == TabContentBuilder<Never>.Content<C>
  {
    selection = nil
    self.content = TabContentBuilder.Content(tabs: content())
  }
}

extension TabView: View {
  public var body: some View {
    Group(subviews: content) { subviews in
      let shown = subviews.filter { !$0.containerValues.isTabHidden }
      let tabs = shown.enumerated().map { index, subview in
        TabEntry(
          view: subview,
          tag: subview.tag(as: SelectionValue.self).map { AnyHashable($0) } ?? AnyHashable(index))
      }
      TabScreens(
        tabs: tabs, selected: selectedIndex(in: tabs), arrangement: arrangement,
        select: { select(tabs[$0].tag) })
    }
  }

  /// The index of the selected tab; the first if no tab has the selection as its tag.
  @MainActor private func selectedIndex(in tabs: [TabEntry]) -> Int {
    let tag = selection.map { AnyHashable($0.wrappedValue) } ?? ownSelection
    return tabs.firstIndex { $0.tag == tag } ?? 0
  }

  @MainActor private func select(_ tag: AnyHashable) {
    guard let selection else {
      ownSelection = tag
      return
    }
    if let value = tag.base as? SelectionValue, value != selection.wrappedValue {
      selection.wrappedValue = value
    }
  }
}

/// A tab of a tab view.
struct TabEntry: Identifiable {
  let view: Subview
  /// The value that identifies the tab in the selection.
  let tag: AnyHashable

  var id: Subview.ID { view.id }

  /// Whether the tab can be selected.
  var isEnabled: Bool { !view.containerValues.isTabDisabled }

  /// The badge of the tab; `nil` if it has none.
  var badge: Text? { view.containerValues.badge }
}

extension [TabEntry] {
  /// Returns the index of the next tab after another one that can be selected, in steps; `nil` if there is none before
  /// the end.
  func enabledIndex(after index: Int, step: Int, wraps: Bool = false) -> Int? {
    var next = index
    for _ in indices {
      next += step
      if wraps { next = (next + count) % count }
      guard indices.contains(next) else { return nil }
      if self[next].isEnabled { return next }
    }
    return nil
  }
}

/// The tabs and the views of the selected one, in an arrangement.
private struct TabScreens: View, ImplementationView {
  let tabs: [TabEntry]
  let selected: Int
  let arrangement: TabArrangement
  let select: @MainActor (Int) -> Void
  @State private var barVisibility = Visibility.automatic
  @Environment(\.interfaceIdiom) private var idiom

  var body: some View {
    if arrangement == .pages {
      PagedTabs(tabs: tabs, selected: selected, select: select)
    } else {
      BarStack {
        TabPages(tabs: tabs, selected: selected, movesPages: false, select: select)
          .onPreferenceChange(TabBarVisibilityKey.self) { barVisibility = $0 }
      } top: {
        if idiom == .desktop { row(innerEdge: .bottom) }
      } bottom: {
        if idiom == .touch { row(innerEdge: .top) }
      }
    }
  }

  @ViewBuilder private func row(innerEdge: Alignment) -> some View {
    if barVisibility != .hidden {
      TabRow(tabs: tabs, selected: selected, innerEdge: innerEdge, select: select)
    }
  }
}

/// The key of whether the row of tabs around a view is shown.
@usableFromInline enum TabBarVisibilityKey: PreferenceKey {
  @usableFromInline static var defaultValue: Visibility { .automatic }

  @usableFromInline static func reduce(value: inout Visibility, nextValue: () -> Visibility) {
    value = value.otherwise(nextValue())
  }
}
