/// Lists of trees whose elements are identified by a property, or bound.
extension List where SelectionValue == Never {
  /// Creates a list of the elements of a tree, identified by a property, whose rows show and hide the rows below them.
  ///
  /// - Parameter children: the elements below an element; `nil` for an element that can have none.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >
  {
    self.init(
      nil, content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }

  /// Creates a list of the elements of a bound tree, with bindings to them, whose rows show and hide the rows below
  /// them.
  ///
  /// - Parameter children: the elements below an element; `nil` for an element that can have none.
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data.Element: Identifiable
  {
    self.init(
      nil, content: OutlineGroup(data, children: children, content: rowContent))
  }
}

extension List {
  /// Creates a list of the elements of a tree, identified by a property, of which a person can select any number of rows, whose rows show and hide the rows below them.
  ///
  /// - Parameter children: the elements below an element; `nil` for an element that can have none.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >
  {
    self.init(
      selection.map { ListSelection($0) },
      content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }

  /// Creates a list of the elements of a bound tree, with bindings to them, of which a person can select any number of rows, whose rows show and hide the rows below
  /// them.
  ///
  /// - Parameter children: the elements below an element; `nil` for an element that can have none.
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data.Element: Identifiable
  {
    self.init(
      selection.map { ListSelection($0) },
      content: OutlineGroup(data, children: children, content: rowContent))
  }

  /// Creates a list of the elements of a tree, identified by a property, of which a person can select one row, whose rows show and hide the rows below them.
  ///
  /// - Parameter children: the elements below an element; `nil` for an element that can have none.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >
  {
    self.init(
      selection.map { ListSelection($0) },
      content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }

  /// Creates a list of the elements of a bound tree, with bindings to them, of which a person can select one row, whose rows show and hide the rows below
  /// them.
  ///
  /// - Parameter children: the elements below an element; `nil` for an element that can have none.
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data.Element: Identifiable
  {
    self.init(
      selection.map { ListSelection($0) },
      content: OutlineGroup(data, children: children, content: rowContent))
  }
}
