/// A result builder that combines the views listed in a closure into one view.
@resultBuilder public struct ViewBuilder {
  /// Returns a view unchanged.
  ///
  /// The compiler passes the file and the line of the expression, which the inspector of a window shows.
  public static func buildExpression<Content: View>(
    _ content: Content, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Content {
    SourceCollection.add(Content.self, fileID, line)
    return content
  }

  /// Returns an empty view for an empty closure.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Returns a single view unchanged.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Combines several views.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView(resolving: repeat each content)
  }

  /// Returns the view of an `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Returns the view of the first branch of a condition.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(.first(first))
  }

  /// Returns the view of the second branch of a condition.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(.second(second))
  }

  /// Returns a type-erased view for an `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
