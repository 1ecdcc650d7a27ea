internal import Foundation

/// The frames of windows on Wayland: with a title bar, buttons, and edges to drag.
///
/// Most compositors draw them. For others, such as GNOME's, the library libdecor draws them in the
/// program, by a plug-in that is installed separately.
@MainActor enum WaylandFrames {
  /// Whether libdecor can draw frames. Without a plug-in it only writes a message.
  static var canDraw: Bool {
    let own = SDLVideo.variable("LIBDECOR_PLUGIN_DIR")
    let folders =
      own.isEmpty ? [installed].compactMap(\.self) : own.split(separator: ":").map(String.init)
    return folders.contains { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.contains { $0.hasSuffix(".so") }
    }
  }

  /// The folder of the plug-ins, which is beside the library; `nil` without the library.
  private static var installed: String? {
    // SDL may load it only later.
    guard unsafe dlopen("libdecor-0.so.0", RTLD_LAZY) != nil,
      let maps = try? RegularFile.text(of: "/proc/self/maps", limit: 1 << 26),
      let line = maps.split(separator: "\n").first(where: { $0.contains("/libdecor-0.so") }),
      let start = line.firstIndex(of: "/")
    else { return nil }
    return URL(filePath: String(line[start...])).deletingLastPathComponent()
      .appending(path: "libdecor/plugins-1").path
  }
}
