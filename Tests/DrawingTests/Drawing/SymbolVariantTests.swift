import EngineTesting
import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

/// The rules by which symbols are derived from others.
@Suite struct SymbolVariantTests {
  private let square = CGRect(x: 0, y: 0, width: Symbol.side, height: Symbol.side)

  private func symbol(_ name: String) throws -> Symbol {
    try #require(SymbolTable.symbol(name, variants: []), "\(name)")
  }

  @Test func `only closed lines are filled`() throws {
    for name in ["arrow.right", "chevron.down", "wifi", "magnifyingglass", "battery.25"] {
      #expect(try symbol("\(name).fill") == symbol(name))
    }
    // The shackle of a lock and the handles of a bag are lines beside the area.
    for name in ["lock", "bag", "house", "trash", "flag"] {
      let filled = try symbol("\(name).fill")
      #expect(filled.strokes == (try symbol(name).strokes))
      #expect(!filled.areas.isEmpty)
    }
    let lock = try symbol("lock.fill")
    #expect(lock.areas.boundingRect.minY > lock.strokes.boundingRect.minY)
  }

  @Test func `the letters exist in circles and squares, filled and not`() throws {
    var drawings: Set<Symbol> = []
    for letter in "abcdefghijklmnopqrstuvwxyz" {
      for frame in ["circle", "square"] {
        let outlined = try symbol("\(letter).\(frame)")
        let filled = try symbol("\(letter).\(frame).fill")
        #expect(square.contains(outlined.strokes.boundingRect))
        // The letters stay inside of the frame, a stroke away from its edge.
        #expect(
          filled.areas.boundingRect.insetBy(dx: 3, dy: 3).contains(filled.cutouts.boundingRect))
        drawings.formUnion([outlined, filled])
      }
    }
    #expect(drawings.count == 26 * 4)
    for name in ["a", "w.fill", "ab.circle", "A.circle", "é.square"] {
      #expect(SymbolTable.symbol(name, variants: []) == nil)
    }
  }

  @Test(arguments: SymbolTable.frames.keys.sorted())
  func `a sign lies inside of its frame`(name: String) throws {
    let frame = try #require(SymbolTable.frames[name])
    var drawings: Set<Symbol> = []
    let signs = ["plus", "minus", "xmark", "checkmark", "info", "person", "w", "7", "50"]
    for sign in signs {
      let outlined = try symbol("\(sign).\(name)")
      let filled = try symbol("\(sign).\(name).fill")
      #expect(square.contains(outlined.strokes.boundingRect))
      #expect(outlined.strokes.elements.starts(with: frame.outline.elements))
      drawings.formUnion([outlined, filled])
      guard !frame.area.isEmpty else { continue }
      // The frame is filled up to the outer edge of its lines, as without a sign.
      #expect(filled.strokes == frame.outline)
      for point in filled.cutouts.ends {
        // The lines of the sign do not touch the lines of the frame.
        for (x, y) in [(2, 0), (-2, 0), (0, 2), (0, -2)] {
          let edge = CGPoint(x: point.x + CGFloat(x), y: point.y + CGFloat(y))
          #expect(frame.area.contains(edge), "\(sign).\(name) at \(point)")
        }
      }
    }
    #expect(drawings.count == signs.count * (frame.area.isEmpty ? 1 : 2))
  }

  @Test func `a filled sign is cut out of a filled frame`() throws {
    #expect(try symbol("heart.circle").areas.isEmpty)
    #expect(try !symbol("heart.circle.fill").holes.isEmpty)
    // The hands of a clock would be lost.
    #expect(try symbol("clock.square.fill").holes.isEmpty)
  }

  @Test func `a badge lies inside of the square, and a gap separates it`() throws {
    var drawings: Set<Symbol> = []
    for mark in SymbolTable.badges.keys {
      for name in ["calendar", "person.crop.circle", "folder.fill"] {
        let symbol = try symbol("\(name).badge.\(mark)")
        let badge = try #require(symbol.overlays.first)
        #expect(symbol.overlays.count == 1)
        #expect(square.contains(badge.areas.boundingRect))
        #expect(badge.areas.boundingRect.minX > 12 && badge.areas.boundingRect.minY > 12)
        #expect(
          symbol.holes.boundingRect.contains(badge.areas.boundingRect.insetBy(dx: -1, dy: -1)))
        for path in [badge.cutouts, badge.holes] where !path.isEmpty {
          #expect(badge.areas.boundingRect.insetBy(dx: 1, dy: 1).contains(path.boundingRect))
        }
        drawings.insert(symbol)
      }
    }
    // A cropped drawing is the same as the whole.
    #expect(drawings.count == 3 * (SymbolTable.badges.count - 1))
  }

  @Test func `a badge without a mark is a dot at the upper right corner`() throws {
    for name in ["bell.badge", "app.badge", "envelope.badge"] {
      let symbol = try symbol(name)
      let dot = try #require(symbol.overlays.first)
      #expect(square.contains(dot.areas.boundingRect))
      #expect(dot.areas.boundingRect.minX > 12 && dot.areas.boundingRect.maxY < 12)
      #expect(dot.cutouts.isEmpty)
      #expect(symbol.holes.boundingRect.contains(dot.areas.boundingRect.insetBy(dx: -1, dy: -1)))
    }
  }

  @Test func `a symbol is filled behind its badge`() throws {
    #expect(try symbol("bell.badge.fill").overlays == symbol("bell.badge").overlays)
    #expect(try !symbol("bell.badge.fill").areas.isEmpty)
    #expect(
      try symbol("person.badge.plus").overlays == symbol("person.fill.badge.plus").overlays)
    #expect(try symbol("person.badge.plus.fill") == symbol("person.fill.badge.plus"))
  }

  @Test @MainActor func `a badge and its gap show what is behind`() throws {
    let image = Image(systemName: "calendar.badge.plus.fill").resizable()
    let view = Color.black.overlay { image.foregroundStyle(.white) }.frame(width: 96, height: 96)
    let canvas = ImageRenderer(content: view).canvas(with: .monospaced)
    let (white, black) = (UInt32(0xFFFF_FFFF), UInt32(0xFF00_0000))
    // The centre of the disc is at 18 of 24 units, which are 4 pixels wide.
    #expect(canvas[72, 72] == black)
    #expect(canvas[72 + 14, 72 + 14] == white)
    #expect(canvas[72 - 19, 72 - 19] == black)
    #expect(canvas[40, 52] == white)
  }

  @Test(arguments: ["circle", "square", "star", "capsule", "shield", "rectangle", "hexagon"])
  func `a half fills one side of a form`(name: String) throws {
    let form = try symbol(name).strokes.boundingRect
    func half(_ side: String) throws -> CGRect {
      let symbol = try symbol("\(name).\(side)half.filled")
      #expect(try symbol.strokes == self.symbol(name).strokes)
      return symbol.areas.boundingRect
    }
    let (left, right) = (try half("left"), try half("right"))
    let (top, bottom) = (try half("top"), try half("bottom"))
    for (edge, expected) in [
      (left.minX, form.minX), (left.maxX, form.midX), (right.minX, form.midX),
      (right.maxX, form.maxX), (top.minY, form.minY), (top.maxY, form.midY),
      (bottom.minY, form.midY), (bottom.maxY, form.maxY), (left.minY, form.minY),
      (left.maxY, form.maxY), (top.minX, form.minX), (top.maxX, form.maxX),
    ] {
      // Curves are replaced by lines.
      #expect(abs(edge - expected) < 0.15)
    }
    #expect(try symbol("\(name).leadinghalf.filled") == symbol("\(name).lefthalf.filled"))
  }

  @Test func `an inset part keeps a distance from the form`() throws {
    // The rectangle is 21 by 15 units large, at (1.5, 4.5).
    let inset = try symbol("rectangle.inset.filled").areas.boundingRect
    #expect(inset == CGRect(x: 5.5, y: 8.5, width: 13, height: 7))
    let left = try symbol("rectangle.lefthalf.inset.filled").areas.boundingRect
    #expect(left == CGRect(x: 5.5, y: 8.5, width: 6.5, height: 7))
    let third = try symbol("rectangle.bottomthird.inset.filled").areas.boundingRect
    #expect(abs(third.minY - (15.5 - 7.0 / 3)) < 0.001 && third.maxY == 15.5)
  }

  @Test func `only closed forms have filled parts`() {
    for name in [
      "plus.lefthalf.filled", "circle.filled", "circle.lefthalf", "filled", "lefthalf.filled",
    ] {
      #expect(SymbolTable.symbol(name, variants: []) == nil)
    }
  }

  @Test func `a circular arrow encloses a number`() throws {
    var drawings: Set<Symbol> = []
    for name in ["gobackward", "goforward"] {
      for number in [5, 10, 15, 30, 45] {
        let symbol = try symbol("\(name).\(number)")
        #expect(square.contains(symbol.strokes.boundingRect))
        drawings.insert(symbol)
      }
    }
    #expect(drawings.count == 10)
    for name in ["gobackward.51", "goforward.a", "arrow.left.10", "bell.badge.b"] {
      #expect(SymbolTable.symbol(name, variants: []) == nil)
    }
  }
}

extension Path {
  /// The points at which an element of the path ends.
  fileprivate var ends: [CGPoint] {
    elements.compactMap {
      switch $0 {
      case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
        point
      case .closeSubpath: nil
      }
    }
  }
}
