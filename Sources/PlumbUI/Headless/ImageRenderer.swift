public import Foundation
public import PlumbPublishers

/// Draws a view without a window.
///
/// The image shows the view after all animations: equal views give equal bytes. It is drawn with the engine's
/// fonts; if they are missing, `render` does not call its closure and writes a message to standard
/// error.
@MainActor public final class ImageRenderer<Content: View>: ObservableObject {
  /// The view to draw.
  public var content: Content { willSet { objectWillChange.send() } }

  /// The size proposed to the view, in points; unspecified by default, for the ideal size.
  public var proposedSize = ProposedViewSize.unspecified {
    willSet { objectWillChange.send() }
  }

  /// The pixels per point; 1 if the value is not a positive finite number.
  public var scale: CGFloat = 1 { willSet { objectWillChange.send() } }

  /// Whether the background is the background colour of windows instead of transparent.
  public var isOpaque = false { willSet { objectWillChange.send() } }

  /// The environment of the view.
  public var environment = EnvironmentValues()

  public let objectWillChange = ObservableObjectPublisher()

  public init(content view: Content) {
    content = view
  }

  /// Lays the view out and calls a closure with a function that draws it.
  ///
  /// - Parameters:
  ///   - rasterizationScale: the pixels per point.
  ///   - renderer: a closure with the size of the view in points, and a function that draws the view in
  ///     the top left corner of a canvas.
  public func render(
    rasterizationScale: CGFloat = 1, renderer: (CGSize, (PixelCanvas) -> Void) -> Void
  ) {
    do {
      let host = try host(scale: rasterizationScale)
      let list = displayList(of: host)
      renderer(list.size) { canvas in host.painter.paint(list, on: canvas) }
    } catch {
      RuntimeWarning.show("\(error)")
    }
  }

  /// Returns the image as the bytes of a PNG file, at `scale`.
  ///
  /// - Throws: an error if the fonts are missing, or the image has more than 67 million pixels or too many for the
  ///   memory that the program may take.
  public func pngData() throws -> Data {
    try PNGFile.encode(limitedCanvas())
  }

  private func limitedCanvas() throws -> PixelCanvas {
    let host = try host(scale: scale)
    let list = displayList(of: host)
    try ImageTooLargeError.check(list)
    try ImageTooLargeError.checkMemory(for: list)
    return host.painter.canvas(of: list)
  }

  /// The image at `scale`, of at least one pixel.
  ///
  /// It is `nil` if the fonts are missing or the image has more than 67 million pixels; then the
  /// reason is written to standard error.
  public var cgImage: CGImage? {
    do {
      return Bitmap(try limitedCanvas())
    } catch {
      RuntimeWarning.show("\(error)")
      return nil
    }
  }

  /// The image at `scale`, without a limit of its size.
  func canvas(with services: TextServices) -> PixelCanvas {
    let host = host(with: services, scale: scale)
    return host.painter.canvas(of: displayList(of: host))
  }

  /// Lays the view out with the engine's fonts.
  ///
  /// - Throws: an error if they are missing.
  private func host(scale: CGFloat) throws -> HeadlessHost {
    let services = try SDLTextServices.make(
      fontFolder: AssetFolders().bundledFonts(), ownFonts: AssetFolders().ownFonts)
    return host(with: services, scale: scale)
  }

  private func host(with services: TextServices, scale: CGFloat) -> HeadlessHost {
    let scale = scale > 0 && scale.isFinite ? min(scale, 16) : 1
    let layout = FixedProposal(proposal: proposedSize)
    var environment = environment
    environment.findsAssets()
    return HeadlessHost(
      fitting: layout { content }, scale: scale, textServices: services, environment: environment)
  }

  private func displayList(of host: HeadlessHost) -> DisplayList {
    var list = host.tree.displayList()
    if !isOpaque { list.background.opacity = 0 }
    return list
  }
}

/// A layout that proposes a fixed size to its view and has the size of the view.
private struct FixedProposal: Layout {
  var proposal: ProposedViewSize

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews.map { $0.sizeThatFits(self.proposal) }.reduce(CGSize.zero) {
      CGSize(
        width: max($0.width, Self.drawable($1.width)),
        height: max($0.height, Self.drawable($1.height)))
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: self.proposal) }
  }

  /// Returns a length, limited to the range of an image.
  private static func drawable(_ length: CGFloat) -> CGFloat {
    length.isNaN ? 0 : min(max(length, 0), 8_192)
  }
}
