/// A column of rows that scrolls, in which rows can be selected, deleted and moved.
///
/// As SwiftUI: each view of the content is a row, and so is each view in the body of a view of the program. The views
/// of a `ForEach` are made when they come near the visible part and released when they are far from it, as in a
/// ``LazyVStack``, so that the cost of a list depends on its visible part only. A list has the proposed lengths, and
/// the length 0 without a proposal; in a panel in front of the window, it is as long as its rows.
///
/// A click selects a row; with Control it adds the row to the selection or removes it, and with Shift it selects all
/// rows up to it. A click below the rows deselects all of them if the selection may be empty. The arrow keys, Page Up,
/// Page Down, Home and End move the selection, letters find the next row whose text begins with them, Delete deletes
/// the selected rows, and Option with an arrow key moves the selected row. The value of a row in the selection is its
/// `tag`, or else the id of its element. In a collection with very many elements, letters search only the next few
/// thousand elements.
public struct List<SelectionValue: Hashable, Content: View> {
  private let selection: ListSelection?
  private let content: Content
  @State private var state = ListState()
  @Environment(\.listAppearance) private var style
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.listRowSpacing) private var spacing
  @Environment(\.isScrollBackgroundShown) private var showsBackground
  @Environment(\.linkTarget) private var linkTarget

  /// - Parameter selection: the selection; `nil` for a list without one.
  nonisolated init(_ selection: ListSelection?, content: Content) {
    self.selection = selection
    self.content = content
  }
}

extension List: View {
  /// The measures and the colours of the list.
  private var appearance: ListAppearance {
    style.isAutomatic && idiom == .touch ? InsetGroupedListStyle()._appearance.value : style
  }

  public var body: some View {
    let appearance = appearance
    ScrollView(appearance.leastContentWidth == nil ? .vertical : [.horizontal, .vertical]) {
      if let width = appearance.leastContentWidth {
        rows.modifier(TableRowsWidth(least: width))
      } else {
        rows
      }
    }
    .modifier(
      ListModifier(
        context: ListContext(appearance: appearance, selection: selection, state: state))
    )
    .modifier(RefreshScope())
    .background {
      if showsBackground {
        Rectangle().fill(
          appearance.background.map { AnyShapeStyle(Color(system: $0)) }
            ?? AnyShapeStyle(.windowBackground)
        )
      }
      if let selection, let linkTarget {
        SelectedColumn(selection: selection, column: linkTarget)
      }
    }
    .overlay {
      if appearance.hasBorder {
        Rectangle().strokeBorder(Color(system: .separator), lineWidth: 1).allowsHitTesting(false)
      }
    }
  }

  private var rows: some View {
    LazyVStack(
      alignment: .leading, spacing: spacing ?? 0,
      pinnedViews: appearance.pinsHeaders ? .sectionHeaders : []
    ) {
      if appearance.grouping == .panels {
        ListRows(content: content).labeledContentStyle(PanelLabeledContentStyle())
      } else {
        ListRows(content: content)
      }
    }
    .padding(.vertical, appearance.verticalMargin)
  }
}

/// A view that follows the selection in a split view that shows one column at a time: it shows the column of the
/// selection, and goes back when nothing is selected any more.
private struct SelectedColumn: View, ImplementationView {
  let selection: ListSelection
  let column: NavigationScope

  var body: some View {
    Color.clear.frame(width: 0, height: 0).accessibilityHidden(true)
      .onChange(of: selection.isEmpty()) { _, isEmpty in
        if isEmpty { column.didHide(column) } else { column.didShow(column) }
      }
  }
}

/// The style of a label and a value on a panel: at both ends of the row.
private struct PanelLabeledContentStyle: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      configuration.label.frame(maxWidth: .infinity, alignment: .leading)
      configuration.content.valueForegroundStyle(.secondary)
    }
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of the views of its content.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(nil, content: content())
  }

  /// Creates a list with a row for each element, identified by the element's id.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    self.init(nil, content: ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each element, identified by a property of the element.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(nil, content: ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list with a row for each number in a range.
  nonisolated public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(nil, content: ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each element of a bound collection, identified by a property of the element, with a
  /// binding to the element.
  nonisolated public init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data: MutableCollection & RandomAccessCollection, Data.Index: Hashable
  {
    self.init(nil, content: ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list of the elements of a tree, whose rows show and hide the rows below them.
  ///
  /// - Parameter children: the elements below an element; `nil` for an element that can have none.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data.Element: Identifiable
  {
    self.init(nil, content: OutlineGroup(data, children: children, content: rowContent))
  }
}
