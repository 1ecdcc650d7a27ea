import Foundation

nonisolated extension Encodable {
  /// Returns the value as one line of JSON, the same for equal values.
  func jsonLine() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }
}
