internal import CSDL2

/// The mapping of SDL's key codes. The codes follow the keyboard layout, so "z" is the key labelled
/// Z.
enum SDLKeys {
  /// Returns the key of an SDL key event; `nil` for modifiers and unsupported keys.
  static func key(of symbol: SDL_Keysym) -> Key? {
    key(code: Int(symbol.sym), isNumLockOn: UInt32(symbol.mod) & KMOD_NUM.rawValue != 0)
  }

  /// Returns the key of an SDL key code, with or without Num Lock.
  static func key(code: Int, isNumLockOn: Bool) -> Key? {
    if let key = named[code] ?? function(code) ?? keypad(code, isNumLockOn: isNumLockOn) {
      return key
    }
    // Codes of character keys are Unicode scalars; the others have bit 30 set.
    guard code > 0x20, code < 1 << 30, code != 0x7F, let scalar = Unicode.Scalar(UInt32(code))
    else { return nil }
    return .character(Character(scalar))
  }

  /// Returns the modifier keys held during an SDL key event.
  static func modifiers(of symbol: SDL_Keysym) -> KeyModifiers {
    modifiers(code: Int(symbol.sym), held: UInt32(symbol.mod))
  }

  /// Returns the modifiers of a key code and the flags of SDL.
  static func modifiers(code: Int, held: UInt32) -> KeyModifiers {
    var modifiers: KeyModifiers = []
    if held & KMOD_SHIFT.rawValue != 0 { modifiers.insert(.shift) }
    if held & KMOD_CTRL.rawValue != 0 { modifiers.insert(.control) }
    // The right Alt key enters characters on many keyboards.
    if held & KMOD_LALT.rawValue != 0 { modifiers.insert(.option) }
    if held & KMOD_GUI.rawValue != 0 { modifiers.insert(.command) }
    if held & KMOD_CAPS.rawValue != 0 { modifiers.insert(.capsLock) }
    // The codes of the keypad are consecutive, except for the sign of equality.
    let keypad = Int(SDLK_KP_DIVIDE.rawValue)...Int(SDLK_KP_PERIOD.rawValue)
    if keypad.contains(code) || code == Int(SDLK_KP_EQUALS.rawValue) {
      modifiers.insert(.numericPad)
    }
    return modifiers
  }

  /// The keys with a fixed code, with or without Num Lock.
  private static let named: [Int: Key] = [
    Int(SDLK_RETURN.rawValue): .return, Int(SDLK_KP_ENTER.rawValue): .return,
    Int(SDLK_SPACE.rawValue): .space, Int(SDLK_TAB.rawValue): .tab,
    Int(SDLK_ESCAPE.rawValue): .escape,
    Int(SDLK_BACKSPACE.rawValue): .delete, Int(SDLK_DELETE.rawValue): .deleteForward,
    Int(SDLK_INSERT.rawValue): .insert, Int(SDLK_APPLICATION.rawValue): .menu,
    // The right Alt key enters characters on many keyboards.
    Int(SDLK_LALT.rawValue): .option,
    Int(SDLK_UP.rawValue): .up, Int(SDLK_DOWN.rawValue): .down,
    Int(SDLK_LEFT.rawValue): .left, Int(SDLK_RIGHT.rawValue): .right,
    Int(SDLK_HOME.rawValue): .home, Int(SDLK_END.rawValue): .end,
    Int(SDLK_PAGEUP.rawValue): .pageUp, Int(SDLK_PAGEDOWN.rawValue): .pageDown,
    Int(SDLK_KP_PLUS.rawValue): .character("+"), Int(SDLK_KP_MINUS.rawValue): .character("-"),
    Int(SDLK_KP_MULTIPLY.rawValue): .character("*"),
    Int(SDLK_KP_DIVIDE.rawValue): .character("/"),
    Int(SDLK_KP_EQUALS.rawValue): .character("="),
  ]

  /// Returns the function key of a code, F1 to F24.
  private static func function(_ code: Int) -> Key? {
    let first = Int(SDLK_F1.rawValue)
    let thirteenth = Int(SDLK_F13.rawValue)
    if (first..<first + 12).contains(code) { return .function(code - first + 1) }
    if (thirteenth..<thirteenth + 12).contains(code) { return .function(code - thirteenth + 13) }
    return nil
  }

  /// Returns the key of a keypad code; its digit keys are navigation keys while Num Lock
  /// is off.
  private static func keypad(_ code: Int, isNumLockOn: Bool) -> Key? {
    if code == Int(SDLK_KP_0.rawValue) { return isNumLockOn ? .character("0") : .insert }
    if code == Int(SDLK_KP_PERIOD.rawValue) {
      return isNumLockOn ? .character(".") : .deleteForward
    }
    let first = Int(SDLK_KP_1.rawValue)
    guard (first..<first + 9).contains(code) else { return nil }
    if isNumLockOn { return .character(Character("\(code - first + 1)")) }
    let moves: [Key?] = [
      .end, .down, .pageDown, .left, nil, .right, .home, .up, .pageUp,
    ]
    return moves[code - first]
  }
}
