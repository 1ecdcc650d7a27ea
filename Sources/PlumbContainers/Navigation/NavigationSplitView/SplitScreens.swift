internal import Foundation

/// The columns of a split view, side by side or one at a time.
struct SplitScreens: View, ImplementationView {
  let sidebar: AnyView
  let content: AnyView?
  let detail: AnyView
  let visibility: Binding<NavigationSplitViewVisibility>
  let compactColumn: Binding<NavigationSplitViewColumn>
  @State private var links = ColumnLinks()
  @State private var isCompact = false
  @State private var preferredWidths: [Int: ColumnWidth] = [:]
  /// The widths to which columns were dragged.
  @State private var draggedWidths: [Int: CGFloat] = [:]
  @Environment(\.keepsDetailWidth) private var keepsDetailWidth
  @Environment(\.interfaceIdiom) private var idiom

  private var columns: [AnyView] { [sidebar] + [content].compactMap(\.self) + [detail] }

  /// The indices of the columns that are shown.
  @MainActor private var shown: Range<Int> {
    let count = columns.count
    if isCompact {
      let index = compactColumn.wrappedValue.index(of: count)
      return index..<index + 1
    }
    return visibility.wrappedValue.firstColumn(of: count)..<count
  }

  var body: some View {
    let shown = shown
    let columns = columns
    connectLinks()
    return SplitColumns(
      columns: columns.indices.map { index in
        SplitColumn(
          view: AnyView(column(index, columns[index], in: shown)),
          handle: AnyView(handle(of: index)), width: width(of: index),
          isFixed: preferredWidths[index] != nil, isShown: shown.contains(index))
      }, keepsDetailWidth: keepsDetailWidth
    )
    .onGeometryChange(for: Bool.self) {
      $0.size.width < Self.compactWidth
    } action: {
      isCompact = $0
    }
    .focusedSceneValue(\.panes, isCompact ? nil : panes(in: shown))
  }

  /// Returns the panes that commands of the menu bar show and hide.
  @MainActor private func panes(in shown: Range<Int>) -> [Pane.Kind: Pane] {
    [.sidebar: Pane(isShown: shown.lowerBound == 0, owner: links) { [links] in links.toggle() }]
  }

  /// The width below which one column is shown, in points.
  private static let compactWidth: CGFloat = 500

  @MainActor private func column(
    _ index: Int, _ view: AnyView, in shown: Range<Int>
  ) -> some View {
    let isLast = index == columns.count - 1
    return NavigationScreens(root: view, scope: links.scopes[isLast ? 2 : index])
      .environment(
        \.linkTarget, isLast ? nil : links.scopes[index + 1 == columns.count - 1 ? 2 : 1]
      )
      .environment(\.showsColumnBackground, !isLast && !isCompact)
      .environment(\.columnButton, button(of: index, in: shown))
      // Split views in a column have the default style.
      .environment(\.keepsDetailWidth, false)
      .transformEnvironment(\.listAppearance) { style in
        // As SwiftUI: a list without a style of its own has the style of the column.
        if index == 0, style.isAutomatic {
          style = SidebarListStyle()._appearance.value
        }
      }
      .onPreferenceChange(ColumnWidthKey.self) { preferredWidths[index] = $0 }
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: { [links] width in
        links.shownWidths[index] = width
      }
      .background {
        if !isLast, !isCompact {
          if keepsDetailWidth { Rectangle().fill(.windowBackground) }
          Color(system: .secondaryBackground).opacity(0.5)
        }
      }
  }

  /// The button in the bar of a column: the button that goes back to the previous column, or the button that shows and
  /// hides the sidebar.
  ///
  /// A program for a Mac is never so narrow that it shows one column only, and need not have anything in its sidebar that
  /// shows the next column. The button does so there.
  @MainActor private func button(of index: Int, in shown: Range<Int>) -> ColumnButton? {
    guard index == shown.lowerBound else { return nil }
    if isCompact, index > 0 { return ColumnButton(kind: .back(from: index), links: links) }
    return isCompact && idiom == .touch ? nil : ColumnButton(kind: .toggle, links: links)
  }

