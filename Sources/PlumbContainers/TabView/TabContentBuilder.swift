/// A result builder that combines the tabs listed in a closure.
@resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
  /// Returns a part unchanged.
  public static func buildExpression<C: TabContent>(_ content: C) -> C
  where C.TabValue == TabValue { content }

  /// Returns the first part.
  public static func buildPartialBlock<C: TabContent>(first: C) -> C where C.TabValue == TabValue {
    first
  }

  /// Combines parts with the next one.
  public static func buildPartialBlock<First: TabContent, Next: TabContent>(
    accumulated: First, next: Next
  ) -> _TabPair<First, Next> where First.TabValue == TabValue, Next.TabValue == TabValue {
    _TabPair(first: accumulated, second: next)
  }

  /// Returns the part of an `if` without `else`.
  public static func buildIf<C: TabContent>(_ content: C?) -> C? where C.TabValue == TabValue {
    content
  }

  /// Returns the part of the first branch of a condition.
  public static func buildEither<First: TabContent, Second: TabContent>(
    first: First
  ) -> _ConditionalTabs<First, Second>
  where First.TabValue == TabValue, Second.TabValue == TabValue {
    .first(first)
  }

  /// Returns the part of the second branch of a condition.
  public static func buildEither<First: TabContent, Second: TabContent>(
    second: Second
  ) -> _ConditionalTabs<First, Second>
  where First.TabValue == TabValue, Second.TabValue == TabValue {
    .second(second)
  }

  /// The tabs as a view.
  public struct Content<C: TabContent> where C.TabValue == TabValue {
    let tabs: C
  }
}

extension TabContentBuilder.Content: View, _PrimitiveView {
  public static func _resolve(_ view: Self, at cursor: inout _ChildCursor) {
    C._Tabs._resolve(view.tabs._tabs, at: &cursor)
  }

  public static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    C._Tabs._listSubviews(of: view.tabs._tabs, in: &list)
  }
}

extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
  public typealias Body = Never

  public var body: Never {
    preconditionFailure("A part of a tab view was asked for its body.")
  }

  public var _tabs: ForEach<Data, ID, Content._Tabs> { map { content($0)._tabs } }

  /// Creates the tabs of the elements of a collection, identified by their ids.
  // Tried last, like all of these initialisers: most loops are of views, and each further candidate costs the compiler
  // time.
  @_disfavoredOverload
  nonisolated public init<V: Hashable>(
    _ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID, Content.TabValue == V {
    self = ForEach<Data, ID, EmptyView>(data) { _ in EmptyView() }.map(content)
  }

  /// Creates the tabs of the elements of a collection, identified by a property.
  @_disfavoredOverload
  nonisolated public init<V: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == V {
    self = ForEach<Data, ID, EmptyView>(data, id: id) { _ in EmptyView() }.map(content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: TabContent {
  /// Creates the tabs of the numbers in a range.
  @_disfavoredOverload
  nonisolated public init<V: Hashable>(
    _ data: Range<Int>, @TabContentBuilder<V> content: @escaping (Int) -> Content
  ) where Content.TabValue == V {
    self = ForEach<Range<Int>, Int, EmptyView>(data) { _ in EmptyView() }.map(content)
  }
}

/// Two parts of the content of a tab view.
public struct _TabPair<First: TabContent, Second: TabContent>
where First.TabValue == Second.TabValue {
  fileprivate let first: First
  fileprivate let second: Second
}

extension _TabPair: TabContent {
  public typealias TabValue = First.TabValue

  public var body: Never {
    preconditionFailure("A part of a tab view was asked for its body.")
  }

  public var _tabs: some View {
    ViewBuilder.buildBlock(first._tabs, second._tabs)
  }
}

/// One of two parts of the content of a tab view.
public enum _ConditionalTabs<First: TabContent, Second: TabContent>
where First.TabValue == Second.TabValue {
  case first(First)
  case second(Second)
}

extension _ConditionalTabs: TabContent {
  public typealias TabValue = First.TabValue

  public var body: Never {
    preconditionFailure("A part of a tab view was asked for its body.")
  }

  @ViewBuilder public var _tabs: some View {
    switch self {
    case .first(let part): part._tabs
    case .second(let part): part._tabs
    }
  }
}

extension Optional: TabContent where Wrapped: TabContent {
  public typealias TabValue = Wrapped.TabValue

  public var body: Never {
    preconditionFailure("A part of a tab view was asked for its body.")
  }

  public var _tabs: some View { map { $0._tabs } }
}
