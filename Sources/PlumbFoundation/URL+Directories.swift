public import Foundation

/// The folders of the user, as Foundation on Apple's platforms names them. On Linux they are those of the desktop
/// (`xdg-user-dirs`), and in its absence those of the base directory specification.
extension URL {
  /// The documents of the user, such as `~/Documents`.
  ///
  /// It exists, as on a phone, unless it cannot be made.
  public static var documentsDirectory: URL { existing(.documentDirectory) }

  /// The data that can be made again, such as `~/.cache`.
  ///
  /// It exists, as on a phone, unless it cannot be made.
  public static var cachesDirectory: URL { existing(.cachesDirectory) }

  /// The data of programs, such as `~/.local/share`.
  ///
  /// It exists, unless it cannot be made.
  public static var applicationSupportDirectory: URL { existing(.applicationSupportDirectory) }

  /// The downloads of the user, such as `~/Downloads`.
  public static var downloadsDirectory: URL { found(.downloadsDirectory) }

  /// The desktop of the user, such as `~/Desktop`.
  public static var desktopDirectory: URL { found(.desktopDirectory) }

  /// The pictures of the user, such as `~/Pictures`.
  public static var picturesDirectory: URL { found(.picturesDirectory) }

  /// The films of the user, such as `~/Videos`.
  public static var moviesDirectory: URL { found(.moviesDirectory) }

  /// The music of the user, such as `~/Music`.
  public static var musicDirectory: URL { found(.musicDirectory) }

  /// The files that the user shares with everybody, such as `~/Public`.
  public static var sharedPublicDirectory: URL { found(.sharedPublicDirectory) }

  /// The data of the user's programs, such as `~/.local/share`, the folder that is next to a library.
  public static var libraryDirectory: URL { found(.libraryDirectory, else: ".local/share") }

  private static func found(_ kind: FileManager.SearchPathDirectory, else path: String? = nil)
    -> URL
  {
    let found = FileManager.default.urls(for: kind, in: .userDomainMask).first
    return found ?? path.map { .homeDirectory.appending(path: $0, directoryHint: .isDirectory) }
      ?? .homeDirectory
  }

  private static func existing(_ kind: FileManager.SearchPathDirectory) -> URL {
    let folder = found(kind)
    // If it fails, the write into the folder tells so.
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}
