/// A line at an edge of a row of a list.
struct ListSeparator {
  var visibility = Visibility.automatic
  /// The colour; `nil` for the usual one.
  var tint: Color?

  /// Returns the line, with the values of an outer line for those that it does not set.
  func over(_ outer: ListSeparator) -> ListSeparator {
    ListSeparator(
      visibility: visibility == .automatic ? outer.visibility : visibility,
      tint: tint ?? outer.tint)
  }

  func style(in environment: EnvironmentValues) -> ResolvedStyle {
    (tint ?? Color(system: .separator))._style(in: environment)
  }
}

extension View {
  /// Sets whether lines are drawn above and below a row in a list.
  ///
  /// The line between two rows is the lower one of the first; the upper one is drawn only if it is set to be visible
  /// and the previous row does not draw the line. As SwiftUI: rows with a distance between them (`listRowSpacing(_:)`)
  /// have separate lines, and no lines on panels, where each row is a panel of its own. A line reaches from the guide
  /// `listRowSeparatorLeading` to `listRowSeparatorTrailing`, if a view in the row sets them.
  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    listRow {
      if edges.contains(.top) { $0.topSeparator.visibility = visibility }
      if edges.contains(.bottom) { $0.bottomSeparator.visibility = visibility }
    }
  }

  /// Sets the colour of the lines above and below a row in a list; `nil` for the usual one.
  nonisolated public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    listRow {
      if edges.contains(.top) { $0.topSeparator.tint = color }
      if edges.contains(.bottom) { $0.bottomSeparator.tint = color }
    }
  }

  /// Sets whether lines are drawn above the first row and below the last row of a section in a list.
  ///
  /// A line is drawn only if it is set to be visible, and never on panels. The settings of a row for its own lines have
  /// precedence.
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    listRow {
      if edges.contains(.top) { $0.sectionTopSeparator.visibility = visibility }
      if edges.contains(.bottom) { $0.sectionBottomSeparator.visibility = visibility }
    }
  }

  /// Sets the colour of the lines above the first row and below the last row of a section in a list; `nil` for the
  /// usual one.
  nonisolated public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    listRow {
      if edges.contains(.top) { $0.sectionTopSeparator.tint = color }
      if edges.contains(.bottom) { $0.sectionBottomSeparator.tint = color }
    }
  }
}

extension ListRow {
  /// The line above the row; `nil` for none.
  ///
  /// - Parameter edges: the edges of the panel, or of the section, at the row.
  func topSeparator(at edges: PanelEdges) -> ListSeparator? {
    if isOwnPanel { return nil }
    var line = traits.topSeparator
    if edges.isFirst, !isPanel { line = line.over(traits.sectionTopSeparator) }
    return line.visibility == .visible ? line : nil
  }

  /// The line below the row; `nil` for none.
  ///
  /// - Parameter edges: the edges of the panel, or of the section, at the row.
  func bottomSeparator(at edges: PanelEdges) -> ListSeparator? {
    if status.isMoved || isOwnPanel { return nil }
    var line = traits.bottomSeparator
    if edges.isLast, !isPanel { line = line.over(traits.sectionBottomSeparator) }
    let isShown =
      switch line.visibility {
      case .hidden: false
      case .visible: true
      case .automatic: appearance.showsSeparators && !edges.isLast
      }
    return isShown ? line : nil
  }
}
