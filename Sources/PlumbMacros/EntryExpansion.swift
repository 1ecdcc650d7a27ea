/// The expansion of `@Entry` and of `@EnvironmentEntry`, which the engine itself uses.
///
/// A variable of environment values, container values or transactions becomes a computed one,
/// stored under a key that is declared next to it. Only the name, the type and the initial value of
/// the declaration are needed, so a Swift parser is not required.
struct EntryExpansion {
  private let name: String
  private let type: String?
  private let initialValue: String
  /// The boundaries at which the value ends, as in the attribute; `nil` without any.
  private let boundaries: String?

  /// Parses a declaration.
  ///
  /// - Parameter source: such as `@Entry var spacing: CGFloat = 8`, also with the comments before and
  ///   after it; the result is `nil` if it is not a variable with a type or an initial value.
  init?(_ source: String) {
    // A comment may contain the keyword, and one at the end would hide a brace of the expansion.
    let declaration = SourceScan.removingComments(from: source)
    let words = declaration.split(maxSplits: .max, whereSeparator: \.isWhitespace)
    guard let keyword = words.first(where: { $0 == "var" }) else { return nil }
    let rest = declaration[keyword.endIndex...].drop(while: \.isWhitespace)
    name = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" })
    let tail = rest.dropFirst(name.count).drop(while: \.isWhitespace)
    let parts = tail.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard !name.isEmpty, let before = parts.first else { return nil }
    type = before.first == ":" ? Self.trimmed(before.dropFirst()) : nil
    let value = parts.count > 1 ? Self.trimmed(parts[1]) : nil
    guard type != nil || value != nil else { return nil }
    initialValue = value ?? "nil"
    let attributes = declaration[..<keyword.startIndex]
    boundaries = attributes.firstRange(of: "until:").map {
      Self.trimmed(attributes[$0.upperBound...].prefix { $0 != ")" })
    }
  }

  /// The accessors of the variable.
  var accessors: String {
    """
    {
      get { self[\(keyName).self] }
      set { self[\(keyName).self] = newValue }
    }
    """
  }

  /// The key declared next to a variable of the engine, which is not in reach of the engine's own name.
  var engineKey: String {
    let value = "static var defaultValue: \(type ?? "Never") { \(initialValue) }"
    guard let boundaries else { return "private enum \(keyName): EnvironmentKey { \(value) }" }
    return """
      private enum \(keyName): BoundedEnvironmentKey {
        \(value)
        static var boundaries: EnvironmentBoundaries { \(boundaries) }
      }
      """
  }

  /// Returns the key declared next to the variable.
  ///
  /// - Parameter context: the declaration that contains the variable, such as `extension
  ///   EnvironmentValues`.
  func key(in context: String) -> String {
    if context.contains("FocusedValues") {
      return """
        private enum \(keyName): PlumbUI.FocusedValueKey {
          typealias Value = \(wrappedType)
        }
        """
    }
    let kinds = [
      "ContainerValues": "ContainerValueKey", "Transaction": "TransactionKey",
    ]
    let kind = kinds.first { context.contains($0.key) }?.value ?? "EnvironmentKey"
    let value = type.map { "static var defaultValue: \($0) { \(initialValue) }" }
    return """
      private enum \(keyName): PlumbUI.\(kind) {
        \(value ?? "static let defaultValue = \(initialValue)")
      }
      """
  }

  /// The type of focused values without the optional around it.
  private var wrappedType: String {
    guard let type else { return "Never" }
    if type.last == "?" { return String(type.dropLast()) }
    let prefix = "Optional<"
    return type.hasPrefix(prefix) && type.last == ">"
      ? String(type.dropFirst(prefix.count).dropLast()) : type
  }

  private var keyName: String { "__Key_\(name.filter { $0 != "`" })" }

  private static func trimmed(_ text: Substring) -> String {
    let front = text.drop(while: \.isWhitespace)
    return String(String(front.reversed().drop(while: \.isWhitespace)).reversed())
  }
}
