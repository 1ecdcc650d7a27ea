public import Foundation

/// What the outside world refused: a display, a window, a font, a file.
///
/// `description` is one sentence for the person in front of the screen.
public enum SDLError: Error, Hashable, Sendable {
  /// No window system can be reached. A picture in a file is still possible.
  case noDisplay
  /// A call failed; the text is the library's own.
  case callFailed(call: String, reason: String)
  /// A font file is missing or is not a font.
  case fontUnavailable(file: String, folder: String, reason: String)
  /// Bytes that were to be a picture are not one.
  case unreadablePicture(reason: String)
  /// A picture could not be written to the path.
  case unwritableFile(path: String, reason: String)
}

extension SDLError: CustomStringConvertible, LocalizedError {
  public var description: String {
    switch self {
    case .noDisplay:
      "There is no display to open a window on; DISPLAY and WAYLAND_DISPLAY name none."
    case .callFailed(let call, let reason):
      "\(call) failed: \(reason)."
    case .fontUnavailable(let file, let folder, let reason):
      "The font \(file) in the folder \(folder) cannot be used: \(reason)."
    case .unreadablePicture(let reason):
      "The data is not a PNG picture that can be read: \(reason)."
    case .unwritableFile(let path, let reason):
      "The picture cannot be written to \(path): \(reason)."
    }
  }

  public var errorDescription: String? { description }
}
