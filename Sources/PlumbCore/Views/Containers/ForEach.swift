/// A view that shows a view for each element of a collection, with the identity of the element.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection of elements.
  public var data: Data
  /// Returns the view for an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
  /// Whether the elements are the numbers of a range and their own ids, so that no two ids are equal.
  private var isRangeOfIDs = false
  /// Returns the view for an element and its offset in the collection, if the offset is known; `nil` to use `content`.
  private var indexedContent: ((Data.Element, Int?) -> Content)?

  /// Returns the same elements with other views.
  package func map<Other>(_ content: @escaping (Data.Element) -> Other) -> ForEach<Data, ID, Other>
  {
    ForEach<Data, ID, Other>(data: data, content: content, id: id, isRangeOfIDs: isRangeOfIDs)
  }

  /// Returns the same elements with other views, which also depend on the offsets, if these are known.
  func mapWithOffsets<Other>(
    _ content: @escaping (Data.Element, Int?) -> Other
  ) -> ForEach<Data, ID, Other> {
    ForEach<Data, ID, Other>(
      data: data, content: { content($0, nil) }, id: id, isRangeOfIDs: isRangeOfIDs,
      indexedContent: content)
  }
}

extension ForEach: View, _PrimitiveView where Content: View {
  /// Creates a view for each element, identified by the element's id.
  nonisolated public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    data.observe()
    self.init(data: data, content: content, id: { $0.id })
  }

  /// Creates a view for each element, identified by a property of the element.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    data.observe()
    let isRangeOfIDs = Data.self == Range<Int>.self && (id as AnyKeyPath) == \Int.self
    self.init(
      data: data, content: content, id: { $0[keyPath: id] }, isRangeOfIDs: isRangeOfIDs)
  }

  /// Creates a view for each element of a bound collection, identified by a property of the
  /// element.
  ///
  /// A binding to a collection is itself a collection of bindings, so that elements with ids need no initializer of
  /// their own.
  nonisolated public init<Elements>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Data == LazyMapSequence<Elements.Indices, (Elements.Index, ID)>,
    Elements: MutableCollection & RandomAccessCollection, Elements.Index: Hashable
  {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
      content: { index, _ in
        content(
          BoundElement(
            of: data, at: index, elements[index], isSame: { $0[keyPath: id] == $1[keyPath: id] }
          ).binding)
      },
      id: { $0.1 })
  }

  public static func _listSubviews(of view: ForEach, in list: inout _SubviewList) {
    guard !list.policy.isLazy else { return list.append(SubviewElements(of: view)) }
    list.under(0) { list in
      for element in view.data {
        list.withID(view.id(element)) {
          Content._listSubviews(of: view.content(element), in: &$0)
        }
      }
    }
  }

  // Inlined into its caller for the protocol, which knows the type; by itself it would look the type up at run time.
  @inline(__always)
  public static func _resolve(_ view: ForEach, at cursor: inout _ChildCursor) {
    guard !cursor.policy.isLazy else {
      let node = cursor.node(LazyKeyedViewNode<Data, ID, Content>.self) {
        LazyKeyedViewNode(at: $0)
      }
      node.update(
        view.data, id: view.id, elementsAreIDs: view.isRangeOfIDs,
        content: view.indexedContent ?? { element, _ in view.content(element) })
      return
    }
    if view.isRangeOfIDs, let range = view.data as? Range<Int>,
      let content = view.content as? (Int) -> Content
    {
      guard cursor.isAtNode, let node = cursor.reusedNode(RangeViewNode<Content>.self) else {
        return cursor.insert(RangeViewNode(at: cursor.place)).update(range, content: content)
      }
      return node.update(range, content: content)
    }
    let node = cursor.node(KeyedViewNode<ID, Data.Element, Content>.self) { KeyedViewNode(at: $0) }
    node.update(view.data, id: view.id, content: view.content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Creates a view for each number in a range.
  nonisolated public init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content
  ) {
    self.init(data: data, content: content, id: { $0 }, isRangeOfIDs: true)
  }
}

extension RandomAccessCollection {
  /// Reads from the collection, so that the enclosing view, which is being evaluated, is evaluated again after a change
  /// of a collection that is bound to a property of an observable object. The elements themselves are read later, for
  /// their rows.
  fileprivate func observe() { _ = startIndex }
}
