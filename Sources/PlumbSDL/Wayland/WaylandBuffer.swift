internal import CSDL2
internal import Foundation

/// A picture in memory that the Wayland compositor reads.
@MainActor @safe final class WaylandBuffer {
  let proxy: WaylandLibrary.Proxy
  let width: Int32
  let height: Int32
  /// The parts of the canvas that the buffer does not show yet.
  var missing: [PixelRect] = []
  /// Whether the compositor reads the buffer.
  let isBusy = Flag()

  /// A value that the listener of the buffer sets.
  final class Flag {
    var value = false
  }

  private let library: WaylandLibrary
  private let words: UnsafeMutableBufferPointer<UInt32>

  var bounds: PixelRect { PixelRect(x: 0, y: 0, width: Int(width), height: Int(height)) }

  /// Creates a buffer; `nil` if there is no memory for it.
  init?(memory: WaylandMemory, width: Int32, height: Int32) {
    let count = Int(width) * Int(height)
    let name = "/plumb-ui-\(getpid())"
    let descriptor = unsafe shm_open(name, O_RDWR | O_CREAT | O_EXCL, 0o600)
    guard descriptor >= 0 else { return nil }
    // The name is not needed any more, and the compositor has its own descriptor of the memory.
    _ = unsafe shm_unlink(name)
    defer { Foundation.close(descriptor) }
    guard ftruncate(descriptor, off_t(count * 4)) == 0,
      let start = unsafe mmap(
        nil, count * 4, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0),
      unsafe start != MAP_FAILED
    else { return nil }
    let library = memory.library
    let pool = unsafe library.create(
      "wl_shm_pool", 0, of: memory.proxy, version: 1,
      [.new, .number(descriptor), .number(Int32(count * 4))])
    // 1 is the format of words 0xXXRRGGBB.
    let buffer = unsafe pool.flatMap { pool in
      unsafe library.create(
        "wl_buffer", 0, of: pool, version: 1,
        [.new, .number(0), .number(width), .number(height), .number(width * 4), .number(1)])
    }
    if let pool = unsafe pool {
      unsafe library.send(1, to: pool)
      unsafe library.destroy(pool)
    }
    guard let buffer = unsafe buffer else {
      unsafe munmap(start, count * 4)
      return nil
    }
    self.library = library
    unsafe proxy = buffer
    self.width = width
    self.height = height
    unsafe words = UnsafeMutableBufferPointer(
      start: start.bindMemory(to: UInt32.self, capacity: count), count: count)
    _ = unsafe library.addListener(
      buffer, Self.listener, Unmanaged.passUnretained(isBusy).toOpaque())
  }

  /// Frees the memory; must be called once. The compositor keeps memory that it still reads.
  func close() {
    unsafe library.send(0, to: proxy)
    unsafe library.destroy(proxy)
    unsafe munmap(words.baseAddress, words.count * 4)
  }

  /// Makes all pixels black.
  func clear() {
    unsafe words.update(repeating: 0)
  }

  /// Copies the missing parts of a canvas, which the buffer shows at its top left.
  func copyMissing(of canvas: PixelCanvas) {
    for rect in missing {
      let part = rect.intersection(canvas.bounds).intersection(bounds)
      guard !part.isEmpty, let from = unsafe canvas.pixels.baseAddress,
        let to = unsafe words.baseAddress
      else { continue }
      for row in part.y..<part.y + part.height {
        unsafe (to + row * Int(width) + part.x).update(
          from: from + row * canvas.width + part.x, count: part.width)
      }
    }
    missing = []
  }

  private typealias OnRelease =
    @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void

  /// The function for the event of buffers; never freed, as the library keeps the address.
  private static let listener: WaylandLibrary.Listener = {
    let onRelease: OnRelease = { data, _ in
      guard let data = unsafe data else { return }
      unsafe Unmanaged<Flag>.fromOpaque(data).takeUnretainedValue().value = false
    }
    let listener = WaylandLibrary.Listener.allocate(capacity: 1)
    unsafe listener[0] = unsafeBitCast(onRelease, to: UnsafeRawPointer.self)
    return unsafe listener
  }()
}
