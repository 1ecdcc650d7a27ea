/// Something that source code uses and the modules do not have.
struct MissingFeature: Hashable {
  /// The kinds, in an order in which earlier kinds explain later ones.
  enum Kind: Int, Comparable {
    /// A module that is imported and absent.
    case module
    /// A type, function, member or attribute.
    case name
    /// Any other error, which in most cases follows from one of the others.
    case other

    static func < (lhs: Kind, rhs: Kind) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  var kind: Kind
  /// The name as in source code, or the sentence of the compiler.
  var name: String

  /// Creates the feature whose absence an error reports.
  init(_ message: String) {
    if let match = message.wholeMatch(of: /no such module '(.+?)(?:\..*)?'/) {
      // A part of a module is there if the module is.
      self.init(.module, "import \(match.1)")
    } else if let match = message.prefixMatch(
      of: /cannot find (?:type |operator |macro )?'(.+?)' in scope/)
    {
      self.init(.name, String(match.1))
    } else if let match = message.prefixMatch(of: /unknown attribute '(.+?)'/) {
      self.init(.name, "@\(match.1)")
    } else if let match = message.prefixMatch(of: /reference to member '(.+?)'/) {
      self.init(.name, ".\(match.1)")
    } else if let match = message.prefixMatch(
      of: /value of (?:optional )?type '.*?'(?: \(aka '.*?'\))? has no (?:dynamic )?member '(.+?)'/)
    {
      // The same modifier on several views is one feature.
      self.init(.name, ".\(match.1)")
    } else if let match = message.prefixMatch(
      of: /type '(.+?)'(?: \(aka '.*?'\))? has no member '(.+?)'/)
    {
      self.init(.name, "\(Self.withoutArguments(match.1)).\(match.2)")
    } else {
      self.init(.other, message)
    }
  }

  init(_ kind: Kind, _ name: String) {
    self.kind = kind
    self.name = name
  }

  /// Returns a type without its generic arguments and without `any` or `some`.
  private static func withoutArguments(_ type: Substring) -> String {
    let name = type.prefix { $0 != "<" }
    return name.split(separator: " ").last.map(String.init) ?? String(type)
  }
}
