internal import Foundation

/// The functions of libwayland-client for requests and events.
///
/// SDL has loaded the library, so the program is not linked with it. Its headers define the requests
/// as functions in C that a program contains; here they are numbers and arguments.
@MainActor @safe final class WaylandLibrary {
  /// An object of the compositor, a `wl_proxy *`.
  typealias Proxy = UnsafeMutableRawPointer

  /// An argument of a request.
  @unsafe enum Argument {
    case number(Int32)
    case text(UnsafePointer<CChar>)
    case object(Proxy?)
    /// The place of the object that the request creates.
    case new
  }

  /// The functions that the library calls for the events of an object, as C declares them without
  /// their arguments.
  typealias Listener = UnsafeMutablePointer<UnsafeRawPointer?>

  private typealias Arguments = UnsafeMutablePointer<UInt64>
  private typealias OnDisplay = @convention(c) (Proxy, Proxy?) -> Int32

  private let library: UnsafeMutableRawPointer
  let createQueue: @convention(c) (Proxy) -> Proxy?
  let destroyQueue: @convention(c) (Proxy) -> Void
  let createWrapper: @convention(c) (Proxy) -> Proxy?
  let destroyWrapper: @convention(c) (Proxy) -> Void
  let setQueue: @convention(c) (Proxy, Proxy) -> Void
  let addListener: @convention(c) (Proxy, Listener, UnsafeMutableRawPointer?) -> Int32
  let destroy: @convention(c) (Proxy) -> Void
  let interfaceVersion: @convention(c) (Proxy) -> UInt32
  let flush: @convention(c) (Proxy) -> Int32
  /// Calls the listeners for the events of a queue that have arrived.
  let dispatchPending: @convention(c) (Proxy, Proxy) -> Int32
  /// Waits until the compositor has handled all requests, and calls the listeners.
  let roundtrip: @convention(c) (Proxy, Proxy) -> Int32
  private let marshal: @convention(c) (Proxy, UInt32, Arguments) -> Void
  private let construct:
    @convention(c) (Proxy, UInt32, Arguments, UnsafeRawPointer, UInt32) -> Proxy?

  /// Finds the functions; `nil` if the library is not loaded or lacks a function.
  init?() {
    guard let library = unsafe dlopen("libwayland-client.so.0", RTLD_LAZY | RTLD_NOLOAD) else {
      return nil
    }
    func function<T>(_ name: String, _ type: T.Type) -> T? {
      unsafe dlsym(library, name).map { unsafe unsafeBitCast($0, to: type) }
    }
    guard
      let createQueue = unsafe function(
        "wl_display_create_queue", (@convention(c) (Proxy) -> Proxy?).self),
      let destroyQueue = unsafe function(
        "wl_event_queue_destroy", (@convention(c) (Proxy) -> Void).self),
      let createWrapper = unsafe function(
        "wl_proxy_create_wrapper", (@convention(c) (Proxy) -> Proxy?).self),
      let destroyWrapper = unsafe function(
        "wl_proxy_wrapper_destroy", (@convention(c) (Proxy) -> Void).self),
      let setQueue = unsafe function(
        "wl_proxy_set_queue", (@convention(c) (Proxy, Proxy) -> Void).self),
      let addListener = unsafe function(
        "wl_proxy_add_listener",
        (@convention(c) (Proxy, Listener, UnsafeMutableRawPointer?) -> Int32).self),
      let destroy = unsafe function("wl_proxy_destroy", (@convention(c) (Proxy) -> Void).self),
      let interfaceVersion = unsafe function(
        "wl_proxy_get_version", (@convention(c) (Proxy) -> UInt32).self),
      let flush = unsafe function("wl_display_flush", (@convention(c) (Proxy) -> Int32).self),
      let dispatchPending = unsafe function(
        "wl_display_dispatch_queue_pending", (@convention(c) (Proxy, Proxy) -> Int32).self),
      let roundtrip = unsafe function(
        "wl_display_roundtrip_queue", (@convention(c) (Proxy, Proxy) -> Int32).self),
      let marshal = unsafe function(
        "wl_proxy_marshal_array", (@convention(c) (Proxy, UInt32, Arguments) -> Void).self),
      let construct = unsafe function(
        "wl_proxy_marshal_array_constructor_versioned",
        (@convention(c) (Proxy, UInt32, Arguments, UnsafeRawPointer, UInt32) -> Proxy?).self)
    else {
      unsafe dlclose(library)
      return nil
    }
    unsafe self.library = library
    unsafe self.createQueue = createQueue
    unsafe self.destroyQueue = destroyQueue
    unsafe self.createWrapper = createWrapper
    unsafe self.destroyWrapper = destroyWrapper
    unsafe self.setQueue = setQueue
    unsafe self.addListener = addListener
    unsafe self.destroy = destroy
    unsafe self.interfaceVersion = interfaceVersion
    unsafe self.flush = flush
    unsafe self.dispatchPending = dispatchPending
    unsafe self.roundtrip = roundtrip
    unsafe self.marshal = marshal
    unsafe self.construct = construct
  }

  isolated deinit {
    unsafe dlclose(library)
  }

  /// Sends a request without a new object.
  func send(_ opcode: UInt32, to object: Proxy, _ arguments: [Argument] = unsafe []) {
    var words = unsafe Self.words(arguments)
    unsafe marshal(object, opcode, &words)
  }

  /// Sends a request for a new object of an interface; `nil` if the library has no such interface.
  func create(
    _ interface: String, _ opcode: UInt32, of object: Proxy, version: UInt32,
    _ arguments: [Argument]
  ) -> Proxy? {
    guard let description = unsafe dlsym(library, "\(interface)_interface") else { return nil }
    var words = unsafe Self.words(arguments)
    return unsafe construct(object, opcode, &words, description, version)
  }

  /// Returns the words of a C union, of at least one argument, with each member at the beginning.
  private static func words(_ arguments: [Argument]) -> [UInt64] {
    var words = unsafe [UInt64](repeating: 0, count: max(arguments.count, 1))
    unsafe words.withUnsafeMutableBytes { bytes in
      for index in unsafe arguments.indices {
        switch unsafe arguments[index] {
        case .number(let number):
          unsafe bytes.storeBytes(of: number, toByteOffset: index * 8, as: Int32.self)
        case .text(let text):
          unsafe bytes.storeBytes(
            of: UInt(bitPattern: text), toByteOffset: index * 8, as: UInt.self)
        case .object(let object):
          unsafe bytes.storeBytes(
            of: UInt(bitPattern: object), toByteOffset: index * 8, as: UInt.self)
        case .new: break
        }
      }
    }
    return words
  }
}
