import EngineTesting
import Foundation
import PlumbUI

/// A page of words, in the bundled face.
@MainActor struct Words {
  static let count = 10_000

  let services: TextServices
  let words: [String]

  init?() {
    guard let services = Self.unusedServices() else { return nil }
    self.services = services
    var random = SplitMix64(seed: 1)
    words = (0..<Self.count).map { _ in
      String((0..<(2 + random.below(9))).map { _ in Array("etaoinshrdlucmfwyp")[random.below(18)] })
    }
  }

  /// Returns services that have not measured any text.
  static func unusedServices() -> TextServices? {
    let fonts = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Assets/Fonts")
    return try? SDLTextServices.make(fontFolder: fonts)
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

  /// Returns texts of one word each below each other, as wide as proposed.
  func column() -> ViewTree {
    let words = words.prefix(Self.columnCount)
    let tree = ViewTree(
      root: VStack(spacing: 0) { ForEach(words.indices, id: \.self) { Text(verbatim: words[$0]) } },
      textServices: services)
    tree.update()
    return tree
  }

  static let columnCount = 1_000

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

extension PlumbBench {
  /// Measures words the first time, in a second view and in a column of one letter.
  func firstWords() {
    let names = [
      "measure new words", "view of measured words",
      "texts 2 points wide",
    ]
    guard names.contains(where: matchesFilter), let words = Words() else { return }
    var services: TextServices?
    time(
      names[0], nodes: Words.count, isPrepared: true,
      preparing: { services = Words.unusedServices() },
      work: { _ in
        for word in words.words { _ = services?.measurer.width(of: word, in: Words.font) }
      })
    var page: ViewTree? = words.page()
    time(
      names[1], nodes: Words.count, isPrepared: true, preparing: { page = nil },
      work: { _ in page = words.page() })
    withExtendedLifetime(page) {}
    let column = words.column()
    time(names[2], nodes: Words.columnCount) {
      column.layout(in: CGSize(width: 2 + Double($0 % 997) / 1_000, height: 1_000_000))
    }
  }
}
