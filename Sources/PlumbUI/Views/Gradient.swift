public import Foundation

/// Colours that go over into each other, each at a place between the start, 0, and the end, 1.
///
/// Stops may have any locations: they count in the order of these, equal ones in the order given,
/// which makes a hard edge; beyond the first and the last stop their colours go on. As a style it is
/// laid out from the top of what it fills to the bottom.
public struct Gradient: Hashable, Sendable {
  /// A colour and where it stands.
  @frozen public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The space in which colours between two stops are mixed.
  public struct ColorSpace: Hashable, Sendable {
    let space: GradientRamp.Space

    /// The values of sRGB as they are, which gradients are mixed in by default.
    public static let device = ColorSpace(space: .device)
    /// A space in which equal steps look equal: Oklab.
    public static let perceptual = ColorSpace(space: .perceptual)
  }

  public var stops: [Stop]

  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// A gradient of colours at even distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// The gradient mixed in another space.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    AnyGradient(self).colorSpace(space)
  }
}

extension Gradient: ShapeStyle {
  public func _style(in environment: EnvironmentValues) -> ResolvedStyle {
    AnyGradient(self)._style(in: environment)
  }
}

/// A gradient of any kind: of colours one gives, or the standard one of a colour.
///
/// As a style it is laid out from the top of what it fills to the bottom.
public struct AnyGradient: Hashable, Sendable, ShapeStyle {
  private enum Source: Hashable {
    case stops([Gradient.Stop])
    case standard(Color)
  }

  private let source: Source
  private var space = Gradient.ColorSpace.device

  public init(_ gradient: Gradient) {
    source = .stops(gradient.stops)
  }

  fileprivate init(_ color: Color) {
    source = .standard(color)
  }

  /// The gradient mixed in another space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var gradient = self
    gradient.space = space
    return gradient
  }

  /// The colours as they are in an environment.
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
  /// The standard gradient of the colour: from a lighter tone at the top to the colour itself.
  ///
  /// SwiftUI does not say how much lighter; here a fifth of white is mixed in.
  public var gradient: AnyGradient { AnyGradient(self) }
}
