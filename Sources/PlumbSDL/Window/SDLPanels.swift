internal import CSDL2
internal import Foundation

/// The panels in front of a window.
@MainActor final class SDLPanels {
  private var panels: [SDLPanel] = []
  private let rasterizer: any RunRasterizer
  /// Whether the window system has refused a panel, or has given it the keyboard focus.
  private var isRefused = false
  /// Whether there is a window manager, at the time of the first request; SDL does not look again either.
  private var isManaged: Bool?

  init(rasterizer: any RunRasterizer) {
    self.rasterizer = rasterizer
  }

  /// Returns whether there can be panels in front of a window.
  ///
  /// There are none on Wayland, whose windows for panels SDL does not open, and none on X11 without a window
  /// manager, because SDL then gives the keyboard focus to every new window.
  func areSupported(by window: SDLWindow) -> Bool {
    if isRefused || SDLVideo.driver != "x11" { return false }
    let isManaged = isManaged ?? window.isManaged
    self.isManaged = isManaged
    return isManaged
  }

  /// Shows panels instead of the panels shown before.
  ///
  /// - Parameters:
  ///   - contents: back to front.
  ///   - window: the window, which keeps the keyboard focus.
  ///   - pointsPerUnit: the points per unit of SDL's window coordinates.
  func show(_ contents: [WindowPanel], before window: SDLWindow, pointsPerUnit: CGFloat) throws {
    let old = panels
    panels = []
    defer {
      for panel in old where !panels.contains(where: { $0 === panel }) { panel.close() }
    }
    for content in contents {
      let known = old.first { $0.id == content.id && $0.fits(content) }
      guard let panel = known ?? open(content) else { return }
      panels.append(panel)
      let offset = (
        x: Int32((content.origin.x / pointsPerUnit).rounded()),
        y: Int32((content.origin.y / pointsPerUnit).rounded())
      )
      try panel.show(content, at: offset, from: window.position)
    }
  }

  private func open(_ content: WindowPanel) -> SDLPanel? {
    do {
      return try SDLPanel(content, rasterizer: rasterizer)
    } catch {
      // The next panels stay in the window.
      isRefused = true
      return nil
    }
  }

  /// Closes all panels.
  func close() {
    for panel in panels { panel.close() }
    panels = []
  }

  /// Whether there are panels.
  var areShown: Bool { !panels.isEmpty }

  /// Returns the panel with SDL's number.
  func panel(numbered number: UInt32) -> SDLPanel? {
    panels.first { $0.windowNumber == number }
  }

  /// Returns an event at a panel as one of its window; `nil` for one that concerns the panel alone.
  func windowEvent(
    _ event: SDL_Event, at panel: SDLPanel, before window: SDLWindow
  ) -> SDL_Event? {
    var event = unsafe event
    switch unsafe SDL_EventType(rawValue: event.type) {
    case SDL_WINDOWEVENT:
      switch unsafe SDL_WindowEventID(rawValue: UInt32(event.window.event)) {
      case SDL_WINDOWEVENT_LEAVE: break
      case SDL_WINDOWEVENT_EXPOSED:
        // Content that cannot be shown now is shown with the next change.
        try? panel.refresh()
        return nil
      case SDL_WINDOWEVENT_FOCUS_GAINED:
        // SDL looks for a window manager only when it starts. The next panels stay in the window.
        isRefused = true
        window.takeKeyboardFocus()
        return nil
      default: return nil
      }
    case SDL_MOUSEMOTION:
      unsafe event.motion.x += panel.offset.x
      unsafe event.motion.y += panel.offset.y
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP:
      unsafe event.button.x += panel.offset.x
      unsafe event.button.y += panel.offset.y
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP:
      // The mouse events that SDL makes of them are enough.
      return nil
    default: break
    }
    return unsafe event
  }
}
