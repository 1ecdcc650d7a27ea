import Foundation
import Testing

@testable import PlumbSDL
@testable import TestSupport

/// The globals of a compositor that exists only as the bytes it sends.
@Suite struct WaylandCompositorTests {
  /// Returns the words of a message.
  private func message(_ object: UInt32, _ opcode: UInt32, _ arguments: [UInt32]) -> [UInt32] {
    [object, UInt32(8 + arguments.count * 4) << 16 | opcode] + arguments
  }

  /// Returns the words of a string: its length with the zero at the end, and its bytes.
  private func words(_ text: String) -> [UInt32] {
    var bytes = Array(text.utf8) + [0]
    let count = UInt32(bytes.count)
    while bytes.count % 4 != 0 { bytes.append(0) }
    let words = stride(from: 0, to: bytes.count, by: 4).map { start in
      bytes[start..<start + 4].withUnsafeBytes { $0.loadUnaligned(as: UInt32.self) }
    }
    return [count] + words
  }

  private func global(_ number: UInt32, _ name: String) -> [UInt32] {
    message(2, 0, [number] + words(name) + [1])
  }

  /// Returns the compositor that sends some words and then closes the connection, and the requests
  /// that it received.
  private func compositor(sending words: [UInt32]) -> (WaylandCompositor?, requests: [UInt32]) {
    var ends: [Int32] = [-1, -1]
    #expect(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    _ = words.withUnsafeBytes { write(ends[1], $0.baseAddress, $0.count) }
    shutdown(ends[1], Int32(SHUT_WR))
    let compositor = WaylandCompositor(WaylandSocket(descriptor: ends[0]))
    var requests = [UInt32](repeating: 0, count: 64)
    let count = requests.withUnsafeMutableBytes { read(ends[1], $0.baseAddress, $0.count) }
    close(ends[1])
    return (compositor, Array(requests.prefix(max(count, 0) / 4)))
  }

  private let done: [UInt32] = [3, 12 << 16, 7]

  @Test func `the globals before the end of the answer are known`() {
    let words = global(1, "wl_compositor") + global(2, "wl_seat") + global(3, "wl_shm") + done
    let (compositor, requests) = compositor(sending: words)
    #expect(compositor?.interfaces == ["wl_compositor", "wl_seat", "wl_shm"])
    #expect(compositor?.hasSeat == true)
    #expect(compositor?.drawsFrames == false)
    // get_registry of the display with the new number 2, and sync with 3.
    let expected: [UInt32] = [1, 12 << 16 | 1, 2, 1, 12 << 16, 3]
    #expect(requests == expected)
  }

  @Test func `a compositor without a seat has none`() {
    let (compositor, _) = compositor(
      sending: global(1, "wl_compositor") + global(4, "zxdg_decoration_manager_v1") + done)
    #expect(compositor?.hasSeat == false)
    #expect(compositor?.drawsFrames == true)
  }

  @Test func `messages of other objects are skipped`() {
    // delete_id of the display, and one with a longer argument list.
    let others = message(1, 1, [3]) + message(9, 0, [1, 2, 3, 4])
    let (compositor, _) = compositor(sending: others + global(1, "wl_seat") + done)
    #expect(compositor?.interfaces == ["wl_seat"])
  }

  @Test(
    arguments: [
      [], [1], [2, 4 << 16], [2, 9 << 16, 0], [2, 0xFFFF << 16, 0],
      // An error of the display.
      [1, 12 << 16, 1],
      // The end without the answer to the second request.
      [2, 12 << 16, 1],
    ] as [[UInt32]])
  func `a broken answer is none`(words: [UInt32]) {
    #expect(compositor(sending: words).0 == nil)
  }

  @Test(arguments: [[1, 0], [1, 1_000, 0x61], [1, 0xFFFF_FFFF, 0], [1], []] as [[UInt32]])
  func `a name that is cut off is skipped`(arguments: [UInt32]) {
    let (compositor, _) = compositor(sending: message(2, 0, arguments) + done)
    #expect(compositor?.interfaces == [])
  }

  @Test func `a socket that does not exist gives no connection`() {
    let folder = FileManager.default.temporaryDirectory.path
    #expect(WaylandSocket(path: "\(folder)/\(UUID().uuidString)") == nil)
    #expect(WaylandSocket(path: String(repeating: "x", count: 500)) == nil)
  }
}
