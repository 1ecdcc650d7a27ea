/// Lists of bound collections that a person can edit.
extension List {
  /// Creates a list with a row for each element of a bound collection, which a person can edit.
  ///
  /// - Parameter editActions: the changes that a person can make: `.delete`, `.move` or `.all`.
  nonisolated public init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    SelectionValue == Never,
    Data: MutableCollection & RandomAccessCollection, Data.Index: Hashable,
    Data.Element: Identifiable,
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID,
      EditableCollectionContent<RowContent, Data>
    >
  {
    self.init(
      nil, content: ForEach(data, editActions: editActions, content: rowContent))
  }

  /// Creates a list with a row for each element of a bound collection, which a person can edit, and of
  /// which they can select any number of rows.
  nonisolated public init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data: MutableCollection & RandomAccessCollection, Data.Index: Hashable,
    Data.Element: Identifiable,
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID,
      EditableCollectionContent<RowContent, Data>
    >
  {
    self.init(
      selection.map { ListSelection($0) },
      content: ForEach(data, editActions: editActions, content: rowContent))
  }

  /// Creates a list with a row for each element of a bound collection, which a person can edit, and of
  /// which they can select one row.
  nonisolated public init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data: MutableCollection & RandomAccessCollection, Data.Index: Hashable,
    Data.Element: Identifiable,
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID,
      EditableCollectionContent<RowContent, Data>
    >
  {
    self.init(
      selection.map { ListSelection($0) },
      content: ForEach(data, editActions: editActions, content: rowContent))
  }

  /// Creates a list with a row for each element of a bound collection, identified by a property of the element,
  /// which a person can edit.
  nonisolated public init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    SelectionValue == Never,
    Data: MutableCollection & RandomAccessCollection, Data.Index: Hashable,
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID,
      EditableCollectionContent<RowContent, Data>
    >
  {
    self.init(
      nil, content: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }

  /// Creates a list with a row for each element of a bound collection, identified by a property of the element,
  /// which a person can edit, and of which they can select any number of rows.
  nonisolated public init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data: MutableCollection & RandomAccessCollection, Data.Index: Hashable,
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID,
      EditableCollectionContent<RowContent, Data>
    >
  {
    self.init(
      selection.map { ListSelection($0) },
      content: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }

  /// Creates a list with a row for each element of a bound collection, identified by a property of the element,
  /// which a person can edit, and of which they can select one row.
  nonisolated public init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data: MutableCollection & RandomAccessCollection, Data.Index: Hashable,
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID,
      EditableCollectionContent<RowContent, Data>
    >
  {
    self.init(
      selection.map { ListSelection($0) },
      content: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }
}
