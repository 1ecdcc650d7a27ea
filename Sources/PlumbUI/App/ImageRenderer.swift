public import Foundation

/// Draws a view without a window.
///
/// The picture is that of a view at rest: equal views give equal bytes. It is drawn with the engine's
/// fonts; where they are missing `render` does not call its closure and says so on standard error.
@MainActor public final class ImageRenderer<Content: View>: ObservableObject {
  /// The view to draw.
  public var content: Content { willSet { objectWillChange.send() } }

  /// What is proposed to the view, in points; by default it takes its ideal size.
  public var proposedSize = ProposedViewSize.unspecified {
    willSet { objectWillChange.send() }
  }

  /// Pixels per point; 1 where the number makes no sense.
  public var scale: CGFloat = 1 { willSet { objectWillChange.send() } }

  /// Whether the colour of windows lies behind the view, rather than nothing.
  public var isOpaque = false { willSet { objectWillChange.send() } }

  /// The values the view finds.
  public var environment = EnvironmentValues()

  public let objectWillChange = ObservableObjectPublisher()

  public init(content view: Content) {
    content = view
  }

  /// Lays the view out and hands over how to draw it.
  ///
  /// - Parameters:
  ///   - rasterizationScale: pixels per point.
  ///   - renderer: gets the size of the view in points, and a function that draws it in the top left
  ///     corner of a canvas.
  public func render(
    rasterizationScale: CGFloat = 1, renderer: (CGSize, (PixelCanvas) -> Void) -> Void
  ) {
    do {
      let services = try SDLTextServices.make(
        fontFolder: FontFolder().find(), ownFonts: FontFolder().own)
      let list = displayList(with: services, scale: rasterizationScale)
      renderer(list.size) { canvas in
        Painter(rasterizer: services.rasterizer).paint(list, on: canvas)
      }
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
    }
  }

  /// The picture as the bytes of a PNG file, at `scale`.
  ///
  /// - Throws: a sentence when the fonts are missing or the picture has more than 67 million pixels.
  public func pngData() throws -> Data {
    let services = try SDLTextServices.make(
      fontFolder: FontFolder().find(), ownFonts: FontFolder().own)
    let list = displayList(with: services, scale: scale)
    let (width, height) = list.pixelSize
    guard width * height <= ImageTooLargeError.limit else {
      throw ImageTooLargeError(width: width, height: height)
    }
    return try PNGFile.encode(canvas(of: list, with: services))
  }

  /// The picture at `scale`, however large.
  func canvas(with services: TextServices) -> PixelCanvas {
    canvas(of: displayList(with: services, scale: scale), with: services)
  }

  private func canvas(of list: DisplayList, with services: TextServices) -> PixelCanvas {
    let canvas = PixelCanvas(width: list.pixelSize.width, height: list.pixelSize.height)
    Painter(rasterizer: services.rasterizer).paint(list, on: canvas)
    return canvas
  }

  private func displayList(with services: TextServices, scale: CGFloat) -> DisplayList {
    let scale = scale > 0 && scale.isFinite ? min(scale, 16) : 1
    let layout = FixedProposal(proposal: proposedSize)
    var environment = environment
    environment.pictures = environment.pictures ?? ImageAssetLibrary.shared
    environment.namedColors = environment.namedColors ?? NamedColors.shared
    let tree = ViewTree(
      root: layout { content }, textServices: services, environment: environment)
    tree.layOut(in: .zero, scale: scale)
    var list = tree.displayList(in: tree.minimumSize, scale: scale)
    if !isOpaque { list.background.opacity = 0 }
    return list
  }
}

/// A picture that would need more memory than one should.
struct ImageTooLargeError: Error, CustomStringConvertible {
  /// The most pixels a picture has: 256 MiB.
  static let limit = 1 << 26

  let width: Int
  let height: Int

  var description: String {
    "A picture of \(width)×\(height) pixels is too large; "
      + "\(Self.limit) pixels are the most. Draw a smaller view, or at a smaller scale."
  }
}

/// Proposes always the same to a view and is as large as it answers.
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

  /// The length, as far as a picture can have it.
  private static func drawable(_ length: CGFloat) -> CGFloat {
    length.isNaN ? 0 : min(max(length, 0), 8_192)
  }
}
