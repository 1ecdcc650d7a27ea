import Foundation
import PlumbUI

/// A screen on which only the changed parts of a frame are painted, and a painter of whole frames beside it.
@MainActor final class InterfaceScreen {
  private var canvas: PixelCanvas?
  private let painter = Painter(rasterizer: TextServices.monospaced.rasterizer)
  private lazy var renderer = SoftwareRenderer(rasterizer: TextServices.monospaced.rasterizer) {
    [unowned self] canvas, _ in self.canvas = canvas
  }
  private var count = 0

  /// Paints a frame. Returns a sentence if its pixels differ from those of a whole frame; only some frames
  /// are compared, as they take most of the time.
  func fault(after list: DisplayList) -> String? {
    count += 1
    guard list.size.width > 0, list.size.height > 0, count.isMultiple(of: 2) else { return nil }
    do { try renderer.render(list) } catch { return "\(error)" }
    guard count.isMultiple(of: 8), let canvas else { return nil }
    return canvas == painter.canvas(of: list)
      ? nil : "The changed parts were painted, and the frame differs from a whole one."
  }
}
