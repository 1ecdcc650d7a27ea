import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbPlatform
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

/// Key codes by SDL's documentation: a Unicode scalar, or bit 30 and a scan code of USB's tables.
@Suite struct SDLKeysTests {
  private func key(_ code: Int, numeric: Bool = false) -> Key? {
    SDLKeys.key(code: code, isNumLockOn: numeric)
  }

  private func scanned(_ code: Int, numeric: Bool = false) -> Key? {
    key(1 << 30 | code, numeric: numeric)
  }

  @Test func `printable keys are mapped to their characters`() {
    #expect(key(0x61) == .character("a"))
    #expect(key(0x30) == .character("0"))
    #expect(key(0x2B) == .character("+"))
    #expect(key(0x2D) == .character("-"))
    #expect(key(0xE9) == .character("é"))
  }

  @Test func `named keys are mapped to their names`() {
    #expect(key(0x0D) == .return)
    #expect(key(0x20) == .space)
    #expect(key(0x09) == .tab)
    #expect(key(0x1B) == .escape)
    #expect(key(0x08) == .delete)
    #expect(key(0x7F) == .deleteForward)
    #expect([0x4F, 0x50, 0x51, 0x52].map { scanned($0) } == [.right, .left, .down, .up])
    #expect([0x4A, 0x4D, 0x4B, 0x4E].map { scanned($0) } == [.home, .end, .pageUp, .pageDown])
  }

  @Test func `function keys are numbered from one`() {
    #expect(scanned(0x3A) == .function(1))
    #expect(scanned(0x45) == .function(12))
    #expect(scanned(0x68) == .function(13))
  }

  @Test func `the keypad has digits with Num Lock and arrows without`() {
    #expect(scanned(0x59, numeric: true) == .character("1"))
    #expect(scanned(0x61, numeric: true) == .character("9"))
    #expect(scanned(0x62, numeric: true) == .character("0"))
    #expect(scanned(0x59) == .end)
    #expect(scanned(0x60) == .up)
    #expect(scanned(0x57) == .character("+"))
    #expect(scanned(0x56) == .character("-"))
    #expect(scanned(0x58) == .return)
  }

  @Test func `Caps Lock and the keypad are told with a key`() {
    let enter = 1 << 30 | 0x58
    #expect(SDLKeys.modifiers(code: 0x61, held: 0) == [])
    #expect(SDLKeys.modifiers(code: 0x61, held: 0x2000) == .capsLock)
    #expect(SDLKeys.modifiers(code: enter, held: 0) == .numericPad)
    #expect(SDLKeys.modifiers(code: 1 << 30 | 0x67, held: 1) == [.numericPad, .shift])
    #expect(SDLKeys.modifiers(code: 1 << 30 | 0x52, held: 0) == [])
  }

  @Test func `modifiers and unknown keys are ignored`() {
    #expect(scanned(0xE0) == nil)
    #expect(scanned(0xE1) == nil)
    #expect(key(0) == nil)
    #expect(key(-1) == nil)
    #expect(key(0xD800) == nil)
  }
}
