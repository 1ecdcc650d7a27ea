public import Foundation

extension GraphicsContext {
  /// What paths and texts of a canvas are drawn with.
  public struct Shading: Sendable {
    fileprivate enum Storage: Sendable {
      /// Gradients in it are laid out in the bounds of what is filled.
      case style(AnyShapeStyle)
      /// A gradient that lies in the coordinates that are drawn in.
      case gradient(AnyGradient, GradientGeometry, GradientOptions)
      case palette([Shading])
      /// A picture side by side, one copy of which begins at a point.
      case tiles(ImagePaint, CGPoint)
      /// A style as it is in the environment of a canvas.
      case resolved(ResolvedStyle)
      case resolvedGradient(GradientRamp, GradientGeometry)
      case resolvedTiles(ImageTile, CGPoint)
    }

    fileprivate let storage: Storage

    fileprivate init(_ storage: Storage) {
      self.storage = storage
    }

    /// The foreground style at the place of the canvas.
    public static var foreground: Shading { style(.foreground) }

    /// One shading for each level of what is drawn; paths and texts take the first.
    public static func palette(_ array: [Shading]) -> Shading { Shading(.palette(array)) }

    public static func color(_ color: Color) -> Shading { style(color) }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A style; gradients are laid out in the bounds of what is filled.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading(.style(AnyShapeStyle(style)))
    }

    /// A picture side by side, one copy of which begins at a point; see ``ImagePaint``.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Shading {
      Shading(.tiles(ImagePaint(image: image, sourceRect: sourceRect, scale: scale), origin))
    }

    /// A gradient between two points of the coordinates that are drawn in.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(.gradient(AnyGradient(gradient), .linear(from: startPoint, to: endPoint), options))
    }

    /// A gradient of circles round a point of the coordinates that are drawn in.
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

    /// A gradient round a point of the coordinates that are drawn in, one whole turn from an angle.
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

  /// How gradients go on, and how they are mixed.
  @frozen public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Beyond its end the gradient begins anew.
    public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1) }
    /// Beyond its end the gradient goes back.
    public static var mirror: GradientOptions { GradientOptions(rawValue: 2) }
    /// Colours are mixed as light.
    public static var linearColor: GradientOptions { GradientOptions(rawValue: 4) }
  }

  /// The shading with everything in it that depends on the environment found out.
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

  /// Draws something in a shading; styles are laid out in a frame.
  func draw(
    with shading: Shading, in frame: CGRect,
    _ draw: (inout DrawContext, PlumbUI.Shading) -> Void
  ) {
    let commands = pictured { context in
      paint(with: shading, in: frame, &context, draw)
    }
    self.draw(commands)
  }

  /// What a closure draws.
  func pictured(_ draw: (inout DrawContext) -> Void) -> [DrawCommand] {
    var context = DrawContext(scale: scale)
    draw(&context)
    return context.commands
  }

  func paint(
    with shading: Shading, in frame: CGRect, _ context: inout DrawContext,
    _ draw: (inout DrawContext, PlumbUI.Shading) -> Void
  ) {
    switch resolve(shading).storage {
    case .resolved(let style): context.paint(style, in: frame, draw)
    case .resolvedGradient(let ramp, let geometry): draw(&context, .gradient(ramp, geometry))
    case .palette(let shadings):
      if let first = shadings.first { paint(with: first, in: frame, &context, draw) }
    case .resolvedTiles(let tile, let origin):
      let stencil = pictured { draw(&$0, .color(.black)) }
      for command in tile.commands(from: origin, through: stencil, round: frame) {
        context.add(command)
      }
    case .style, .gradient, .tiles: break
    }
  }
}
