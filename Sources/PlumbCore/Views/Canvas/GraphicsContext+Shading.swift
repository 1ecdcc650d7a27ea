public import Foundation

extension GraphicsContext {
  /// The fill of paths and texts in a canvas.
  public struct Shading: Sendable {
    fileprivate enum Storage: Sendable {
      /// A style; gradients are laid out in the bounds of the filled area.
      case style(AnyShapeStyle)
      /// A gradient in the current coordinates.
      case gradient(AnyGradient, GradientGeometry, GradientOptions)
      case palette([Shading])
      /// A tiled image with the origin of one tile.
      case tiles(ImagePaint, CGPoint)
      /// A style resolved in the environment of the canvas.
      case resolved(ResolvedStyle)
      case resolvedGradient(GradientRamp, GradientGeometry)
      case resolvedTiles(ImageTile, CGPoint)
    }

    fileprivate let storage: Storage

    fileprivate init(_ storage: Storage) {
      self.storage = storage
    }

    /// The foreground style of the environment of the canvas.
    public static var foreground: Shading { style(.foreground) }

    /// Returns a shading for each level of the foreground style; paths and texts use the first.
    public static func palette(_ array: [Shading]) -> Shading { Shading(.palette(array)) }

    /// Returns a colour.
    public static func color(_ color: Color) -> Shading { style(color) }

    /// Returns a colour from components between 0 and 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// Returns a grey between black (0) and white (1).
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// Returns a style; gradients are laid out in the bounds of the filled area.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading(.style(AnyShapeStyle(style)))
    }

    /// Returns a tiled image with the origin of one tile; see ``ImagePaint``.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Shading {
      Shading(.tiles(ImagePaint(image: image, sourceRect: sourceRect, scale: scale), origin))
    }

    /// Returns a gradient between two points of the current coordinates.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(.gradient(AnyGradient(gradient), .linear(from: startPoint, to: endPoint), options))
    }

    /// Returns a gradient of circles around a point of the current coordinates.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      let unit = CGSize(width: 1, height: 1)
      return Shading(
        .gradient(
          AnyGradient(gradient),
          .radial(center: center, unit: unit, start: startRadius, end: endRadius), options))
    }

    /// Returns a gradient around a point of the current coordinates, of one full turn that starts
    /// at an angle.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      let start = angle.radians
      return Shading(
        .gradient(
          AnyGradient(gradient), .angular(center: center, start: start, end: start + 2 * .pi),
          options))
    }
  }

  /// The options for the continuation and the interpolation of gradients.
  @frozen public struct GradientOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32

    /// Creates options from their bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Repeats the gradient beyond its end.
    public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1) }
    /// Repeats the gradient in alternating directions beyond its end.
    public static var mirror: GradientOptions { GradientOptions(rawValue: 2) }
    /// Interpolates linear components.
    public static var linearColor: GradientOptions { GradientOptions(rawValue: 4) }
  }

  /// Returns the shading resolved in the environment of the canvas.
  public func resolve(_ shading: Shading) -> Shading {
    switch shading.storage {
    case .style(let style): Shading(.resolved(style._style(in: environment)))
    case .gradient(let gradient, let geometry, let options):
      Shading(.resolvedGradient(ramp(gradient, options), geometry))
    case .palette(let shadings): Shading(.palette(shadings.map { resolve($0) }))
    case .tiles(let paint, let origin):
      paint.tile(in: environment).map { Shading(.resolvedTiles($0, origin)) } ?? .palette([])
    case .resolved, .resolvedGradient, .resolvedTiles: shading
    }
  }

  /// Returns the resolved stops of a gradient with options.
  private func ramp(_ gradient: AnyGradient, _ options: GradientOptions) -> GradientRamp {
    var ramp = gradient.ramp(in: environment)
    if options.contains(.linearColor) { ramp.space = .linear }
    if options.contains(.mirror) {
      ramp.extent = .mirror
    } else if options.contains(.repeat) {
      ramp.extent = .repeat
    }
    return ramp
  }

  /// Draws in a shading; styles are laid out in a frame.
  func draw(
    with shading: Shading, in frame: CGRect,
    _ draw: (inout DrawContext, PlumbGraphics.Shading) -> Void
  ) {
    let commands = recorded { context in
      paint(with: shading, in: frame, &context, draw)
    }
    self.draw(commands)
  }

  /// Returns the commands drawn by a closure.
  func recorded(_ draw: (inout DrawContext) -> Void) -> [DrawCommand] {
    var context = DrawContext(scale: scale)
    draw(&context)
    return context.commands
  }

  /// Adds the commands for drawing in a shading to a draw context.
  func paint(
    with shading: Shading, in frame: CGRect, _ context: inout DrawContext,
    _ draw: (inout DrawContext, PlumbGraphics.Shading) -> Void
  ) {
    switch resolve(shading).storage {
    case .resolved(let style): context.paint(style, in: frame, draw)
    case .resolvedGradient(let ramp, let geometry): draw(&context, .gradient(ramp, geometry))
    case .palette(let shadings):
      if let first = shadings.first { paint(with: first, in: frame, &context, draw) }
    case .resolvedTiles(let tile, let origin):
      let stencil = recorded { draw(&$0, .color(.black)) }
      for command in tile.commands(from: origin, through: stencil, round: frame) {
        context.add(command)
      }
    case .style, .gradient, .tiles: break
    }
  }
}
