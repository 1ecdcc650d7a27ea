import Foundation
import PlumbFiles

/// The compiler plug-in for `#Preview`, `@Previewable`, `@Entry` and the engine's `@EnvironmentEntry`.
///
/// `@Previewable` adds nothing to its declaration. `#Preview` expands to nothing in ordinary builds:
/// the compiler type-checks the body of a preview before the expansion, so previews must compile, but
/// are not part of the program. For builds of `plumb preview` see ``PreviewExpansion``, for the entries
/// ``EntryExpansion``, and for the sources that the gallery shows ``SourceFileExpansion``. A message is JSON, preceded
/// by its length in eight bytes in little-endian order; implementing this protocol directly makes a dependency on a
/// Swift parser unnecessary.
@main enum PreviewPlugIn {
  static func main() {
    do {
      try answer()
    } catch {
      StandardStream.warn("PlumbMacros: \(error)")
      exit(1)
    }
  }

  /// Answers the messages of the compiler.
  private static func answer() throws {
    // The compiler ends the connection with an empty message.
    while let header = try read(8), let message = try read(length(in: header)), !message.isEmpty {
      let response = try JSONSerialization.data(withJSONObject: response(to: message))
      let length = UInt64(response.count)
      let bytes = (0..<8).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) }
      try StandardStream.print(Data(bytes) + response)
    }
  }

  /// Returns the response to a message.
  private static func response(to message: Data) throws -> [String: Any] {
    let request = try JSONSerialization.jsonObject(with: message) as? [String: Any]
    if request?["getCapability"] != nil {
      return ["getCapabilityResult": ["capability": ["protocolVersion": 7]]]
    }
    let source =
      try (request?["expandAttachedMacro"] as? [String: Any]).map(expansion)
      ?? (request?["expandFreestandingMacro"] as? [String: Any]).map(previewExpansion) ?? ""
    return [
      "expandMacroResult": ["expandedSource": source, "diagnostics": [Any]()] as [String: Any]
    ]
  }

  /// Returns the expansion of an attribute; empty for `@Previewable`.
  private static func expansion(of request: [String: Any]) throws -> String {
    let macro = request["macro"] as? [String: Any]
    switch macro?["typeName"] as? String {
    case "EntryMacro": return entryExpansion(of: request) { $0.key(in: $1) }
    case "EnvironmentEntryMacro": return entryExpansion(of: request) { entry, _ in entry.engineKey }
    case "ShowsSourceMacro": return try sourceFileExpansion(of: request)
    default: return ""
    }
  }

  /// Returns the text of the file that contains a declaration.
  private static func sourceFileExpansion(of request: [String: Any]) throws -> String {
    let declaration = request["declSyntax"] as? [String: Any]
    let location = declaration?["location"] as? [String: Any]
    guard let path = location?["fileName"] as? String else { return "" }
    return try SourceFileExpansion(path: path, without: "ShowsSource").member
  }

  /// Returns the expansion of a role of `@Entry`; empty if it is not attached to a variable.
  ///
  /// - Parameter key: returns the key that is declared for the variable, in the declaration around it.
  private static func entryExpansion(
    of request: [String: Any], key: (EntryExpansion, String) -> String
  ) -> String {
    func source(_ part: Any?) -> String { (part as? [String: Any])?["source"] as? String ?? "" }
    guard let entry = EntryExpansion(source(request["declSyntax"])) else { return "" }
    if request["macroRole"] as? String == "accessor" { return entry.accessors }
    let contexts = request["lexicalContext"] as? [Any] ?? []
    return key(entry, source(contexts.first))
  }

  /// Returns the expansion of `#Preview`; empty unless previews are built.
  ///
  /// `plumb preview` starts the plug-in under another name: the compiler passes no environment on.
  private static func previewExpansion(of request: [String: Any]) -> String {
    let syntax = request["syntax"] as? [String: Any]
    let location = syntax?["location"] as? [String: Any]
    guard CommandLine.arguments.first?.hasSuffix("PlumbMacros-preview") ?? false,
      let source = syntax?["source"] as? String, let file = location?["fileID"] as? String,
      let line = location?["line"] as? Int, let column = location?["column"] as? Int,
      let discriminator = request["discriminator"] as? String
    else { return "" }
    return PreviewExpansion(source, file: file, line: line, column: column)
      .declaration(discriminator: discriminator)
  }

  private static func length(in header: Data) -> Int {
    header.reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// Returns the next bytes; `nil` if the compiler has closed the pipe.
  private static func read(_ count: Int) throws -> Data? {
    var bytes = Data()
    // A read from a pipe may return fewer bytes than requested.
    while bytes.count < count {
      guard let more = try FileHandle.standardInput.read(upToCount: count - bytes.count),
        !more.isEmpty
      else { return nil }
      bytes += more
    }
    return bytes
  }
}
