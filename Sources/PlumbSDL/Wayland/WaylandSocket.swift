internal import CSDL2
internal import Foundation

/// A connection to a Wayland compositor.
struct WaylandSocket {
  /// A message of the compositor.
  struct Message {
    let object: UInt32
    let opcode: UInt32
    /// The arguments.
    let words: [UInt32]

    /// Returns the string that begins at an argument: its length in bytes with a zero at the end, and
    /// its bytes. `nil` if the message is shorter.
    func string(at index: Int) -> String? {
      guard index < words.count else { return nil }
      let length = Int(words[index])
      let rest = words[(index + 1)...]
      guard length > 0, length <= rest.count * 4 else { return nil }
      let bytes = rest.flatMap { word in unsafe withUnsafeBytes(of: word) { unsafe Array($0) } }
      return String(decoding: bytes[..<(length - 1)], as: UTF8.self)
    }
  }

  private let descriptor: Int32

  /// Connects to the socket at a path; `nil` if nothing listens there.
  init?(path: String) {
    let descriptor = unsafe PlumbConnect(path)
    if descriptor < 0 { return nil }
    self.init(descriptor: descriptor)
  }

  /// Uses a socket that is connected.
  init(descriptor: Int32) {
    self.descriptor = descriptor
    // A compositor that does not answer holds SDL up as well, but it must not do so twice for ever.
    var limit = timeval(tv_sec: 2, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    unsafe setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
  }

  func close() {
    _ = Foundation.close(descriptor)
  }

  /// Sends words. Returns whether all were sent.
  func send(_ words: [UInt32]) -> Bool {
    unsafe words.withUnsafeBytes { bytes in
      unsafe Foundation.send(
        descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count
    }
  }

  /// Returns the next message; `nil` after the last one, and if none comes in time.
  func message() -> Message? {
    guard let head = receive(2) else { return nil }
    let byteCount = head[1] >> 16
    guard byteCount >= 8, byteCount % 4 == 0 else { return nil }
    guard let words = receive(Int(byteCount) / 4 - 2) else { return nil }
    return Message(object: head[0], opcode: head[1] & 0xFFFF, words: words)
  }

  private func receive(_ count: Int) -> [UInt32]? {
    if count == 0 { return [] }
    var words = [UInt32](repeating: 0, count: count)
    let received = unsafe words.withUnsafeMutableBytes { bytes in
      unsafe recv(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_WAITALL))
    }
    return received == count * 4 ? words : nil
  }
}
