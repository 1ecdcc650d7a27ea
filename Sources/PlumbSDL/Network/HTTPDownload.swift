internal import CSDL2
internal import Foundation

/// The download of a file over HTTP.
///
/// libcurl is loaded when the first file is requested. FoundationNetworking, which is based on it, would double the
/// time in which every program starts, and add some megabytes to each.
package struct HTTPDownload: Sendable {
  /// A file that was downloaded.
  package struct Response: Sendable {
    package var data: Data
    /// The seconds for which the server allows to keep the file; `nil` if it sets no time.
    package var lifetime: Double?
  }

  /// The reason why a file could not be downloaded, as a clause for the user.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// The address.
  let url: URL
  /// The largest number of bytes of the file.
  let byteLimit: Int

  package init(_ url: URL, byteLimit: Int) {
    self.url = url
    self.byteLimit = byteLimit
  }

  /// Downloads the file on another thread.
  ///
  /// - Throws: `Failure`, or `CancellationError` if the task is cancelled.
  package func download() async throws -> Response {
    let state = DownloadState(byteLimit: byteLimit)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        // A thread of its own: waiting for a server must not occupy one of Swift's shared threads.
        let isStarted = DetachedThread.start {
          continuation.resume(with: Result { try perform(state) })
        }
        if !isStarted {
          continuation.resume(throwing: Failure(description: "the system provides no thread"))
        }
      }
    } onCancel: {
      state.cancel()
    }
  }

  private func perform(_ state: DownloadState) throws -> Response {
    guard let curl = CurlLibrary.shared else {
      throw Failure(description: "the library libcurl is missing; install libcurl4")
    }
    guard let handle = unsafe curl.start() else {
      throw Failure(description: "memory is exhausted")
    }
    defer { unsafe curl.finish(handle) }
    unsafe curl.set(.url, of: handle, to: url.absoluteString)
    unsafe curl.set(.userAgent, of: handle, to: "PlumbUI")
    unsafe curl.set(.encoding, of: handle, to: "")
    for (option, value): (CurlLibrary.Number, Int) in [
      // HTTP and HTTPS, also after a redirection.
      (.protocols, 3), (.redirectionProtocols, 3), (.followsRedirections, 1), (.redirections, 10),
      (.avoidsSignals, 1), (.connectionSeconds, 20), (.leastBytesPerSecond, 50),
      (.secondsOfLeastSpeed, 30), (.hidesProgress, 0),
    ] {
      unsafe curl.set(option, of: handle, to: value)
    }
    let code = withExtendedLifetime(state) {
      unsafe curl.perform(handle, for: Unmanaged.passUnretained(state).toOpaque())
    }
    if state.isStopped { throw CancellationError() }
    if state.isTooLarge {
      throw Failure(description: "it has more than \(byteLimit >> 20) megabytes")
    }
    guard code == 0 else { throw Failure(description: curl.message(for: code)) }
    let status = unsafe curl.status(of: handle)
    guard (200..<300).contains(status) else {
      throw Failure(description: "the server answered with the status \(status)")
    }
    return Response(data: state.data, lifetime: state.lifetime)
  }
}

/// The state of a download while it goes on.
final class DownloadState: @unchecked Sendable {
  private let lock = NSLock()
  private let byteLimit: Int
  private var wasCancelled = false
  // Used on the thread of the download only.
  private(set) var data = Data()
  private(set) var isTooLarge = false
  private(set) var lifetime: Double?

  init(byteLimit: Int) {
    self.byteLimit = byteLimit
  }

  var isStopped: Bool { lock.withLock { wasCancelled } }

  func cancel() { lock.withLock { wasCancelled = true } }

  /// Adds bytes. Returns whether the download goes on.
  func append(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard data.count + bytes.count <= byteLimit else {
      isTooLarge = true
      return false
    }
    unsafe data.append(contentsOf: bytes)
    return !isStopped
  }

  /// Reads a line of the header of a response; of several responses the last one counts.
  func readHeader(_ line: String) {
    if line.hasPrefix("HTTP/") {
      lifetime = nil
      data = Data()
    }
    let parts = line.split(separator: ":", maxSplits: 1)
    guard parts.count == 2, parts[0].lowercased() == "cache-control" else { return }
    lifetime = Self.lifetime(in: String(parts[1]))
  }

  /// Returns the seconds that a `Cache-Control` header allows; `nil` if it sets no time.
  static func lifetime(in header: String) -> Double? {
    let parts = header.lowercased().split(separator: ",").map {
      $0.trimmingCharacters(in: .whitespacesAndNewlines)
    }
    if parts.contains("no-store") || parts.contains("no-cache") { return 0 }
    guard let age = parts.first(where: { $0.hasPrefix("max-age=") }) else { return nil }
    return Double(age.dropFirst(8)).map { $0.isFinite ? max($0, 0) : 0 }
  }
}
