public import Foundation

/// Colours that blend into each other, each at a location between the start, 0, and the end, 1.
///
/// Stops may have any locations. They are sorted by location; stops with equal locations keep their
/// order and form a hard edge. The colour of the first stop continues before it, and the colour of
/// the last stop after it. As a style, a gradient is drawn from the top to the bottom of the filled
/// area.
public struct Gradient: Hashable, Sendable {
  /// A colour and its location.
  @frozen public struct Stop: Hashable, Sendable {
    /// The colour at the location.
    public var color: Color
    /// The location; 0 is the start and 1 the end of the gradient.
    public var location: CGFloat

    /// Creates a stop from a colour and its location.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colour space in which the colours between two stops are interpolated.
  public struct ColorSpace: Hashable, Sendable {
    let space: GradientRamp.Space

    /// The encoded components of sRGB, the default for gradients.
    public static let device = ColorSpace(space: .device)
    /// A perceptually uniform space: Oklab.
    public static let perceptual = ColorSpace(space: .perceptual)
  }

  /// The stops, in any order.
  public var stops: [Stop]

  /// Creates a gradient from stops.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Creates a gradient from colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// Returns the gradient with another interpolation space.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    AnyGradient(self).colorSpace(space)
  }
}

extension Gradient: ShapeStyle {
  public func _style(in environment: EnvironmentValues) -> ResolvedStyle {
    AnyGradient(self)._style(in: environment)
  }
}

/// A gradient of custom colours or the standard gradient of a colour.
///
/// As a style, it is drawn from the top to the bottom of the filled area.
public struct AnyGradient: Hashable, Sendable, ShapeStyle {
  private enum Source: Hashable {
    case stops([Gradient.Stop])
    case standard(Color)
  }

  private let source: Source
  private var space = Gradient.ColorSpace.device

  /// Creates a gradient from stops interpolated in the device space.
  public init(_ gradient: Gradient) {
    source = .stops(gradient.stops)
  }

  fileprivate init(_ color: Color) {
    source = .standard(color)
  }

  /// Returns the gradient with another interpolation space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var gradient = self
    gradient.space = space
    return gradient
  }

  /// Returns the resolved stops in an environment.
  func ramp(in environment: EnvironmentValues) -> GradientRamp {
    func stop(_ color: ResolvedColor, _ location: CGFloat) -> GradientRamp.Stop {
      GradientRamp.Stop(color: color, location: Double(location))
    }
    let appearance = environment.colorAppearance
    let stops: [GradientRamp.Stop] =
      switch source {
      case .stops(let stops): stops.map { stop($0.color.resolved(in: appearance), $0.location) }
      case .standard(let color):
        [
          stop(color.mix(with: .white, by: 0.2, in: .device).resolved(in: appearance), 0),
          stop(color.resolved(in: appearance), 1),
        ]
      }
    return GradientRamp(stops: stops, space: space.space)
  }

  public func _style(in environment: EnvironmentValues) -> ResolvedStyle {
    ResolvedStyle(.gradient(ramp(in: environment), .linear(start: .top, end: .bottom)))
  }
}

extension Color {
  /// The standard gradient of the colour: from a lighter colour at the top to the colour itself.
  ///
  /// The lightness in SwiftUI is not documented; here, a fifth of white is mixed in.
  public var gradient: AnyGradient { AnyGradient(self) }
}
