/// A value of a JSON text and the place at which it begins, for messages.
nonisolated struct JSONNode: Equatable, Sendable {
  /// A place in a text, both numbers counted from 1.
  struct Place: Hashable, Sendable {
    var line = 1
    var column = 1
  }

  struct Member: Equatable, Sendable {
    var name: String
    var place: Place
    var value: JSONNode
  }

  indirect enum Value: Equatable, Sendable {
    case object([Member])
    case array([JSONNode])
    case string(String)
    /// The number as it is written.
    case number(String)
    case bool(Bool)
    case null

    /// The kind of the value with its article, for messages.
    var kind: String {
      switch self {
      case .object: "an object"
      case .array: "a list"
      case .string: "a text"
      case .number: "a number"
      case .bool: "a truth value"
      case .null: "null"
      }
    }
  }

  var place: Place
  var value: Value

  /// The text; `nil` if the value is no text.
  var string: String? {
    if case .string(let string) = value { string } else { nil }
  }
}
