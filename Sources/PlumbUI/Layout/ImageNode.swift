internal import Foundation

/// How a picture is shown.
struct ImageAppearance: Equatable {
  /// How a picture takes more or less room than it has.
  enum Resizing: Equatable {
    case stretch, tile
  }

  /// `nil` for a picture that is as large as it is.
  var resizing: Resizing?
  /// What keeps its size at the edges of a resized picture, in points.
  var capInsets = EdgeInsets()
  var interpolation = PlacedImage.Interpolation.linear
  var isAntialiased = true
  /// Whether only the opacity of the picture counts, and a colour fills it.
  var isTemplate = false
}

/// The box of a picture.
///
/// As SwiftUI: as large as its pixels at their scale, whatever is proposed; a resizable one takes
/// what is proposed.
final class ImageNode: LayoutNode {
  private var picture: ImageAsset
  private var appearance = ImageAppearance()
  /// Whether a box shows in its place.
  var isRedacted = false
  private var style = AnimatedStyle()

  init(_ picture: ImageAsset) {
    self.picture = picture
  }

  /// - Parameter style: what fills a template.
  func update(
    _ picture: ImageAsset, _ appearance: ImageAppearance, style: ResolvedStyle,
    at context: UpdateContext
  ) {
    let isSameSize =
      picture.size == self.picture.size
      && (appearance.resizing == nil) == (self.appearance.resizing == nil)
    self.picture = picture
    self.appearance = appearance
    self.style.set(style, at: context, of: self)
    if !isSameSize { invalidate() }
  }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    guard appearance.resizing != nil else { return picture.size }
    return CGSize(
      width: proposal.width.resolved(or: picture.size.width),
      height: proposal.height.resolved(or: picture.size.height))
  }

  /// As SwiftUI: above and below, a picture keeps no distance of its own, texts neither.
  override var spacing: ViewSpacing {
    var spacing = ViewSpacing()
    for edge in [Edge.top, .bottom] { spacing[edge] = ViewSpacing.EdgePreference(plain: 0) }
    return spacing
  }

  override func draw(in context: inout DrawContext) {
    let frame = context.frame(of: presentedFrame.size)
    guard frame.width > 0, frame.height > 0 else { return }
    if isRedacted { return context.addRedactedImage(in: frame) }
    let commands = pieces(in: frame).map { DrawCommand.image($0) }
    guard appearance.isTemplate else {
      for command in commands { context.add(command) }
      return
    }
    context.paint(style.current, in: frame) { context, shading in
      context.add(.mask(commands, [.fill(Path(frame), FillStyle(), shading)]))
    }
  }

  override func hitTest(_ point: CGPoint) -> LayoutNode? { containsPoint(point) ? self : nil }

  // MARK: Pieces

  /// The whole picture, or its corners, edges and middle.
  private func pieces(in frame: CGRect) -> [PlacedImage] {
    guard let resizing = appearance.resizing else {
      return [piece(picture.bitmap.whole, in: frame)]
    }
    let (insets, bitmap) = (appearance.capInsets, picture.bitmap)
    let columns = Band.all(
      in: frame.minX...frame.maxX, pixels: bitmap.width, scale: picture.scale,
      caps: (
        isRightToLeft ? insets.trailing : insets.leading,
        isRightToLeft ? insets.leading : insets.trailing
      ))
    let rows = Band.all(
      in: frame.minY...frame.maxY, pixels: bitmap.height, scale: picture.scale,
      caps: (insets.top, insets.bottom))
    return rows.flatMap { row in columns.map { piece($0, row, isTiled: resizing == .tile) } }
  }

  private func piece(_ column: Band, _ row: Band, isTiled: Bool) -> PlacedImage {
    let part = BitmapPart(
      x: column.start, y: row.start, width: column.count, height: row.count)
    let area = CGRect(
      x: column.place.lowerBound, y: row.place.lowerBound, width: column.length,
      height: row.length)
    guard isTiled, column.isMiddle || row.isMiddle else { return piece(part, in: area) }
    var tile = area
    if column.isMiddle { tile.size.width = CGFloat(column.count) / picture.scale }
    if row.isMiddle { tile.size.height = CGFloat(row.count) / picture.scale }
    return piece(part, in: tile, filling: area)
  }

  private func piece(
    _ part: BitmapPart, in frame: CGRect, filling area: CGRect? = nil
  ) -> PlacedImage {
    PlacedImage(
      picture.bitmap, part: part, in: frame, filling: area, interpolation: appearance.interpolation,
      isAntialiased: appearance.isAntialiased)
  }
}

/// Columns or rows of a picture, and where they go.
private struct Band {
  /// In pixels of the picture.
  var start: Int
  var count: Int
  /// In points.
  var place: ClosedRange<CGFloat>
  /// Whether it takes what room there is.
  var isMiddle: Bool

  var length: CGFloat { place.upperBound - place.lowerBound }

  /// The cap before the middle, the middle and the cap behind it, without those of no length.
  ///
  /// Caps that have no room, in the picture or where it goes, share it.
  static func all(
    in place: ClosedRange<CGFloat>, pixels: Int, scale: CGFloat, caps: (CGFloat, CGFloat)
  ) -> [Band] {
    func pixelCount(_ cap: CGFloat) -> Int {
      guard cap > 0 else { return 0 }
      return Int(min(cap * scale, CGFloat(pixels)).rounded())
    }
    let first = min(pixelCount(caps.0), pixels)
    let last = min(pixelCount(caps.1), pixels - first)
    let room = place.upperBound - place.lowerBound
    let wanted = CGFloat(first + last) / scale
    let shrinking = wanted > room ? room / wanted : 1
    // The product may be a last bit longer than the room.
    let start = min(place.lowerBound + CGFloat(first) / scale * shrinking, place.upperBound)
    let end = max(start, place.upperBound - CGFloat(last) / scale * shrinking)
    return [
      Band(start: 0, count: first, place: place.lowerBound...start, isMiddle: false),
      Band(start: first, count: pixels - first - last, place: start...end, isMiddle: true),
      Band(start: pixels - last, count: last, place: end...place.upperBound, isMiddle: false),
    ].filter { $0.count > 0 && $0.length > 0 }
  }
}
