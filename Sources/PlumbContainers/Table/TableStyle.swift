/// The style of tables.
///
/// As SwiftUI: programs use the styles of the library and do not define styles of their own.
@MainActor @preconcurrency public protocol TableStyle {
  /// The measures and the colours of the style.
  nonisolated var _appearance: _ListAppearance { get }
}

/// The default style of tables, the same as ``InsetTableStyle``.
public struct AutomaticTableStyle: TableStyle {
  /// Creates the style.
  nonisolated public init() {}

  nonisolated public var _appearance: _ListAppearance { InsetTableStyle()._appearance }
}

/// A style in which the selection of a table has rounded corners and a space beside it.
public struct InsetTableStyle: TableStyle {
  private var alternates = ListAppearance.tableRowsAlternate

  /// Creates the style.
  nonisolated public init() {}

  /// Creates the style.
  ///
  /// - Parameter alternatesRowBackgrounds: whether every second row has another background.
  nonisolated public init(alternatesRowBackgrounds: Bool) {
    alternates = alternatesRowBackgrounds
  }

  nonisolated public var _appearance: _ListAppearance { .table(alternatesRows: alternates) }
}

/// A style with a border around the table.
public struct BorderedTableStyle: TableStyle {
  private var alternates = ListAppearance.tableRowsAlternate

  /// Creates the style.
  nonisolated public init() {}

  /// Creates the style.
  ///
  /// - Parameter alternatesRowBackgrounds: whether every second row has another background.
  nonisolated public init(alternatesRowBackgrounds: Bool) {
    alternates = alternatesRowBackgrounds
  }

  nonisolated public var _appearance: _ListAppearance {
    _ListAppearance {
      $0 = _ListAppearance.table(alternatesRows: alternates).value
      let inset = TableMetrics.inset
      $0.margin = 0
      $0.rowInsets = EdgeInsets(top: 3, leading: inset, bottom: 3, trailing: inset)
      $0.selectionRadius = 0
      $0.verticalMargin = 0
      $0.hasBorder = true
    }
  }
}

extension _ListAppearance {
  /// Returns the measures of the rows of a table.
  fileprivate nonisolated static func table(alternatesRows: Bool) -> _ListAppearance {
    _ListAppearance {
      let inset = TableMetrics.inset - 8
      $0.margin = 8
      $0.verticalMargin = 4
      $0.rowInsets = EdgeInsets(top: 3, leading: inset, bottom: 3, trailing: inset)
      $0.selectionRadius = 6
      $0.showsSeparators = false
      $0.isTable = true
      $0.foldsSections = true
      $0.alternatesRows = alternatesRows
    }
  }
}

extension ListAppearance {
  /// Whether every second row of a table has another background unless its style sets it.
  fileprivate static let tableRowsAlternate = false
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The default style of tables.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  /// Rows with a space beside them.
  public static var inset: InsetTableStyle { InsetTableStyle() }

  /// Rows with a space beside them.
  ///
  /// - Parameter alternatesRowBackgrounds: whether every second row has another background.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
    InsetTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension TableStyle where Self == BorderedTableStyle {
  /// A border around the table.
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }

  /// A border around the table.
  ///
  /// - Parameter alternatesRowBackgrounds: whether every second row has another background.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
    BorderedTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension EnvironmentValues {
  /// The measures and the colours of the tables inside.
  @EnvironmentEntry var tableAppearance: ListAppearance = AutomaticTableStyle()._appearance.value

  /// Whether the tables inside show the titles of their columns.
  @EnvironmentEntry var tableColumnHeaders: Visibility = .automatic
}

extension View {
  /// Sets the style of the tables inside.
  nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View {
    environment(\.tableAppearance, style._appearance.value)
  }

  /// Sets whether the tables inside show the titles of their columns; they do unless this is `hidden`.
  nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableColumnHeaders, visibility)
  }
}
