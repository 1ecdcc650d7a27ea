import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbPlatform
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

@Suite struct BidiTests {
  /// The interval of the tested cases; 1 in a complete run.
  private let step = TestLength.isFull ? 1 : 23

  /// Returns the levels after rule L1, "x" for characters removed by rule X9, and the visual order.
  private func result(
    _ classes: [BidiClass], base: UInt8?, brackets: (Int) -> BidiBracket? = { _ in nil }
  ) -> (base: UInt8, levels: [String], order: [String]) {
    let paragraph = BidiParagraph(classes: classes, brackets: brackets, base: base)
    let levels = paragraph.levels(ofLine: 0..<classes.count)
    let kept = classes.indices.filter { !classes[$0].isRemoved }
    return (
      paragraph.baseLevel,
      classes.indices.map { classes[$0].isRemoved ? "x" : "\(levels[$0])" },
      BidiParagraph.visualOrder(of: kept.map { levels[$0] }).map { "\(kept[$0])" }
    )
  }

  private func words(_ field: Substring) -> [String] {
    field.split { $0 == " " || $0 == "\t" }.map(String.init)
  }

  @Test func `orders classes as the official file`() throws {
    let names = Dictionary(
      uniqueKeysWithValues: BidiClass.all.map { ("\($0)".uppercased(), $0) })
    var levels: [String] = []
    var order: [String] = []
    var cases = 0
    for (number, line) in try UnicodeFile("BidiTest.txt").lines.enumerated() {
      if line.hasPrefix("@Levels:") {
        levels = words(line.dropFirst(8))
      } else if line.hasPrefix("@Reorder:") {
        order = words(line.dropFirst(9))
      } else if number % step == 0 {
        let fields = line.split(separator: ";")
        let classes = words(fields[0]).compactMap { names[$0] }
        let bits = try #require(Int(words(fields[1])[0], radix: 16))
        for (bit, base) in [nil, 0, 1].enumerated() as EnumeratedSequence<[UInt8?]>
        where bits & 1 << bit != 0 {
          let result = result(classes, base: base)
          cases += 1
          if result.levels != levels || result.order != order {
            Issue.record("\(line) gave \(result), not \(levels) and \(order)")
          }
        }
      }
    }
    #expect(cases > 500_000 / step)
  }

  @Test func `orders characters as the official file`() throws {
    var cases = 0
    for (number, line) in try UnicodeFile("BidiCharacterTest.txt").lines.enumerated()
    where number % step == 0 {
      let fields = line.split(separator: ";", omittingEmptySubsequences: false)
      let scalars = UnicodeFile.scalars(fields[0])
      let result = result(
        scalars.map(BidiClass.init), base: fields[1] == "2" ? nil : UInt8(fields[1]),
        brackets: { BidiBracket(scalars[$0]) })
      cases += 1
      if "\(result.base)" != fields[2] || result.levels != words(fields[3])
        || result.order != words(fields[4])
      {
        Issue.record("\(line) gave \(result)")
      }
    }
    #expect(cases > 91_000 / step)
  }

  @Test func `the base level is that of the first strong character, or the given one`() {
    func base(_ text: String, fallback: UInt8 = 0) -> UInt8 {
      let scalars = Array(text.unicodeScalars)
      return BidiParagraph(
        classes: scalars.map(BidiClass.init), brackets: { _ in nil }, base: nil,
        fallback: fallback
      ).baseLevel
    }
    #expect(base("12 abc שלום") == 0)
    #expect(base("12 שלום abc") == 1)
    // Isolated text is ignored.
    #expect(base("\u{2068}abc\u{2069} שלום") == 1)
    #expect(base("12 + 3") == 0)
    #expect(base("12 + 3", fallback: 1) == 1)
  }

  @Test func `supports more embeddings than levels`() {
    let deep =
      Array(repeating: BidiClass.rle, count: 200) + [.l] + Array(repeating: .pdf, count: 200)
    let result = result(deep, base: 0)
    // 125 is the maximum depth, and left-to-right letters are one level deeper there.
    #expect(result.levels[200] == "126")
  }
}
