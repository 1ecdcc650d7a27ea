/// Something a source file declares that other files could name.
struct Declaration {
  enum Kind: Equatable {
    /// `owner` is `nil` at the top level of a file.
    case type
    /// A property, function, enum case or nested type; at the top level a function or a variable.
    case member
    /// The label of a tuple's element.
    case label
    /// The labels of its parameters, `_` for none.
    case initializer(labels: [String])
    /// The label of an argument of a function or an initialiser.
    case argument
    /// A generic parameter or an associated type.
    case placeholder
  }

  var kind: Kind
  var name: String
  /// Of the keyword, counted from 1.
  var line: Int
  /// The type the declaration belongs to.
  var owner: String?
  /// The outermost type around the declaration, which is the owner unless that is nested.
  var outermostOwner: String?
  /// Whether only its own file sees it.
  var isFilePrivate: Bool
}
