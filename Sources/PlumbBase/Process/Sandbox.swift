internal import Foundation

/// The sandbox around the process, out of which only the portals of the desktop lead.
package enum Sandbox {
  /// Whether the process is in a sandbox of Flatpak, or uses portals by the variable of GTK.
  package static var isActive: Bool {
    ProcessVariables.value("GTK_USE_PORTAL") == "1"
      || FileManager.default.fileExists(atPath: "/.flatpak-info")
  }
}
