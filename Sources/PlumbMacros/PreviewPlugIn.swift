import Foundation

/// The compiler's partner for `#Preview`, `@Previewable` and `@Entry`.
///
/// `@Previewable` adds nothing to what it marks. `#Preview` is answered with no source at all: the
/// compiler checks the body of a preview before it asks, so previews must compile, but nothing of them
/// is in the program. For `@Entry` see ``EntryExpansion``. A message is JSON with its length before it,
/// in eight bytes, the least first; speaking it directly spares the package a parser of Swift.
@main enum PreviewPlugIn {
  static func main() throws {
    // A message of no length is the compiler's farewell.
    while let header = try read(8), let message = try read(length(in: header)), !message.isEmpty {
      let fittingSize = try JSONSerialization.data(withJSONObject: fittingSize(to: message))
      let length = UInt64(fittingSize.count)
      let bytes = (0..<8).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) }
      try FileHandle.standardOutput.write(contentsOf: Data(bytes) + fittingSize)
    }
  }

  /// What the compiler waits for after a message.
  private static func fittingSize(to message: Data) throws -> [String: Any] {
    let request = try JSONSerialization.jsonObject(with: message) as? [String: Any]
    if request?["getCapability"] != nil {
      return ["getCapabilityResult": ["capability": ["protocolVersion": 7]]]
    }
    let source = (request?["expandAttachedMacro"] as? [String: Any]).map(expansion) ?? ""
    return [
      "expandMacroResult": ["expandedSource": source, "diagnostics": [Any]()] as [String: Any]
    ]
  }

  /// What a part of `@Entry` stands for; nothing where it is not at a variable.
  private static func expansion(of request: [String: Any]) -> String {
    let macro = request["macro"] as? [String: Any]
    guard macro?["typeName"] as? String == "EntryMacro" else { return "" }
    func source(_ part: Any?) -> String { (part as? [String: Any])?["source"] as? String ?? "" }
    guard let entry = EntryExpansion(source(request["declSyntax"])) else { return "" }
    if request["macroRole"] as? String == "accessor" { return entry.accessors }
    let contexts = request["lexicalContext"] as? [Any] ?? []
    return entry.key(in: source(contexts.first))
  }

  private static func length(in header: Data) -> Int {
    header.reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// The next bytes; `nil` when the compiler has closed the pipe.
  private static func read(_ count: Int) throws -> Data? {
    var bytes = Data()
    // A pipe may hand over less than was asked for.
    while bytes.count < count {
      guard let more = try FileHandle.standardInput.read(upToCount: count - bytes.count),
        !more.isEmpty
      else { return nil }
      bytes += more
    }
    return bytes
  }
}