  // MARK: Widths

  private func width(of index: Int) -> CGFloat? {
    guard index < columns.count - 1, !isCompact else { return nil }
    let limits = limits(of: index)
    return limits.limited(draggedWidths[index] ?? limits.ideal)
  }

  private func limits(of index: Int) -> ColumnWidth {
    preferredWidths[index] ?? ColumnWidth(ideal: index == 0 ? 220 : 260)
  }

  @MainActor private func handle(of index: Int) -> some View {
    ResizeHandle(width: links.shownWidths[index] ?? 0) {
      draggedWidths[index] = limits(of: index).limited($0)
    }
  }

  // MARK: Columns

  /// Connects the columns. The links do not refer to the view, which has them as its state.
  @MainActor private func connectLinks() {
    let (visibility, compactColumn, count) = (visibility, compactColumn, columns.count)
    let isCompact = isCompact
    links.connect(
      back: { compactColumn.wrappedValue = .column(at: max(0, $0 - 1), of: count) },
      toggle: {
        if isCompact {
          compactColumn.wrappedValue = .column(at: 1, of: count)
          return
        }
        let isHidden = visibility.wrappedValue.firstColumn(of: count) > 0
        withAnimation(.navigation) {
          visibility.wrappedValue = isHidden ? .all : count == 2 ? .detailOnly : .doubleColumn
        }
      },
      // Shows the column in which a link has shown its destination.
      didShow: { [weak detail = links.scopes[2]] scope in
        let column: NavigationSplitViewColumn = scope === detail ? .detail : .content
        if compactColumn.wrappedValue != column { compactColumn.wrappedValue = column }
      },
      // Goes back to the column in which nothing is selected any more.
      didHide: { [weak detail = links.scopes[2]] scope in
        let index = scope === detail ? count - 1 : 1
        guard compactColumn.wrappedValue.index(of: count) >= index else { return }
        compactColumn.wrappedValue = .column(at: index - 1, of: count)
      })
  }
}

/// The actions of the columns of a split view on each other. The object is the same as long as the split view exists,
/// so that nothing in a column depends on a change of another column.
@MainActor final class ColumnLinks {
  /// The navigation scopes of the views of the sidebar, of the content and of the detail.
  let scopes = [NavigationScope(), NavigationScope(), NavigationScope()]
  private(set) var goBack: (Int) -> Void = { _ in }
  private(set) var toggle: () -> Void = {}
  /// The actual widths of the columns in points, which may exceed the ones that are set.
  var shownWidths: [Int: CGFloat] = [:]

  nonisolated init() {}

  func connect(
    back: @escaping (Int) -> Void, toggle: @escaping () -> Void,
    didShow: @escaping (NavigationScope) -> Void, didHide: @escaping (NavigationScope) -> Void
  ) {
    goBack = back
    self.toggle = toggle
    for scope in scopes { (scope.didShow, scope.didHide) = (didShow, didHide) }
  }
}

/// A button that the bar of a column has by itself.
struct ColumnButton {
  enum Kind: Equatable {
    /// Goes back from the column with an index.
    case back(from: Int)
    /// Shows and hides the sidebar.
    case toggle
  }

  let kind: Kind
  let links: ColumnLinks

  @MainActor func callAsFunction() {
    switch kind {
    case .back(let index): links.goBack(index)
    case .toggle: links.toggle()
    }
  }
}

extension EnvironmentValues {
  /// Whether the background of a column of a split view is shown through its bar.
  @EnvironmentEntry(until: .presentation) var showsColumnBackground: Bool = false

  /// The button of the column that shares its bar with the next navigation stack inside; `nil` for none.
  @EnvironmentEntry(until: .presentation) var columnButton: ColumnButton?
}
