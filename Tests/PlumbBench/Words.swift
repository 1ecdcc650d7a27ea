import Foundation
import PlumbTesting
import PlumbUI

/// A page of words, in the bundled face.
@MainActor struct Words {
  static let count = 10_000

  let services: TextServices
  let words: [String]

  init?() {
    let fonts = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Assets/Fonts")
    guard let services = try? SDLTextServices.make(fontFolder: fonts) else { return nil }
    self.services = services
    var random = SplitMix64(seed: 1)
    words = (0..<Self.count).map { _ in
      String((0..<(2 + random.below(9))).map { _ in Array("etaoinshrdlucmfwyp")[random.below(18)] })
    }
  }

  static let font = FontKey(size: 17, weight: .regular, isItalic: false)

  /// Returns a text of all words, laid out once, so that all of them have been measured.
  func page() -> ViewTree {
    let tree = ViewTree(
      root: Text(verbatim: words.joined(separator: " ")), textServices: services)
    tree.update()
    tree.layout(in: CGSize(width: 400, height: 100_000))
    return tree
  }

  /// Returns the number of lines of the words at a width, by the simplest loop over their advances:
  /// the minimum cost of wrapping.
  static func lineCount(of advances: [CGFloat], space: CGFloat, within width: CGFloat) -> Int {
    var lines = 1
    var pen: CGFloat = 0
    for advance in advances {
      if pen + advance > width {
        lines += 1
        pen = 0
      }
      pen += advance + space
    }
    return lines
  }
}
