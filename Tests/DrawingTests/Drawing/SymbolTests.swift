import EngineTesting
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

@Suite struct SymbolTests {
  @Test(arguments: SymbolTable.names)
  func `a symbol is drawn inside its square`(name: String) throws {
    let symbol = try #require(SymbolTable.symbol(name, variants: []))
    #expect(!symbol.strokes.isEmpty || !symbol.areas.isEmpty)
    let square = CGRect(x: 0, y: 0, width: Symbol.side, height: Symbol.side)
    for path in [symbol.strokes, symbol.areas] where !path.isEmpty {
      #expect(square.contains(path.boundingRect))
    }
  }

  @Test(arguments: [
    ("chevron.backward", "chevron.forward"), ("sidebar.leading", "sidebar.trailing"),
    ("arrow.up.forward.square", "arrow.up.backward.square"), ("chevron.left", "chevron.left"),
    ("backward.end", "backward.end"), ("forward.fill", "forward.fill"),
    ("gobackward", "gobackward"),
  ])
  func `symbols named by the direction of writing follow it`(name: String, mirrored: String) {
    #expect(SymbolTable.nameFromRightToLeft(name) == mirrored)
  }

  @Test func `suffixes of names select variants`() {
    #expect(SymbolTable.symbol("star.fill", variants: [])?.areas.isEmpty == false)
    #expect(SymbolTable.symbol("plus.circle", variants: [])?.cutouts.isEmpty == true)
    #expect(SymbolTable.symbol("plus.circle.fill", variants: [])?.cutouts.isEmpty == false)
  }

  @Test func `a variant is the same by name and by modifier`() {
    #expect(
      SymbolTable.symbol("plus", variants: ["circle", "fill"])
        == SymbolTable.symbol("plus.circle.fill", variants: []))
  }

  @Test func `a variant that is in the name already has no effect`() {
    #expect(
      SymbolTable.symbol("person.circle.fill", variants: ["fill"])
        == SymbolTable.symbol("person.circle.fill", variants: []))
  }

  @Test func `a filled symbol has a visible mark`() {
    let symbol = SymbolTable.symbol("exclamationmark.triangle.fill", variants: [])
    #expect(symbol?.cutouts.isEmpty == false)
  }

  @Test func `the numbers from 0 to 50 exist in circles and squares, filled and not`() throws {
    let square = CGRect(x: 0, y: 0, width: Symbol.side, height: Symbol.side)
    var drawings: Set<Symbol> = []
    for number in 0...50 {
      for frame in ["circle", "square"] {
        let symbol = try #require(SymbolTable.symbol("\(number).\(frame)", variants: []))
        let filled = try #require(SymbolTable.symbol("\(number).\(frame).fill", variants: []))
        #expect(square.contains(symbol.strokes.boundingRect))
        // The digits stay inside of the frame, a stroke away from its edge.
        #expect(
          filled.areas.boundingRect.insetBy(dx: 3, dy: 3).contains(filled.cutouts.boundingRect))
        drawings.formUnion([symbol, filled])
      }
    }
    #expect(drawings.count == 51 * 4)
    for name in ["12", "51.circle", "-1.circle", "07.circle", "1.fill", "+1.square"] {
      #expect(SymbolTable.symbol(name, variants: []) == nil)
    }
  }

  @Test func `the dots of a sign are cut out of a filled frame`() {
    for name in ["info", "questionmark", "exclamationmark", "ellipsis"] {
      #expect(SymbolTable.symbol("\(name).circle.fill", variants: [])?.holes.isEmpty == false)
    }
  }

  @Test @MainActor func `the mark of a filled symbol shows what is behind`() throws {
    func canvas(_ color: Color) -> PixelCanvas {
      let image = Image(systemName: "xmark.circle.fill").resizable().frame(width: 48, height: 48)
      let view = color.frame(width: 48, height: 48).overlay { image.foregroundStyle(.white) }
      return ImageRenderer(content: view).canvas(with: .monospaced)
    }
    for (color, pixel) in [(Color.red, UInt32(0xFFFF_3B30)), (.black, 0xFF00_0000)] {
      let canvas = canvas(color)
      #expect(canvas[24, 24] == pixel)
      // Above the mark is the disc.
      #expect(canvas[24, 10] == 0xFFFF_FFFF)
    }
  }

  @Test func `a slash crosses a symbol, filled or not`() {
    for name in ["bell.slash", "speaker.slash.fill", "eye.slash", "heart.slash.circle"] {
      #expect(SymbolTable.symbol(name, variants: []) != nil)
    }
    #expect(
      SymbolTable.symbol("bell.slash", variants: [])
        != SymbolTable.symbol("bell", variants: []))
  }

  @Test func `an unknown name has no symbol`() {
    #expect(SymbolTable.symbol("no.such.thing", variants: []) == nil)
    #expect(SymbolTable.symbol("", variants: ["fill"]) == nil)
  }
}
