internal import Foundation

/// The measures and the colours of a list's style.
@usableFromInline struct ListAppearance: Equatable {
  /// The extent of the background behind rows.
  enum Grouping {
    /// Rows lie on the background of the list.
    case none
    /// The rows of a section lie on a panel of their own.
    case panels
  }

  /// Whether the interface idiom chooses the style.
  var isAutomatic = false
  var grouping = Grouping.none
  /// The space around the content of a row, in points.
  var rowInsets = EdgeInsets(top: 4, leading: 12, bottom: 4, trailing: 12)
  /// The space beside rows, in points.
  var margin: CGFloat = 0
  /// The space above and below all rows, in points.
  var verticalMargin: CGFloat = 0
  /// The radius of the corners of the selection, in points.
  var selectionRadius: CGFloat = 0
  /// The radius of the corners of panels, in points.
  var panelRadius: CGFloat = 10
  /// The distance between sections, in points.
  var sectionSpacing: CGFloat = 0
  var pinsHeaders = false
  var showsSeparators = true
  var hasBorder = false
  /// Whether the header of a section with a binding has an arrow that shows and hides the content.
  var foldsSections = false
  /// Whether every second row has another background.
  var alternatesRows = false
  /// Whether the rows belong to a table.
  var isTable = false
  /// The width below which the rows of a table are scrolled sideways, in points; `nil` for rows that are not scrolled.
  var leastContentWidth: CGFloat?
  /// Whether the rows belong to a grouped form.
  var isForm = false
  /// The least height of rows, in points.
  var minimumRowHeight: CGFloat = 0
  /// The colour behind the rows; `nil` for the colour of the window.
  var background: SystemColor?
}

extension EnvironmentValues {
  /// The measures and the colours of the lists inside.
  @EnvironmentEntry var listAppearance: ListAppearance = DefaultListStyle()._appearance.value
}

extension View {
  /// Sets the style of the lists inside.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listAppearance, style._appearance.value)
  }
}
