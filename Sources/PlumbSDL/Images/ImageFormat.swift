internal import Foundation

/// A format of image files, recognized by the first bytes.
package enum ImageFormat: String, Sendable {
  case png = "PNG"
  case jpeg = "JPEG"
  case gif = "GIF"
  case webP = "WebP"
  case svg = "SVG"
  case heif = "HEIF"
  case pdf = "PDF"

  /// The endings of names of files other than PNG.
  package static let otherEndings = [
    ".jpg", ".jpeg", ".gif", ".webp", ".svg", ".heic", ".pdf",
  ]

  package init?(_ data: Data) {
    func has(_ text: String, at start: Int = 0) -> Bool {
      data.dropFirst(start).starts(with: Data(text.utf8))
    }
    if data.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      self = .png
    } else if data.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if has("GIF8") {
      self = .gif
    } else if has("RIFF"), has("WEBP", at: 8) {
      self = .webP
    } else if has("ftyp", at: 4) {
      self = .heif
    } else if has("%PDF") {
      self = .pdf
    } else if SVGSize.isPresent(in: data) {
      self = .svg
    } else {
      return nil
    }
  }

  /// Whether SDL_image decodes the format.
  var needsLibrary: Bool {
    switch self {
    case .jpeg, .gif, .webP, .svg: true
    case .png, .heif, .pdf: false
    }
  }

  /// The name of the format with the article that is spoken with it.
  var withArticle: String { (self == .heif || self == .svg ? "an " : "a ") + rawValue }
}

/// The sizes that image files declare, which are read before memory is allocated for the pixels.
enum DeclaredSize {
  /// Returns the width and the height in pixels; `nil` if the file is too short or damaged.
  static func size(of data: Data, as format: ImageFormat) -> (width: Int, height: Int)? {
    let bytes = [UInt8](data)
    switch format {
    case .jpeg: return jpeg(bytes)
    case .gif: return gif(bytes)
    case .webP: return webP(bytes)
    case .svg:
      return SVGSize(data).map { (Int($0.width.rounded(.up)), Int($0.height.rounded(.up))) }
    case .png, .heif, .pdf: return nil
    }
  }

  private static func little(_ bytes: [UInt8], _ index: Int) -> Int {
    Int(bytes[index]) | Int(bytes[index + 1]) << 8
  }

  private static func big(_ bytes: [UInt8], _ index: Int) -> Int {
    Int(bytes[index]) << 8 | Int(bytes[index + 1])
  }

  /// Returns the size of the screen, or of the first image if that is larger: the image is decoded in its
  /// own size.
  private static func gif(_ bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.count >= 13 else { return nil }
    let screen = (width: little(bytes, 6), height: little(bytes, 8))
    func tableSize(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }
    var index = 13 + tableSize(bytes[10])
    // Each extension is a sequence of blocks that begin with their lengths.
    while index + 1 < bytes.count, bytes[index] == 0x21 {
      index += 2
      while index < bytes.count, bytes[index] > 0 { index += Int(bytes[index]) + 1 }
      index += 1
    }
    guard index + 9 < bytes.count, bytes[index] == 0x2C else { return screen }
    return (
      max(screen.width, little(bytes, index + 5)), max(screen.height, little(bytes, index + 7))
    )
  }

  /// Goes from marker to marker until the one that begins a frame.
  private static func jpeg(_ bytes: [UInt8]) -> (Int, Int)? {
    var index = 2
    while index + 9 < bytes.count {
      guard bytes[index] == 0xFF else { return nil }
      let marker = bytes[index + 1]
      if marker == 0xFF {
        index += 1
        continue
      }
      // Markers without a length.
      if marker == 0x01 || (0xD0...0xD7).contains(marker) {
        index += 2
        continue
      }
      let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if isFrame { return (big(bytes, index + 7), big(bytes, index + 5)) }
      index += 2 + max(big(bytes, index + 2), 2)
    }
    return nil
  }

  private static func webP(_ bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.count >= 30 else { return nil }
    switch String(decoding: bytes[12..<16], as: UTF8.self) {
    case "VP8 ": return (little(bytes, 26) & 0x3FFF, little(bytes, 28) & 0x3FFF)
    case "VP8L":
      let bits = little(bytes, 21) | little(bytes, 23) << 16
      return (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
    case "VP8X":
      func triple(_ index: Int) -> Int { little(bytes, index) | Int(bytes[index + 2]) << 16 }
      return (triple(24) + 1, triple(27) + 1)
    default: return nil
    }
  }
}
