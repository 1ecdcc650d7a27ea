/// A view with two or three columns, of which the leading ones select the content of the others.
///
/// Every column has a bar of its own, and the screens of a navigation stack. A link in a column shows its destination
/// in the next one, in place of the view there. The width of the leading columns is changed by dragging the line beside
/// them; unless it is set for a column, it is at least the width that the content needs. In less than 500 points there
/// is space for one column only: the view starts with the sidebar, links go forward, and a button in the bar goes back.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  private let sidebar: Sidebar
  /// The content of the middle column; `nil` for two columns.
  private let content: Content?
  private let detail: Detail
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let compactColumn: Binding<NavigationSplitViewColumn>?
  @State private var ownVisibility = NavigationSplitViewVisibility.automatic
  @State private var ownCompactColumn = NavigationSplitViewColumn.sidebar

  nonisolated private init(
    _ visibility: Binding<NavigationSplitViewVisibility>?,
    _ compactColumn: Binding<NavigationSplitViewColumn>?, sidebar: Sidebar, content: Content?,
    detail: Detail
  ) {
    self.visibility = visibility
    self.compactColumn = compactColumn
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
  }

  /// Creates a view with three columns.
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, nil, sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Creates a view with three columns, of which a binding determines the visible ones.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Creates a view with three columns.
  ///
  /// - Parameter preferredCompactColumn: the column that is shown if there is space for one only.
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, preferredCompactColumn, sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Creates a view with three columns, of which a binding determines the visible ones.
  ///
  /// - Parameter preferredCompactColumn: the column that is shown if there is space for one only.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility, preferredCompactColumn, sidebar: sidebar(), content: content(),
      detail: detail())
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates a view with two columns.
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, nil, sidebar: sidebar(), content: nil, detail: detail())
  }

  /// Creates a view with two columns, of which a binding determines the visible ones.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, sidebar: sidebar(), content: nil, detail: detail())
  }

  /// Creates a view with two columns.
  ///
  /// - Parameter preferredCompactColumn: the column that is shown if there is space for one only.
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, preferredCompactColumn, sidebar: sidebar(), content: nil, detail: detail())
  }

  /// Creates a view with two columns, of which a binding determines the visible ones.
  ///
  /// - Parameter preferredCompactColumn: the column that is shown if there is space for one only.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility, preferredCompactColumn, sidebar: sidebar(), content: nil, detail: detail())
  }
}

extension NavigationSplitView: View {
  public var body: some View {
    SplitScreens(
      sidebar: AnyView(sidebar), content: content.map { AnyView($0) }, detail: AnyView(detail),
      visibility: visibility ?? $ownVisibility, compactColumn: compactColumn ?? $ownCompactColumn)
  }
}

/// The columns of a ``NavigationSplitView`` that are shown.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  /// The number of hidden columns before the detail; `nil` if the view chooses it.
  private let hiddenCount: Int?

  /// The columns for which there is space: all, or one.
  public static let automatic = NavigationSplitViewVisibility(hiddenCount: nil)
  /// All columns.
  public static let all = NavigationSplitViewVisibility(hiddenCount: 0)
  /// The last two columns.
  public static let doubleColumn = NavigationSplitViewVisibility(hiddenCount: 1)
  /// The detail alone.
  public static let detailOnly = NavigationSplitViewVisibility(hiddenCount: 2)

  /// Returns the index of the first column that is shown, of a number of columns.
  func firstColumn(of count: Int) -> Int {
    switch hiddenCount {
    case 1: count - 2
    case 2: count - 1
    default: 0
    }
  }
}

/// A column of a ``NavigationSplitView``.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String

  /// The first column.
  public static var sidebar: NavigationSplitViewColumn { .init(name: "sidebar") }
  /// The second of three columns.
  public static var content: NavigationSplitViewColumn { .init(name: "content") }
  /// The last column.
  public static var detail: NavigationSplitViewColumn { .init(name: "detail") }

  /// Returns the index of the column, of a number of columns.
  func index(of count: Int) -> Int {
    switch self {
    case .sidebar: 0
    case .content: count - 2
    default: count - 1
    }
  }

  /// Returns the column with an index, of a number of columns.
  static func column(at index: Int, of count: Int) -> NavigationSplitViewColumn {
    index == count - 1 ? .detail : index == 0 ? .sidebar : .content
  }
}

/// The style of a ``NavigationSplitView``.
public protocol NavigationSplitViewStyle {
  /// Whether the detail keeps its width, and the other columns are in front of it.
  static var _keepsDetailWidth: Bool { get }
}

extension NavigationSplitViewStyle {
  public static var _keepsDetailWidth: Bool { false }
}

/// The default style of split views.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// A style of split views whose columns share the space.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// A style of split views whose detail is as wide as the view. The other columns are in front of it.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  public static var _keepsDetailWidth: Bool { true }

  /// Creates the style.
  nonisolated public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The default style.
  public static var automatic: AutomaticNavigationSplitViewStyle {
    AutomaticNavigationSplitViewStyle()
  }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// A style whose columns share the space.
  public static var balanced: BalancedNavigationSplitViewStyle {
    BalancedNavigationSplitViewStyle()
  }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// A style whose detail is as wide as the view, with the other columns in front of it.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

extension EnvironmentValues {
  /// Whether the details of the split views inside keep their width.
  @EnvironmentEntry var keepsDetailWidth: Bool = false
}

extension View {
  /// Sets the style of the split views inside: whether their columns share the width, or the detail has all of it.
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
    _ style: S
  ) -> some View {
    environment(\.keepsDetailWidth, S._keepsDetailWidth)
  }
}
