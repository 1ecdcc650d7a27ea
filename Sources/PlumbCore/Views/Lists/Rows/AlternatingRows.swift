/// Whether every second row of a list has another background.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  /// Whether the rows alternate; `nil` for what the style of the list says.
  fileprivate let alternates: Bool?

  /// What the style of the list says.
  public static let automatic = AlternatingRowBackgroundBehavior(alternates: nil)
  /// Every second row has another background.
  public static let enabled = AlternatingRowBackgroundBehavior(alternates: true)
  /// All rows have the same background.
  public static let disabled = AlternatingRowBackgroundBehavior(alternates: false)
}

extension View {
  /// Sets whether every second row of the lists and tables inside has another background.
  ///
  /// Rows with a background of their own, and rows on panels, keep theirs. As on a Mac, the backgrounds go on below the
  /// last row.
  nonisolated public func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View {
    environment(\.rowBackgroundBehavior, behavior)
  }
}

private enum RowBackgroundBehaviorKey: EnvironmentKey {
  static var defaultValue: AlternatingRowBackgroundBehavior { .automatic }
}

extension EnvironmentValues {
  /// Whether every second row of the lists inside has another background.
  var rowBackgroundBehavior: AlternatingRowBackgroundBehavior {
    get { self[RowBackgroundBehaviorKey.self] }
    set { self[RowBackgroundBehaviorKey.self] = newValue }
  }
}

extension ListContext {
  /// Whether every second row has another background where the environment says something about it.
  func alternatesRows(_ behavior: AlternatingRowBackgroundBehavior) -> Bool {
    appearance.grouping == .none && (behavior.alternates ?? appearance.alternatesRows)
  }

  /// Returns the background of every second row.
  @MainActor static func alternateStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    Color.primary.opacity(0.05)._style(in: environment)
  }
}

extension ListNode {
  /// Lets every second row have another background, after the next layout.
  func setNeedsAlternation() {
    guard list?.alternatesRows(environment.rowBackgroundBehavior) == true else {
      stripesNode?.stripes = nil
      return
    }
    guard !needsAlternation else { return }
    needsAlternation = true
    tree.afterLayout { [weak self] in self?.alternateRows() }
  }

  /// Rows keep their background while others come and go after them. The number of the first row that exists is not
  /// known, as those above it are not evaluated.
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
  private func showStripes(below row: ListRowNode?) {
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

  private var stripesNode: ListStripesNode? {
    var layoutNodes: [LayoutNode] = []
    appendLayoutNodes(to: &layoutNodes)
    return layoutNodes.first as? ListStripesNode
  }
}
