/// Where an expression of a view builder stands in the sources.
public struct SourceLine: Hashable, Sendable, CustomStringConvertible {
  /// The module and the name of the file: `Pets/PetView.swift`.
  public let file: String
  /// The number of the line in which the expression begins, from 1.
  public let line: UInt

  /// Whether the file is one of the engine's own, whose bodies nobody has written for the window.
  var isInEngine: Bool { file.hasPrefix("PlumbCore/") || file.hasPrefix("PlumbUI/") }

  /// As compilers write it: `Pets/PetView.swift:14`.
  public var description: String { "\(file):\(line)" }
}

/// The type of the view that an expression of a view builder begins with, before its modifiers.
protocol ExpressionView {
  static var firstType: Any.Type { get }
}

extension ModifiedContent: ExpressionView {
  static var firstType: Any.Type {
    (Content.self as? any ExpressionView.Type)?.firstType ?? Content.self
  }
}

extension _LayoutView: ExpressionView {
  static var firstType: Any.Type { L.self }
}

extension _ShapeView: ExpressionView {
  static var firstType: Any.Type { Content.self }
}

/// An expression of a view builder that was evaluated.
struct SourceExpression: Sendable {
  /// The type of the whole expression.
  let type: Any.Type
  /// The type of the view that it begins with.
  let firstType: Any.Type
  let line: SourceLine

  init(_ type: Any.Type, _ line: SourceLine) {
    self.type = type
    firstType = (type as? any ExpressionView.Type)?.firstType ?? type
    self.line = line
  }

  /// Whether a modifier of the expression may contain another view of the type that it begins with.
  var mayContainItsFirstType: Bool {
    String(reflecting: type).ranges(of: String(reflecting: firstType)).count > 1
  }
}
