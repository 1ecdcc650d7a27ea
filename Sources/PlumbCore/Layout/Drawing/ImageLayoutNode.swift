internal import Foundation

/// The appearance of an image.
struct ImageAppearance: Equatable {
  /// The way in which an image fills a size other than its own.
  enum Resizing: Equatable {
    case stretch, tile
  }

  /// The resizing mode; `nil` for an image of its own size.
  var resizing: Resizing?
  /// The insets of a resized image that are not resized, in points.
  var capInsets = EdgeInsets()
  var interpolation = PlacedImage.Interpolation.linear
  var isAntialiased = true
  /// Whether only the opacity of the image is used, filled with a style.
  var isTemplate = false
}

/// The node of an image.
///
/// As SwiftUI: the size follows from its pixels and its scale, regardless of the proposal; a
/// resizable image takes the proposed size.
final class ImageLayoutNode: LayoutNode {
  private var asset: ImageAsset
  private var appearance = ImageAppearance()
  /// Whether a placeholder is shown instead of the image.
  var isRedacted = false
  private var style = AnimatedStyle()

  init(_ asset: ImageAsset) {
    self.asset = asset
  }

  /// - Parameter style: the fill style of a template image.
  func update(
    _ asset: ImageAsset, _ appearance: ImageAppearance, style: ResolvedStyle,
    at context: UpdateContext
  ) {
    let isSameSize =
      asset.size == self.asset.size
      && (appearance.resizing == nil) == (self.appearance.resizing == nil)
    self.asset = asset
    self.appearance = appearance
    self.style.set(style, at: context, of: self)
    if !isSameSize { invalidate() }
  }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    guard appearance.resizing != nil else { return asset.size }
    return CGSize(
      width: proposal.width.resolved(or: asset.size.width),
      height: proposal.height.resolved(or: asset.size.height))
  }

  /// As SwiftUI: above and below an image the preferred distance is 0, also to texts.
  override var spacing: ViewSpacing {
    var spacing = ViewSpacing()
    for edge in [Edge.top, .bottom] { spacing[edge] = ViewSpacing.EdgePreference(plain: 0) }
    return spacing
  }

  override func draw(in context: inout DrawContext) {
    let frame = context.frame(of: presentedFrame.size)
    guard frame.width > 0, frame.height > 0 else { return }
    if isRedacted { return context.addRedactedImage(in: frame) }
    let commands = slices(in: frame).map { DrawCommand.image($0) }
    guard appearance.isTemplate else {
      for command in commands { context.add(command) }
      return
    }
    context.paint(style.current, in: frame) { context, shading in
      context.add(.mask(commands, [.fill(Path(frame), FillStyle(), shading)]))
    }
  }

  override func hitTest(_ point: CGPoint) -> LayoutNode? { containsPoint(point) ? self : nil }

  // MARK: Slices

  /// Returns the whole image, or its corners, edges and centre.
  private func slices(in frame: CGRect) -> [PlacedImage] {
    guard let resizing = appearance.resizing else {
      return [slice(asset.bitmap.whole, in: frame)]
    }
    let (insets, bitmap) = (appearance.capInsets, asset.bitmap)
    let columns = Band.all(
      in: frame.minX...frame.maxX, pixels: bitmap.width, scale: asset.scale,
      caps: (
        isRightToLeft ? insets.trailing : insets.leading,
        isRightToLeft ? insets.leading : insets.trailing
      ))
    let rows = Band.all(
      in: frame.minY...frame.maxY, pixels: bitmap.height, scale: asset.scale,
      caps: (insets.top, insets.bottom))
    return rows.flatMap { row in columns.map { slice($0, row, isTiled: resizing == .tile) } }
  }

  private func slice(_ column: Band, _ row: Band, isTiled: Bool) -> PlacedImage {
    let part = BitmapPart(
      x: column.start, y: row.start, width: column.count, height: row.count)
    let area = CGRect(
      x: column.destination.lowerBound, y: row.destination.lowerBound, width: column.length,
      height: row.length)
    guard isTiled, column.isMiddle || row.isMiddle else { return slice(part, in: area) }
    var tile = area
    if column.isMiddle { tile.size.width = CGFloat(column.count) / asset.scale }
    if row.isMiddle { tile.size.height = CGFloat(row.count) / asset.scale }
    return slice(part, in: tile, filling: area)
  }

  private func slice(
    _ part: BitmapPart, in frame: CGRect, filling area: CGRect? = nil
  ) -> PlacedImage {
    PlacedImage(
      asset.bitmap, part: part, in: frame, filling: area, interpolation: appearance.interpolation,
      isAntialiased: appearance.isAntialiased)
  }
}

/// A range of columns or rows of an image, and its destination.
private struct Band {
  /// In pixels of the image.
  var start: Int
  var count: Int
  /// The destination, in points.
  var destination: ClosedRange<CGFloat>
  /// Whether the band is resized to the available length.
  var isMiddle: Bool

  var length: CGFloat { destination.upperBound - destination.lowerBound }

  /// Returns the leading cap, the middle and the trailing cap, without bands of length 0.
  ///
  /// Caps that do not fit, in the image or in the destination, share the available length.
  static func all(
    in destination: ClosedRange<CGFloat>, pixels: Int, scale: CGFloat, caps: (CGFloat, CGFloat)
  ) -> [Band] {
    func pixelCount(_ cap: CGFloat) -> Int {
      guard cap > 0 else { return 0 }
      return Int(min(cap * scale, CGFloat(pixels)).rounded())
    }
    let first = min(pixelCount(caps.0), pixels)
    let last = min(pixelCount(caps.1), pixels - first)
    let available = destination.upperBound - destination.lowerBound
    let wanted = CGFloat(first + last) / scale
    let shrinking = wanted > available ? available / wanted : 1
    // Rounding may make the product slightly longer than the available length.
    let start = min(
      destination.lowerBound + CGFloat(first) / scale * shrinking, destination.upperBound)
    let end = max(start, destination.upperBound - CGFloat(last) / scale * shrinking)
    return [
      Band(start: 0, count: first, destination: destination.lowerBound...start, isMiddle: false),
      Band(start: first, count: pixels - first - last, destination: start...end, isMiddle: true),
      Band(
        start: pixels - last, count: last, destination: end...destination.upperBound,
        isMiddle: false),
    ].filter { $0.count > 0 && $0.length > 0 }
  }
}
