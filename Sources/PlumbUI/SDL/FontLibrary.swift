internal import Foundation

/// The door to SDL_ttf, through which one thread goes at a time.
///
/// All fonts of a process share one FreeType library, which knows no threads. The engine stays on
/// the main thread, but the last owner of a font may let go of it on any other.
enum FontLibrary {
  private static let lock = NSLock()

  /// Runs calls to SDL_ttf alone. They must not come here again.
  static func alone<Result>(_ body: () -> Result) -> Result {
    lock.withLock(body)
  }
}
