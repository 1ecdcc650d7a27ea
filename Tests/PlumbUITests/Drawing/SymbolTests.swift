import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbPlatform
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI

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

  @Test func `an unknown name has no symbol`() {
    #expect(SymbolTable.symbol("no.such.thing", variants: []) == nil)
    #expect(SymbolTable.symbol("", variants: ["fill"]) == nil)
  }
}
