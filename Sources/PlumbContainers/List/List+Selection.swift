/// Lists with a selection.
extension List {
  /// Creates a list of the views of its content, of which a person can select any number of rows.
  nonisolated public init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {
    self.init(selection.map { ListSelection($0) }, content: content())
  }

  /// Creates a list of the views of its content, of which a person can select one row.
  nonisolated public init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) {
    self.init(selection.map { ListSelection($0) }, content: content())
  }

  /// Creates a list of the views of its content, of which one row is always selected.
  // Otherwise a set of values, or an optional one, would be taken for the value of a row.
  @_disfavoredOverload
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(ListSelection(required: selection), content: content())
  }

  /// Creates a list with a row for each element, of which a person can select any number of rows.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    self.init(selection.map { ListSelection($0) }, content: ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each element, identified by a property of the element, of which a person can
  /// select any number of rows.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      selection.map { ListSelection($0) }, content: ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list with a row for each number in a range, of which a person can select any number of rows.
  nonisolated public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection.map { ListSelection($0) }, content: ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each element of a bound collection, identified by a property of the element, with a
  /// binding to the element, of which a person can select any number of rows.
  nonisolated public init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data: MutableCollection & RandomAccessCollection, Data.Index: Hashable
  {
    self.init(
      selection.map { ListSelection($0) }, content: ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list of the elements of a tree, of which a person can select any number of rows.
  ///
  /// - Parameter children: the elements below an element; `nil` for an element that can have none.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data.Element: Identifiable
  {
    self.init(
      selection.map { ListSelection($0) },
      content: OutlineGroup(data, children: children, content: rowContent))
  }

  /// Creates a list with a row for each element, of which a person can select one row.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    self.init(selection.map { ListSelection($0) }, content: ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each element, identified by a property of the element, of which a person can
  /// select one row.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      selection.map { ListSelection($0) }, content: ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list with a row for each number in a range, of which a person can select one row.
  nonisolated public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection.map { ListSelection($0) }, content: ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each element of a bound collection, identified by a property of the element, with a
  /// binding to the element, of which a person can select one row.
  nonisolated public init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data: MutableCollection & RandomAccessCollection, Data.Index: Hashable
  {
    self.init(
      selection.map { ListSelection($0) }, content: ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list of the elements of a tree, of which a person can select one row.
  ///
  /// - Parameter children: the elements below an element; `nil` for an element that can have none.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data.Element: Identifiable
  {
    self.init(
      selection.map { ListSelection($0) },
      content: OutlineGroup(data, children: children, content: rowContent))
  }
}
