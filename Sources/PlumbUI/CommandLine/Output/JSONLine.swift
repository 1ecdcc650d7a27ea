internal import Foundation

extension Encodable {
  /// Returns the value as one line of JSON, the same for equal values.
  package func jsonLine() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }

  /// Returns the value as one line of JSON with the end of the line.
  package func terminatedJSONLine() throws -> Data { try jsonLine() + Data("\n".utf8) }
}
