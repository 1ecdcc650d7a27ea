import Foundation
import PlumbUI

@testable import Tally

/// A window nobody sees, which closes after some turns.
@MainActor final class SilentWindow: PlumbUI.Host {
  var size: CGSize
  let scale: CGFloat
  let isVisible = true
  let textServices: TextServices
  /// Every look at the clock finds it a second later, so that every movement ends.
  private var looks = 0.0
  var now: Double {
    looks += 1
    return looks
  }
  var turns: [(SilentWindow) -> [Event]] = []
  private(set) var shown: PixelCanvas?
  /// What was painted again, frame by frame.
  private(set) var damage: [[PixelRect]] = []

  init(options: SceneOptions, scale: CGFloat) throws {
    size = options.size.cgSize
    self.scale = scale
    let fonts = try AssetFinder(explicit: options.assets).fontFolder()
    textServices = try SDLTextServices.make(fontFolder: fonts)
  }

  func setMinimumSize(_ size: CGSize) {}

  func events(until deadline: Double?) -> [Event] {
    turns.isEmpty ? [.closeRequested] : turns.removeFirst()(self)
  }

  nonisolated func wakeUp() {}

  func present(_ canvas: PixelCanvas, damage: [PixelRect]) {
    shown = canvas
    self.damage.append(damage)
  }
}
