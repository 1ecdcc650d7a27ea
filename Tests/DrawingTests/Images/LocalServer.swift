import Foundation
import Testing

@testable import TestSupport

/// An HTTP server of one test, which answers on this machine only.
final class LocalServer: @unchecked Sendable {
  /// The response for a path.
  struct Answer {
    var status = "200 OK"
    var headers: [String] = []
    var body = Data()
    /// The delay before the body, in seconds.
    var delay = 0.0
  }

  let port: UInt16
  private let listener: Int32
  private let lock = NSLock()
  private let answers: [String: Answer]
  private var paths: [String] = []

  /// The requested paths, in order.
  var requests: [String] { lock.withLock { paths } }

  init(_ answers: [String: Answer]) throws {
    self.answers = answers
    listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let descriptor = listener
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, length) == 0 && listen(descriptor, 16) == 0
          && getsockname(descriptor, $0, &length) == 0
      }
    }
    port = UInt16(bigEndian: address.sin_port)
    try #require(isListening, "No port of this machine can be listened to.")
    Thread.detachNewThread { [self] in serve() }
  }

  func stop() { shutdown(listener, Int32(SHUT_RDWR)) }

  func url(_ path: String) throws -> URL {
    try #require(URL(string: "http://127.0.0.1:\(port)\(path)"))
  }

  private func serve() {
    while true {
      let client = accept(listener, nil, nil)
      if client < 0 { break }
      Thread.detachNewThread { [self] in answer(client) }
    }
    close(listener)
  }

  private func answer(_ client: Int32) {
    defer { close(client) }
    var request = Data()
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while request.range(of: Data("\r\n\r\n".utf8)) == nil {
      let count = recv(client, &buffer, buffer.count, 0)
      if count <= 0 { return }
      request.append(contentsOf: buffer.prefix(count))
    }
    let line = String(decoding: request.prefix { $0 != 13 }, as: UTF8.self)
    let parts = line.split(separator: " ")
    let path = parts.count > 1 ? String(parts[1]) : "/"
    lock.withLock { paths.append(path) }
    let answer = answers[path] ?? Answer(status: "404 Not Found")
    var header = "HTTP/1.1 \(answer.status)\r\nConnection: close\r\n"
    for line in answer.headers { header += line + "\r\n" }
    if !answer.headers.contains(where: { $0.hasPrefix("Content-Length") }) {
      header += "Content-Length: \(answer.body.count)\r\n"
    }
    sendAll(Data((header + "\r\n").utf8), to: client)
    if answer.delay > 0 { Thread.sleep(forTimeInterval: answer.delay) }
    sendAll(answer.body, to: client)
  }

  private func sendAll(_ data: Data, to client: Int32) {
    var rest = [UInt8](data)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        send(client, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count <= 0 { return }
      rest = rest.dropFirst(count)
    }
  }
}
