@_spi(Nodes) internal import PlumbCore

/// Whether every second row of a list has another background.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  /// Whether the rows alternate; `nil` for the setting of the list's style.
  fileprivate let alternates: Bool?

  /// The setting of the list's style.
  public static let automatic = AlternatingRowBackgroundBehavior(alternates: nil)
  /// Every second row has another background.
  public static let enabled = AlternatingRowBackgroundBehavior(alternates: true)
  /// All rows have the same background.
  public static let disabled = AlternatingRowBackgroundBehavior(alternates: false)
}

extension View {
  /// Sets whether every second row of the lists and tables inside has another background.
  ///
  /// Rows with a background of their own, and rows on panels, keep it. As on a Mac, the alternating backgrounds
  /// continue below the last row.
  nonisolated public func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View {
    environment(\.rowBackgroundBehavior, behavior)
  }
}

extension EnvironmentValues {
  /// Whether every second row of the lists inside has another background.
  @EnvironmentEntry var rowBackgroundBehavior: AlternatingRowBackgroundBehavior = .automatic
}

extension ListContext {
  /// Returns whether every second row has another background, for a behaviour of the environment.
  func alternatesRows(_ behavior: AlternatingRowBackgroundBehavior) -> Bool {
    appearance.grouping == .none && (behavior.alternates ?? appearance.alternatesRows)
  }

  /// Returns the background of every second row.
  @MainActor static func alternateStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    Color.primary.opacity(0.05)._style(in: environment)
  }
}

extension ListViewNode {
  /// Chooses the backgrounds of the rows after the next layout, if every second row has another one.
  func setNeedsAlternation() {
    let alternates = list?.alternatesRows(environment.rowBackgroundBehavior) == true
    state?.alternatesRows = alternates
    guard alternates else {
      stripesNode?.stripes = nil
      return
    }
    guard !needsAlternation else { return }
    needsAlternation = true
    tree.afterLayout { [weak self] in self?.alternateRows() }
  }

  /// Chooses the background of each row. Rows keep their background while others come and go after them: the number of
  /// the first row that has been made is not known, as the rows above it are not evaluated.
  private func alternateRows() {
    needsAlternation = false
    guard isMounted else { return }
    let rows = rows
    let first = rows.firstIndex { $0.isAlternate != nil } ?? 0
    let isAlternate = rows.indices.contains(first) && rows[first].isAlternate ?? false
    for (index, row) in rows.enumerated() {
      row.setAlternate(isAlternate != ((index - first) % 2 != 0))
    }
    showStripes(below: rows.last)
  }

  /// Shows the backgrounds of rows below the last row; `nil` in a list without rows.
  private func showStripes(below row: ListRowViewNode?) {
    guard let appearance = list?.appearance, let stripesNode else { return }
    stripesNode.scrollNode = scrollNode
    stripesNode.stripes = ListStripes(
      style: ListContext.alternateStyle(in: environment),
      isFirstFilled: row?.isAlternate == false,
      height: row?.frame.height
        ?? max(environment.defaultMinListRowHeight, appearance.minimumRowHeight),
      margin: appearance.margin, marginBelowRows: appearance.verticalMargin,
      cornerRadius: appearance.selectionRadius)
    tree.stages.setNeedsDisplay()
  }

  private var stripesNode: ListStripesLayoutNode? {
    var layoutNodes: [LayoutNode] = []
    appendLayoutNodes(to: &layoutNodes)
    return layoutNodes.first as? ListStripesLayoutNode
  }
}
