internal import Foundation

/// A shape style resolved in an environment: a fill and the shadows of the filled shape.
///
/// Its geometry is resolved only for the frame of a filled shape; see `shading(in:)`.
public struct ResolvedStyle: Hashable, Sendable {
  /// The fill of a shape.
  package enum Fill: Hashable, Sendable {
    case color(ResolvedColor)
    indirect case gradient(GradientRamp, GradientForm)
    indirect case mesh(GradientMesh)
    case backdrop(BackdropMaterial)
    indirect case image(ImageTile)
  }

  /// The fill of the shape.
  package var fill: Fill
  /// The shadows, from the nearest to the shape to the farthest.
  package var shadows: [StyleShadow] = []
  /// The mode in which the filled shape with its shadows is composited with its backdrop.
  package var blendMode = BlendMode.normal

  /// Creates a style with a fill and no effects.
  package init(_ fill: Fill) {
    self.fill = fill
  }

  /// Creates a style with a plain colour.
  package init(_ color: ResolvedColor) {
    self.init(.color(color))
  }

  /// The colour, if the style is a plain colour without effects; otherwise `nil`.
  package var plainColor: ResolvedColor? {
    guard case .color(let color) = fill, !hasEffects else { return nil }
    return color
  }

  /// Whether the style has shadows or a blend mode.
  package var hasEffects: Bool { !shadows.isEmpty || blendMode != .normal }

  /// The colour that represents the style where only one is possible: for a gradient the colour of
  /// the first stop or vertex, for a material its tint, for an image transparent.
  var mainColor: ResolvedColor {
    switch fill {
    case .color(let color): color
    case .gradient(let ramp, _): ramp.orderedStops.first?.color ?? .clear
    case .mesh(let mesh): mesh.colors.first ?? .clear
    case .backdrop(let material): material.tint
    case .image: .clear
    }
  }

  /// Returns the shading of a shape with a frame; for an image, the shading of the mask through
  /// which it is visible.
  package func shading(in frame: CGRect) -> Shading {
    switch fill {
    case .color(let color): .color(color)
    case .gradient(let ramp, let form): .gradient(ramp, form.geometry(in: frame))
    case .mesh(let mesh): .mesh(mesh.placed(in: frame))
    case .backdrop(let material): .backdrop(material)
    case .image: .color(.black)
    }
  }

  /// Returns the style with its opacity multiplied by a factor, including the opacity of its
  /// shadows.
  package func multiplyingOpacity(by factor: Double) -> ResolvedStyle {
    var style = self
    switch fill {
    case .color(let color): style.fill = .color(color.multiplyingOpacity(by: factor))
    case .gradient(var ramp, let form):
      for index in ramp.stops.indices { ramp.stops[index].color.opacity *= factor }
      style.fill = .gradient(ramp, form)
    case .mesh(var mesh):
      for index in mesh.colors.indices { mesh.colors[index].opacity *= factor }
      mesh.background.opacity *= factor
      style.fill = .mesh(mesh)
    case .backdrop(var material):
      material.opacity *= factor
      style.fill = .backdrop(material)
    case .image(var tile):
      tile.opacity *= factor
      style.fill = .image(tile)
    }
    for index in shadows.indices { style.shadows[index].color.opacity *= factor }
    return style
  }
}

/// A part of an image that fills a shape as a repeated tile.
package struct ImageTile: Hashable, Sendable {
  /// The image that contains the tile.
  package var bitmap: Bitmap
  /// The part of the image that is repeated.
  package var part: BitmapPart
  /// The size of a tile in points.
  package var size: CGSize
  /// The opacity of the tiles, from 0 to 1.
  package var opacity = 1.0

  /// Creates a tile.
  package init(
    bitmap: Bitmap,
    part: BitmapPart,
    size: CGSize,
    opacity: Double = 1.0
  ) {
    self.bitmap = bitmap
    self.part = part
    self.size = size
    self.opacity = opacity
  }

  /// Returns the commands that tile a rectangle; one of the tiles has its origin at a point.
  package func commands(from origin: CGPoint, over area: CGRect) -> [DrawCommand] {
    guard size.width > 0, size.height > 0, opacity > 0 else { return [] }
    let image = DrawCommand.image(
      PlacedImage(
        bitmap, part: part, in: CGRect(origin: origin, size: size), filling: area))
    return opacity < 1 ? [.group(.opacity(opacity), [image])] : [image]
  }
}

/// A shadow of a style; lengths are in points.
public struct StyleShadow: Hashable, Sendable {
  /// Whether the shadow is inside the shape, along its edges, instead of behind it.
  package var isInner: Bool
  /// The colour of the shadow, not premultiplied.
  package var color: ResolvedColor
  /// The standard deviation of the blur, in points.
  package var radius: CGFloat
  /// The offset from the shape, in points.
  package var offset: CGSize

  /// Creates a shadow; lengths are in points.
  package init(
    isInner: Bool,
    color: ResolvedColor,
    radius: CGFloat,
    offset: CGSize
  ) {
    self.isInner = isInner
    self.color = color
    self.radius = radius
    self.offset = offset
  }
}
