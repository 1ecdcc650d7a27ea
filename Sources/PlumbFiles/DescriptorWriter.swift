package import Foundation

/// Writes bytes to open descriptors of files, pipes and devices.
package enum DescriptorWriter {
  /// Writes all bytes, however many of them the system takes at a time.
  ///
  /// Foundation's `FileHandle.write(_:)` ends the program where this throws.
  ///
  /// - Throws: the error of the system; `EPIPE`, and no signal, for a pipe without a reader.
  package static func write(_ data: Data, to descriptor: Int32) throws(POSIXError) {
    var rest = data[...]
    while !rest.isEmpty {
      switch PipeSignal.withheld({
        unsafe rest.withUnsafeBytes { unsafe put($0, into: descriptor) }
      }) {
      case .success(let count): rest = rest.dropFirst(count)
      case .failure(let error) where error.code == .EINTR: continue
      case .failure(let error) where error.code == .EAGAIN:
        var state = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = unsafe poll(&state, 1, -1)
      case .failure(let error): throw error
      }
    }
  }

  private static func put(
    _ bytes: UnsafeRawBufferPointer, into descriptor: Int32
  ) -> Result<Int, POSIXError> {
    let count = unsafe systemWrite(descriptor, bytes.baseAddress, bytes.count)
    return count >= 0 ? .success(count) : .failure(POSIXError.ofLastCall)
  }
}

extension POSIXError {
  /// The error of the last call of the system on this thread.
  package static var ofLastCall: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }

  /// The system's words, such as "No space left on device".
  package var reason: String { unsafe String(cString: strerror(code.rawValue)) }
}

// At file scope, as inside the type its `write` hides the function of the system.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(descriptor, bytes, count)
}
