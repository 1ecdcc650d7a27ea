internal import CSDL2
internal import Foundation

/// The functions of libcurl with which a file is downloaded.
///
/// Downloads may run on several threads, each with a handle of its own.
@safe final class CurlLibrary: Sendable {
  typealias Handle = UnsafeMutableRawPointer

  /// Options with a number, by the values of curl.h.
  enum Number: Int32 {
    case leastBytesPerSecond = 19
    case secondsOfLeastSpeed = 20
    case hidesProgress = 43
    case followsRedirections = 52
    case redirections = 68
    case connectionSeconds = 78
    case avoidsSignals = 99
    case protocols = 181
    case redirectionProtocols = 182
  }

  /// Options with a text, by the values of curl.h.
  enum Text: Int32 {
    case url = 10_002
    case userAgent = 10_018
    case encoding = 10_102
  }

  /// Options with a pointer, by the values of curl.h.
  private enum Pointer: Int32 {
    case writeTarget = 10_001
    case headerTarget = 10_029
    case progressTarget = 10_057
    case writeFunction = 20_011
    case headerFunction = 20_079
    case progressFunction = 20_219
  }

  private let makeHandle: @convention(c) () -> Handle?
  private nonisolated(unsafe) let setOption: UnsafeMutableRawPointer
  private let transfer: @convention(c) (Handle) -> Int32
  private let freeHandle: @convention(c) (Handle) -> Void
  private nonisolated(unsafe) let getInfo: UnsafeMutableRawPointer
  private let describe: @convention(c) (Int32) -> UnsafePointer<CChar>?

  /// The library; `nil` if it is not installed.
  static let shared = CurlLibrary()

  private init?() {
    guard let library = unsafe dlopen("libcurl.so.4", RTLD_LAZY | RTLD_LOCAL) else { return nil }
    func function<T>(_ name: String, _ type: T.Type) -> T? {
      unsafe dlsym(library, name).map { unsafe unsafeBitCast($0, to: type) }
    }
    guard
      let setUp = function("curl_global_init", (@convention(c) (Int) -> Int32).self),
      let makeHandle = unsafe function("curl_easy_init", (@convention(c) () -> Handle?).self),
      let setOption = unsafe dlsym(library, "curl_easy_setopt"),
      let transfer = unsafe function("curl_easy_perform", (@convention(c) (Handle) -> Int32).self),
      let freeHandle = unsafe function("curl_easy_cleanup", (@convention(c) (Handle) -> Void).self),
      let getInfo = unsafe dlsym(library, "curl_easy_getinfo"),
      let describe = unsafe function(
        "curl_easy_strerror", (@convention(c) (Int32) -> UnsafePointer<CChar>?).self)
    else { return nil }
    // CURL_GLOBAL_ALL, before other threads use the library.
    guard setUp(3) == 0 else { return nil }
    unsafe self.makeHandle = makeHandle
    unsafe self.setOption = setOption
    unsafe self.transfer = transfer
    unsafe self.freeHandle = freeHandle
    unsafe self.getInfo = getInfo
    unsafe self.describe = describe
  }

  /// Returns a new handle; `nil` if memory is exhausted.
  func start() -> Handle? { unsafe makeHandle() }

  /// Frees a handle.
  func finish(_ handle: Handle) { unsafe freeHandle(handle) }

  func set(_ option: Number, of handle: Handle, to value: Int) {
    _ = unsafe PlumbCurlSetLong(setOption, handle, option.rawValue, value)
  }

  /// Sets a text, which the library copies.
  func set(_ option: Text, of handle: Handle, to value: String) {
    unsafe value.withCString {
      _ = unsafe PlumbCurlSetPointer(setOption, handle, option.rawValue, $0)
    }
  }

  /// Downloads a file, and passes the arriving bytes to a `DownloadState`. Returns 0 or the number
  /// of an error.
  func perform(_ handle: Handle, for state: UnsafeMutableRawPointer) -> Int32 {
    typealias Receive =
      @convention(c) (UnsafeMutableRawPointer?, Int, Int, UnsafeMutableRawPointer?) -> Int
    typealias ReportProgress =
      @convention(c) (UnsafeMutableRawPointer?, Int64, Int64, Int64, Int64) -> Int32
    let write: Receive = { bytes, size, count, state in
      guard let state = unsafe CurlLibrary.state(state) else { return 0 }
      let bytes = unsafe UnsafeRawBufferPointer(start: bytes, count: size * count)
      return unsafe state.append(bytes) ? size * count : 0
    }
    let header: Receive = { bytes, size, count, state in
      let bytes = unsafe UnsafeRawBufferPointer(start: bytes, count: size * count)
      unsafe CurlLibrary.state(state)?.readHeader(String(decoding: bytes, as: UTF8.self))
      return size * count
    }
    let progress: ReportProgress = { state, _, _, _, _ in
      unsafe CurlLibrary.state(state)?.isStopped == true ? 1 : 0
    }
    for option: Pointer in [.writeTarget, .headerTarget, .progressTarget] {
      unsafe set(option, of: handle, to: state)
    }
    unsafe set(.writeFunction, of: handle, to: unsafeBitCast(write, to: Handle.self))
    unsafe set(.headerFunction, of: handle, to: unsafeBitCast(header, to: Handle.self))
    unsafe set(.progressFunction, of: handle, to: unsafeBitCast(progress, to: Handle.self))
    return unsafe transfer(handle)
  }

  private func set(_ option: Pointer, of handle: Handle, to value: UnsafeMutableRawPointer) {
    _ = unsafe PlumbCurlSetPointer(setOption, handle, option.rawValue, value)
  }

  private static func state(_ pointer: UnsafeMutableRawPointer?) -> DownloadState? {
    unsafe pointer.map { unsafe Unmanaged<DownloadState>.fromOpaque($0).takeUnretainedValue() }
  }

  /// The status of the last response; 0 if there is none.
  func status(of handle: Handle) -> Int {
    var status = 0
    // CURLINFO_RESPONSE_CODE
    _ = unsafe PlumbCurlGetLong(getInfo, handle, 0x20_0002, &status)
    return status
  }

  /// Returns the meaning of an error, as a clause.
  func message(for code: Int32) -> String {
    guard let text = unsafe describe(code) else { return "error \(code)" }
    let message = unsafe String(cString: text)
    return message.prefix(1).lowercased() + message.dropFirst()
  }
}
