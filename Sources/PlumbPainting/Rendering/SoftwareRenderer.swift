/// A renderer that paints on the CPU.
///
/// The renderer keeps the last list and its canvas, and repaints only the rectangles in which the
/// next list differs.
@MainActor public final class SoftwareRenderer: Renderer {
  /// A function that transfers a canvas to the screen. Since the last call only the pixels in the
  /// rectangles have changed; the canvas may be modified after the function returns.
  public typealias Presentation = @MainActor (PixelCanvas, [PixelRect]) throws -> Void

  private let painter: Painter
  private let present: Presentation
  private var canvas: PixelCanvas?
  /// The list whose pixels are on the canvas and on the screen.
  private var shown: DisplayList?

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - rasterizer: draws the runs of text.
  ///   - present: called for each list that changes at least one pixel.
  public init(rasterizer: any RunRasterizer, present: @escaping Presentation) {
    painter = Painter(rasterizer: rasterizer)
    self.present = present
  }

  public func render(_ list: DisplayList) throws {
    let damage = Damage.between(shown, list)
    guard !damage.isEmpty else { return }
    let canvas = canvas(for: list)
    // If the presentation fails, the content of the screen is unknown.
    shown = nil
    painter.paint(list, on: canvas, damage: damage)
    try present(canvas, damage)
    shown = list
  }

  public func invalidate() {
    shown = nil
  }

  /// Returns the canvas of the last list, or another one if the size differs, all of which is then painted.
  private func canvas(for list: DisplayList) -> PixelCanvas {
    let (width, height) = list.pixelSize
    if let canvas, canvas.width == width, canvas.height == height { return canvas }
    // Not one that the presentation has kept, as a picture.
    let earlier = isKnownUniquelyReferenced(&canvas) ? canvas : nil
    let new = PixelCanvas(width: width, height: height, inMemoryOf: earlier)
    canvas = new
    return new
  }
}
