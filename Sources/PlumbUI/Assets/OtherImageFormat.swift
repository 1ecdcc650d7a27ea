internal import Foundation

/// A format of image files that cannot be decoded, recognized by the first bytes.
enum OtherImageFormat: String {
  case jpeg = "JPEG"
  case gif = "GIF"
  case webP = "WebP"
  case heif = "HEIF"
  case pdf = "PDF"

  /// The endings of names of such files.
  static let endings = [".jpg", ".jpeg", ".gif", ".webp", ".heic", ".pdf"]

  init?(_ data: Data) {
    func has(_ text: String, at start: Int = 0) -> Bool {
      data.dropFirst(start).starts(with: Data(text.utf8))
    }
    if data.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if has("GIF8") {
      self = .gif
    } else if has("RIFF"), has("WEBP", at: 8) {
      self = .webP
    } else if has("ftyp", at: 4) {
      self = .heif
    } else if has("%PDF") {
      self = .pdf
    } else {
      return nil
    }
  }

  /// An error thrown for a file of such a format.
  struct Unsupported: Error, CustomStringConvertible {
    let format: OtherImageFormat

    var description: String {
      "It is a \(format.rawValue) file, and only PNG files can be decoded; convert it to PNG."
    }
  }
}
