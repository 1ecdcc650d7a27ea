public import Foundation

extension GraphicsContext {
  /// Something done to each thing that is drawn.
  ///
  /// Shaders are not there.
  public struct Filter: Sendable {
    private let apply: @Sendable ([DrawCommand], EnvironmentValues) -> [DrawCommand]

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

    /// Sends what is drawn through a transform, without perspective.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      let transform = matrix.affine(near: .zero)
      return Filter { commands, _ in [.transform(transform, commands)] }
    }

    /// Adds a shadow of what is drawn; lengths in points.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      let (radius, mode) = (max(Self.number(radius), 0), blendMode.mode)
      let offset = CGSize(width: Self.number(x), height: Self.number(y))
      let place: ShadowPlace =
        options.contains(.shadowOnly) ? .alone : options.contains(.shadowAbove) ? .above : .behind
      return Filter { environment in
        let color = color.resolved(in: environment.colorAppearance)
        return options.contains(.invertsAlpha)
          ? .innerShadow(color: color, radius: radius, offset: offset)
          : .shadow(color: color, radius: radius, offset: offset, place: place, mode: mode)
      }
    }

    /// Multiplies all colours by one, its opacity included.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter { .colors(.multiplication(by: color.resolved(in: $0.colorAppearance))) }
    }

    /// Changes all colours linearly.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { colors(matrix) }

    /// Turns all hues.
    public static func hueRotation(_ angle: Angle) -> Filter {
      colors(.hueRotation(radians: number(angle.radians)))
    }

    /// Makes colours more vivid: 1 changes nothing, 0 leaves greys.
    public static func saturation(_ amount: Double) -> Filter {
      colors(.saturation(number(amount, or: 1)))
    }

    /// Adds an amount to all components; 0 changes nothing.
    public static func brightness(_ amount: Double) -> Filter {
      colors(.brightness(number(amount)))
    }

    /// Moves colours away from the middle grey: 1 changes nothing, 0 leaves that grey.
    public static func contrast(_ amount: Double) -> Filter {
      colors(.contrast(number(amount, or: 1)))
    }

    /// Goes over to the complement of every colour: 0 changes nothing, 1 is all the way.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      let share = Float(min(max(number(amount), 0), 1))
      var matrix = ColorMatrix()
      (matrix.r1, matrix.g2, matrix.b3) = (1 - 2 * share, 1 - 2 * share, 1 - 2 * share)
      (matrix.r5, matrix.g5, matrix.b5) = (share, share, share)
      return colors(matrix)
    }

    /// Takes the colour out: 0 changes nothing, 1 leaves greys.
    public static func grayscale(_ amount: Double) -> Filter {
      colors(.saturation(1 - min(max(number(amount), 0), 1)))
    }

    /// Makes what is drawn black, as opaque as it was bright.
    public static var luminanceToAlpha: Filter { Filter { _ in .luminanceToAlpha } }

    /// Shows what is at least and at most so opaque in one colour, and nothing else.
    ///
    /// Between pixels on either side of a limit the edge is smooth. What is not drawn at all stays
    /// away, even if the lower limit is 0. Over a blur it melts shapes that are near each other.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = Color.black
    ) -> Filter {
      let (min, max) = (number(min), number(max, or: 1))
      return Filter { environment in
        .alphaThreshold(
          min: min, max: max, color: color.resolved(in: environment.colorAppearance))
      }
    }

    /// Blurs what is drawn by a Gaussian curve; the radius is its standard deviation in points.
    public static func blur(
      radius: CGFloat, options: BlurOptions = BlurOptions()
    ) -> Filter {
      let radius = max(number(radius), 0)
      return Filter { _ in .blur(radius: radius, isOpaque: options.contains(.opaque)) }
    }

    /// The number within what makes a difference; another one where it is none.
    private static func number<Number: BinaryFloatingPoint>(
      _ value: Number, or other: Number = 0
    ) -> Number {
      value.isNaN ? other : min(max(value, -1e6), 1e6)
    }
  }

  /// How filters understand colours; filters here always change sRGB values.
  @frozen public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static var linearColor: FilterOptions { FilterOptions(rawValue: 1) }
  }

  /// How a shadow is drawn.
  @frozen public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// The shadow lies in front of what throws it.
    public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1) }
    /// Only the shadow shows.
    public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 2) }
    /// The shadow falls into what is drawn, from its edges; a mode and the other options then change
    /// nothing.
    public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 4) }
    /// What is drawn need not be one picture first, which it always is.
    public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 8) }
  }

  /// How a blur is drawn.
  @frozen public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Where anything is left, it is opaque.
    public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
    /// Small steps of colour are hidden by noise, which nothing here needs.
    public static var dithersResult: BlurOptions { BlurOptions(rawValue: 2) }
  }
}
