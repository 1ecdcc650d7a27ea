internal import CSDL2
internal import Foundation

/// SDL's text input, during which dead keys and input methods are active.
@MainActor enum SDLTextInput {
  /// Whether text input is active.
  static var isActive: Bool { SDL_IsTextInputActive() == SDL_TRUE }

  /// Resets the input method, which SDL does when text input stops.
  static func endComposition() {
    guard isActive else { return }
    stop()
    PlumbStartTextInput()
  }

  /// Starts text input in a rectangle in SDL's window units, or stops it.
  static func setArea(_ area: CGRect?) {
    guard let area else {
      stop()
      return
    }
    func number(_ length: CGFloat) -> Int32 { Int32(min(max(length.rounded(), -16_384), 16_384)) }
    var rect = SDL_Rect(
      x: number(area.minX), y: number(area.minY), w: number(area.width), h: number(area.height))
    unsafe PlumbSetTextInputRect(&rect)
    if !isActive { PlumbStartTextInput() }
  }

  private static func stop() {
    PlumbEndX11Composition()
    PlumbStopTextInput()
  }
}
