internal import Foundation

/// The features of a Wayland compositor, requested over a connection that is closed again.
///
/// SDL's connection comes too late: SDL 2 crashes when it connects to a compositor without a seat,
/// which is one without input devices. The two requests are written here, so that no library is
/// needed; a stream of Wayland consists of words in the byte order of the machine.
struct WaylandCompositor {
  /// The names of the compositor's global objects.
  let interfaces: Set<String>

  /// Whether there is a seat, the keyboard and the pointer of a user.
  var hasSeat: Bool { interfaces.contains("wl_seat") }

  /// Whether the compositor draws the frames of windows for programs that ask for it.
  var drawsFrames: Bool { interfaces.contains("zxdg_decoration_manager_v1") }

  /// Whether the compositor that the environment names answers. If its socket is handed on, it takes no other
  /// connection.
  @MainActor static var isRunning: Bool {
    !SDLVideo.variable("WAYLAND_SOCKET").isEmpty || WaylandCompositor() != nil
  }

  /// Asks the compositor that the environment names; `nil` if none answers.
  @MainActor init?() {
    guard let path = Self.socketPath, let connection = WaylandSocket(path: path) else { return nil }
    self.init(connection)
  }

  /// Asks the compositor of a connection.
  init?(_ connection: WaylandSocket) {
    defer { connection.close() }
    let registry: UInt32 = 2
    let callback: UInt32 = 3
    // `get_registry` and `sync` of the display, whose number is 1: the answer to the second follows
    // the answers to the first.
    guard connection.send([1, 12 << 16 | 1, registry, 1, 12 << 16 | 0, callback]) else {
      return nil
    }
    var interfaces: Set<String> = []
    while let message = connection.message() {
      switch (message.object, message.opcode) {
      case (registry, 0):
        if let name = message.string(at: 1) { interfaces.insert(name) }
      case (callback, 0):
        self.interfaces = interfaces
        return
      case (1, 0): return nil
      default: break
      }
    }
    return nil
  }

  /// The path of the compositor's socket; `nil` if the environment names none.
  @MainActor private static var socketPath: String? {
    let name = SDLVideo.variable("WAYLAND_DISPLAY")
    if name.hasPrefix("/") { return name }
    return BaseDirectories().runtime.map { "\($0)/\(name.isEmpty ? "wayland-0" : name)" }
  }
}
