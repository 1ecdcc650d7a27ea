internal import Foundation

/// The style of lists.
///
/// As SwiftUI: programs use the styles of the library and do not define styles of their own.
@MainActor @preconcurrency public protocol ListStyle {
  /// The measures and the colours of the style.
  nonisolated var _appearance: _ListAppearance { get }
}

/// The measures and the colours of a list's style, which belong to the library.
public struct _ListAppearance {
  let value: ListAppearance

  init(_ change: (inout ListAppearance) -> Void) {
    var value = ListAppearance()
    change(&value)
    self.value = value
  }
}

/// The default style of lists: ``InsetListStyle``, and on a screen that is touched ``InsetGroupedListStyle``.
public struct DefaultListStyle: ListStyle {
  /// Creates the default style.
  nonisolated public init() {}

  nonisolated public var _appearance: _ListAppearance {
    _ListAppearance {
      $0 = InsetListStyle()._appearance.value
      $0.isAutomatic = true
    }
  }
}

/// A style in which rows are as wide as the list, and headers stay visible.
public struct PlainListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}

  nonisolated public var _appearance: _ListAppearance {
    _ListAppearance { $0.pinsHeaders = true }
  }
}

/// A style in which the selection has rounded corners and a space beside it.
public struct InsetListStyle: ListStyle {
  private var alternates = false

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
      $0.alternatesRows = alternates
      $0.margin = 8
      $0.verticalMargin = 6
      $0.selectionRadius = 6
      $0.pinsHeaders = true
    }
  }
}

/// A style with a border around the list.
public struct BorderedListStyle: ListStyle {
  private var alternates = false

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
      $0.alternatesRows = alternates
      $0.pinsHeaders = true
      $0.hasBorder = true
    }
  }
}

/// A style in which sections are separated by space, on panels as wide as the list.
public struct GroupedListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}

  nonisolated public var _appearance: _ListAppearance {
    _ListAppearance {
      $0.grouping = .panels
      $0.panelRadius = 0
      $0.sectionSpacing = 20
      $0.verticalMargin = 16
      $0.background = .groupedBackground
    }
  }
}

/// A style in which the rows of a section lie on a panel with rounded corners.
public struct InsetGroupedListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}

  nonisolated public var _appearance: _ListAppearance {
    _ListAppearance {
      $0.grouping = .panels
      $0.margin = 16
      $0.verticalMargin = 16
      $0.sectionSpacing = 20
      $0.background = .groupedBackground
    }
  }
}

/// A style for the list beside the content of a window.
public struct SidebarListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}

  nonisolated public var _appearance: _ListAppearance {
    _ListAppearance {
      $0.margin = 10
      $0.verticalMargin = 10
      $0.rowInsets = EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
      $0.selectionRadius = 6
      $0.sectionSpacing = 10
      $0.showsSeparators = false
      $0.foldsSections = true
      $0.background = .groupedBackground
    }
  }
}

extension ListStyle where Self == DefaultListStyle {
  /// The default style of lists.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows as wide as the list.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows with a space beside them.
  public static var inset: InsetListStyle { InsetListStyle() }

  /// Rows with a space beside them.
  ///
  /// - Parameter alternatesRowBackgrounds: whether every second row has another background.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle {
    InsetListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension ListStyle where Self == BorderedListStyle {
  /// A border around the list.
  public static var bordered: BorderedListStyle { BorderedListStyle() }

  /// A border around the list.
  ///
  /// - Parameter alternatesRowBackgrounds: whether every second row has another background.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
    BorderedListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension ListStyle where Self == GroupedListStyle {
  /// Sections on panels as wide as the list.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections on panels with rounded corners.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// The list beside the content of a window.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
