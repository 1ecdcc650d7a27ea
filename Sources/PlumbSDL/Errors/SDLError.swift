public import Foundation

/// An error of the operating system or a library: of a display, a window, a font or a file.
///
/// `description` is one sentence for the user.
public enum SDLError: Error, Hashable, Sendable {
  /// No window system can be reached. Rendering to a file is still possible.
  case noDisplay
  /// The window system ended, or closed the connection.
  case displayLost
  /// The system lets the program open fewer files than a window needs.
  case tooFewFiles
  /// SDL has no video driver of the name in `SDL_VIDEODRIVER`.
  case unknownDriver(String, known: [String])
  /// A library call failed; the reason is the library's message.
  case callFailed(call: String, reason: String)
  /// A font file is missing or invalid.
  case fontUnavailable(file: String, folder: String, reason: String)
  /// Data is not a readable PNG image.
  case unreadableImage(reason: String)
  /// An image could not be written to the path.
  case unwritableFile(path: String, reason: String)
}

extension SDLError: CustomStringConvertible, LocalizedError {
  /// A sentence that describes the error.
  public var description: String {
    switch self {
    case .noDisplay:
      "No window can be opened because there is no display; set DISPLAY or WAYLAND_DISPLAY."
    case .displayLost:
      "The connection to the display was lost."
    case .tooFewFiles:
      "No window can be opened because the program may open too few files; raise the limit with ulimit -n 256."
    case .unknownDriver(let name, let known):
      "No window can be opened because SDL has no video driver \(name.prefix(64).debugDescription); unset "
        + "SDL_VIDEODRIVER, or set it to one of \(known.joined(separator: ", "))."
    case .callFailed(let call, let reason):
      "\(call) failed: \(reason)."
    case .fontUnavailable(let file, let folder, let reason):
      "The font \(file) in the folder \(folder) cannot be used: \(reason)."
    case .unreadableImage(let reason):
      "The data is not a readable PNG image: \(reason)."
    case .unwritableFile(let path, let reason):
      "The image cannot be written to \(path): \(reason); choose another path."
    }
  }

  /// The same sentence as `description`.
  public var errorDescription: String? { description }
}
