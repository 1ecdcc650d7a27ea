public import Foundation

extension GraphicsContext {
  /// An effect applied to each drawing operation.
  ///
  /// Shaders are not available.
  public struct Filter: Sendable {
    private let apply: @Sendable ([DrawCommand], EnvironmentValues) -> [DrawCommand]

    /// Returns the commands with the filter applied in an environment.
    func applied(to commands: [DrawCommand], in environment: EnvironmentValues) -> [DrawCommand] {
      apply(commands, environment)
    }

    private init(
      _ apply: @escaping @Sendable ([DrawCommand], EnvironmentValues) -> [DrawCommand]
    ) {
      self.apply = apply
    }

    private init(_ effect: @escaping @Sendable (EnvironmentValues) -> GroupEffect) {
      self.init { commands, environment in [.group(effect(environment), commands)] }
    }

    private static func colors(_ matrix: ColorMatrix) -> Filter {
      Filter { _ in .colors(matrix) }
    }

    /// Returns a filter that applies a transform.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      if let affine = matrix.affine {
        return Filter { commands, _ in [.transform(affine, commands)] }
      }
      guard matrix.isFinite else { return Filter { commands, _ in commands } }
      let projection = PlacedProjection(matrix)
      return Filter { commands, _ in [.projection(projection, commands)] }
    }

    /// Returns a filter that adds a shadow, with lengths in points.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      let (radius, mode) = (max(Self.number(radius), 0), blendMode.mode)
      let offset = CGSize(width: Self.number(x), height: Self.number(y))
      let placement: ShadowPlacement =
        options.contains(.shadowOnly) ? .alone : options.contains(.shadowAbove) ? .above : .behind
      return Filter { environment in
        let color = color.resolved(in: environment.colorAppearance)
        return options.contains(.invertsAlpha)
          ? .innerShadow(color: color, radius: radius, offset: offset)
          : .shadow(color: color, radius: radius, offset: offset, placement: placement, mode: mode)
      }
    }

    /// Returns a filter that multiplies all components, including the opacity, by those of a
    /// colour.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter { .colors(.multiplication(by: color.resolved(in: $0.colorAppearance))) }
    }

    /// Returns a filter that transforms colours by a matrix.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { colors(matrix) }

    /// Returns a filter that rotates hues by an angle.
    public static func hueRotation(_ angle: Angle) -> Filter {
      colors(.hueRotation(radians: number(angle.radians)))
    }

    /// Returns a filter that scales the saturation: 1 has no effect, 0 results in greys.
    public static func saturation(_ amount: Double) -> Filter {
      colors(.saturation(number(amount, or: 1)))
    }

    /// Returns a filter that adds an amount to all components; 0 has no effect.
    public static func brightness(_ amount: Double) -> Filter {
      colors(.brightness(number(amount)))
    }

    /// Returns a filter that scales the distance from the middle grey: 1 has no effect, 0 results
    /// in that grey.
    public static func contrast(_ amount: Double) -> Filter {
      colors(.contrast(number(amount, or: 1)))
    }

    /// Returns a filter that mixes each colour with its complement: 0 has no effect, 1 inverts
    /// completely.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      let fraction = Float(min(max(number(amount), 0), 1))
      var matrix = ColorMatrix()
      (matrix.r1, matrix.g2, matrix.b3) = (1 - 2 * fraction, 1 - 2 * fraction, 1 - 2 * fraction)
      (matrix.r5, matrix.g5, matrix.b5) = (fraction, fraction, fraction)
      return colors(matrix)
    }

    /// Returns a filter that reduces the saturation: 0 has no effect, 1 results in greys.
    public static func grayscale(_ amount: Double) -> Filter {
      colors(.saturation(1 - min(max(number(amount), 0), 1)))
    }

    /// A filter that turns the drawing black with its luminance as the opacity.
    public static var luminanceToAlpha: Filter { Filter { _ in .luminanceToAlpha } }

    /// Returns a filter that fills the area whose opacity is within a range with a colour and
    /// clears the rest.
    ///
    /// Edges between pixels on either side of a limit are antialiased. Areas without any drawing
    /// stay clear even if the lower limit is 0. Applied to a blur, the filter merges shapes that
    /// are close to each other.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = Color.black
    ) -> Filter {
      let (min, max) = (number(min), number(max, or: 1))
      return Filter { environment in
        .alphaThreshold(
          min: min, max: max, color: color.resolved(in: environment.colorAppearance))
      }
    }

    /// Returns a filter that applies a Gaussian blur; the radius is its standard deviation in
    /// points.
    public static func blur(
      radius: CGFloat, options: BlurOptions = BlurOptions()
    ) -> Filter {
      let radius = max(number(radius), 0)
      return Filter { _ in .blur(radius: radius, isOpaque: options.contains(.opaque)) }
    }

    /// Returns a number limited to ±1e6; `other` for NaN.
    private static func number<Number: BinaryFloatingPoint>(
      _ value: Number, or other: Number = 0
    ) -> Number {
      value.isNaN ? other : min(max(value, -1e6), 1e6)
    }
  }

  /// The options for the colour space of a filter; filters always use sRGB values on this platform.
  @frozen public struct FilterOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32

    /// Creates options from their bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Filters linear components; without effect on this platform.
    public static var linearColor: FilterOptions { FilterOptions(rawValue: 1) }
  }

  /// The options of a shadow.
  @frozen public struct ShadowOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32

    /// Creates options from their bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Draws the shadow in front of its source.
    public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1) }
    /// Draws the shadow without its source.
    public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 2) }
    /// Draws the shadow inside its source, cast by the edges; the blend mode and the other options
    /// are ignored.
    public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 4) }
    /// Draws the source without composing it first; without effect on this platform.
    public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 8) }
  }

  /// The options of a blur.
  @frozen public struct BlurOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32

    /// Creates options from their bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Makes every pixel that is not clear opaque.
    public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
    /// Adds noise to hide small steps of colour; without effect on this platform.
    public static var dithersResult: BlurOptions { BlurOptions(rawValue: 2) }
  }
}
