internal import Foundation

/// The type of the values for which the windows of a scene are opened.
struct WindowValueType {
  let type: ObjectIdentifier
  /// Returns a value that was stored; `nil` if it has another form.
  let decode: (Data) -> WindowValue?

  init<D: Codable & Hashable>(_ type: D.Type) {
    self.type = ObjectIdentifier(type)
    decode = { (try? JSONDecoder().decode(type, from: $0)).map { WindowValue($0) } }
  }
}
