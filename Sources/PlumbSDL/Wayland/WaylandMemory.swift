internal import Foundation

/// The memory that a program shares with its Wayland compositor, the interface `wl_shm`.
@MainActor @safe final class WaylandMemory {
  let library: WaylandLibrary
  private let display: WaylandLibrary.Proxy
  private let queue: WaylandLibrary.Proxy
  /// The object of the interface.
  let proxy: WaylandLibrary.Proxy

  /// The number of the interface among the globals, as the listener finds it.
  private final class Search {
    var number: UInt32?
  }

  /// Creates the object; `nil` if the compositor or the library lacks a needed object or function.
  ///
  /// Its events have a queue of their own, as SDL does not expect them.
  init?(display: WaylandLibrary.Proxy) {
    guard let library = WaylandLibrary(), let queue = unsafe library.createQueue(display) else {
      return nil
    }
    guard let proxy = unsafe Self.bind(library, display: display, queue: queue) else {
      unsafe library.destroyQueue(queue)
      return nil
    }
    self.library = library
    unsafe self.display = display
    unsafe self.queue = queue
    unsafe self.proxy = proxy
  }

  /// Frees the objects; must be called once, before the connection is closed.
  func close() {
    unsafe library.destroy(proxy)
    unsafe library.destroyQueue(queue)
  }

  /// Handles the events that have arrived.
  func dispatch() {
    _ = unsafe library.dispatchPending(display, queue)
  }

  /// Waits until the compositor has handled all requests.
  func wait() {
    _ = unsafe library.roundtrip(display, queue)
  }

  func flush() {
    _ = unsafe library.flush(display)
  }

  private static func bind(
    _ library: WaylandLibrary, display: WaylandLibrary.Proxy, queue: WaylandLibrary.Proxy
  ) -> WaylandLibrary.Proxy? {
    guard let wrapper = unsafe library.createWrapper(display) else { return nil }
    unsafe library.setQueue(wrapper, queue)
    let registry = unsafe library.create("wl_registry", 1, of: wrapper, version: 1, [.new])
    unsafe library.destroyWrapper(wrapper)
    guard let registry = unsafe registry else { return nil }
    let search = Search()
    _ = unsafe library.addListener(
      registry, registryListener, Unmanaged.passUnretained(search).toOpaque())
    let isAnswered = unsafe library.roundtrip(display, queue) >= 0
    // Destroyed before the search is freed, to which later events would refer.
    defer { withExtendedLifetime(search) { unsafe library.destroy(registry) } }
    let memory = unsafe search.number.flatMap { number in
      unsafe "wl_shm".withCString { name in
        unsafe library.create(
          "wl_shm", 0, of: registry, version: 1,
          [.number(Int32(bitPattern: number)), .text(name), .number(1), .new])
      }
    }
    return isAnswered ? unsafe memory : nil
  }

  private typealias OnGlobal =
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UInt32, UnsafePointer<CChar>?, UInt32
    ) -> Void
  private typealias OnRemoval =
    @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UInt32) -> Void

  /// The functions for the events of the registry; never freed, as the library keeps the address.
  private static let registryListener: WaylandLibrary.Listener = {
    let onGlobal: OnGlobal = { data, _, number, name, _ in
      guard let data = unsafe data, let name = unsafe name, unsafe strcmp(name, "wl_shm") == 0
      else {
        return
      }
      unsafe Unmanaged<Search>.fromOpaque(data).takeUnretainedValue().number = number
    }
    let onRemoval: OnRemoval = { _, _, _ in }
    let listener = WaylandLibrary.Listener.allocate(capacity: 2)
    unsafe listener[0] = unsafeBitCast(onGlobal, to: UnsafeRawPointer.self)
    unsafe listener[1] = unsafeBitCast(onRemoval, to: UnsafeRawPointer.self)
    return unsafe listener
  }()
}
