import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

/// A Debian font required by tests of a script; `make test` installs all of them.
struct SystemFont: Sendable, CustomTestStringConvertible {
  let language: String
  let file: String
  let package: String
  /// A short text in the language.
  let sample: String
  /// The script used by HarfBuzz for shaping.
  let script: String

  var testDescription: String { language }

  var isInstalled: Bool { FileManager.default.fileExists(atPath: "/usr/share/fonts/" + file) }

  static let all = [
    SystemFont(
      language: "Arabic", file: "truetype/dejavu/DejaVuSans.ttf", package: "fonts-dejavu-core",
      sample: "مرحبا بالعالم", script: "Arab"),
    SystemFont(
      language: "Hebrew", file: "truetype/dejavu/DejaVuSans.ttf", package: "fonts-dejavu-core",
      sample: "שלום עולם", script: "Hebr"),
    SystemFont(
      language: "Hindi", file: "truetype/lohit-devanagari/Lohit-Devanagari.ttf",
      package: "fonts-lohit-deva", sample: "नमस्ते क्षत्रिय", script: "Deva"),
    SystemFont(
      language: "Thai", file: "opentype/tlwg/Loma.otf", package: "fonts-tlwg-loma-otf",
      sample: "ปู่กินน้ำ", script: "Thai"),
    SystemFont(
      language: "Chinese", file: "truetype/wqy/wqy-microhei.ttc",
      package: "fonts-wqy-microhei", sample: "你好世界", script: "Hani"),
    SystemFont(
      language: "Japanese", file: "truetype/wqy/wqy-microhei.ttc",
      package: "fonts-wqy-microhei", sample: "こんにちは世界", script: "Hira"),
    SystemFont(
      language: "Korean", file: "truetype/wqy/wqy-microhei.ttc",
      package: "fonts-wqy-microhei", sample: "안녕하세요", script: "Hang"),
  ]

  static let installed = all.filter(\.isInstalled)

  static let emoji = SystemFont(
    language: "emoji", file: "truetype/noto/NotoColorEmoji.ttf",
    package: "fonts-noto-color-emoji", sample: "😀", script: "Zyyy")

  static let missing: Comment = """
    A font is not installed here, so its script is not tested; make test installs it.
    """
}
