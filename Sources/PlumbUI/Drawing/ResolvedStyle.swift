internal import Foundation

/// What a style comes to at its place: what fills, and what shadows go with what was filled.
///
/// It is laid out only where it fills something; see `shading(in:)`.
public struct ResolvedStyle: Hashable, Sendable {
  /// What fills.
  enum Fill: Hashable, Sendable {
    case color(ResolvedColor)
    indirect case gradient(GradientRamp, GradientForm)
    indirect case image(ImageTile)
  }

  var fill: Fill
  /// The nearest to the filled shape first.
  var shadows: [StyleShadow] = []
  /// How what was filled, with its shadows, mixes with what is there.
  var blendMode = BlendMode.normal

  init(_ fill: Fill) {
    self.fill = fill
  }

  init(_ color: ResolvedColor) {
    self.init(.color(color))
  }

  /// The colour, if there is nothing but that.
  var plainColor: ResolvedColor? {
    guard case .color(let color) = fill, !hasEffects else { return nil }
    return color
  }

  /// Whether more is to be done than to fill.
  var hasEffects: Bool { !shadows.isEmpty || blendMode != .normal }

  /// The colour that stands for the style where only one can be shown: that of the first stop.
  var mainColor: ResolvedColor {
    switch fill {
    case .color(let color): color
    case .gradient(let ramp, _): ramp.orderedStops.first?.color ?? .clear
    case .image: .clear
    }
  }

  /// What fills a shape with a frame; for a picture, what makes the stencil it shows through.
  func shading(in frame: CGRect) -> Shading {
    switch fill {
    case .color(let color): .color(color)
    case .gradient(let ramp, let form): .gradient(ramp, form.geometry(in: frame))
    case .image: .color(.black)
    }
  }

  /// The style made translucent, its shadows included.
  func multiplyingOpacity(by factor: Double) -> ResolvedStyle {
    var style = self
    switch fill {
    case .color(let color): style.fill = .color(color.multiplyingOpacity(by: factor))
    case .gradient(var ramp, let form):
      for index in ramp.stops.indices { ramp.stops[index].color.opacity *= factor }
      style.fill = .gradient(ramp, form)
    case .image(var tile):
      tile.opacity *= factor
      style.fill = .image(tile)
    }
    for index in shadows.indices { style.shadows[index].color.opacity *= factor }
    return style
  }
}

/// A part of a picture that fills something side by side.
struct ImageTile: Hashable, Sendable {
  var bitmap: Bitmap
  var part: BitmapPart
  /// In points.
  var size: CGSize
  var opacity = 1.0

  /// The copies, one of which begins at a point, over a rectangle.
  func commands(from origin: CGPoint, over area: CGRect) -> [DrawCommand] {
    guard size.width > 0, size.height > 0, opacity > 0 else { return [] }
    let image = DrawCommand.image(
      PlacedImage(
        bitmap, part: part, in: CGRect(origin: origin, size: size), filling: area))
    return opacity < 1 ? [.group(.opacity(opacity), [image])] : [image]
  }
}

/// A shadow that belongs to a style; lengths in points.
public struct StyleShadow: Hashable, Sendable {
  /// Whether it falls into the shape, from its edges, instead of behind it.
  var isInner: Bool
  var color: ResolvedColor
  var radius: CGFloat
  var offset: CGSize
}
