/// An expression of a view builder that was evaluated.
struct SourceExpression: Sendable {
  /// The type under which the view that the expression begins with is listed.
  let type: Any.Type
  let line: SourceLine

  init(_ type: Any.Type, _ line: SourceLine) {
    self.type = (type as? any ExpressionView.Type)?.firstType ?? type
    self.line = line
  }
}

/// A view that is listed under another type, or that modifies a view.
protocol ExpressionView {
  /// The type under which the view that an expression begins with, before its modifiers, is listed.
  static var firstType: Any.Type { get }
}

extension ModifiedContent: ExpressionView {
  static var firstType: Any.Type {
    (Content.self as? any ExpressionView.Type)?.firstType ?? Content.self
  }
}
