public import Foundation
internal import PlumbUI

/// Colours along a line, with the names of Core Graphics.
public final class CGGradient: Sendable {
  let ramp: GradientRamp

  /// Creates a gradient from colours; `nil` if they are none, or not as many as the locations.
  ///
  /// - Parameters:
  ///   - colorsSpace: without effect; the colours are mixed in sRGB.
  ///   - colors: objects of the class `CGColor`.
  ///   - locations: the places of the colours from 0 to 1; `nil` for equal distances.
  public init?(colorsSpace: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {
    let found = colors.compactMap { ($0 as? CGColor)?.resolved }
    guard !found.isEmpty, found.count == colors.count,
      locations.map({ $0.count >= found.count }) ?? true
    else { return nil }
    ramp = Self.ramp(found, locations)
  }

  /// Creates a gradient from components; `nil` if there are too few of them.
  ///
  /// - Parameters:
  ///   - colorSpace: the space, which has one component for a grey and three for a colour, beside the opacity.
  ///   - colorComponents: the components of all colours, each with its opacity.
  ///   - locations: the places of the colours from 0 to 1; `nil` for equal distances.
  ///   - count: the number of colours.
  public init?(
    colorSpace: CGColorSpace, colorComponents: [CGFloat], locations: [CGFloat]?, count: Int
  ) {
    let length = colorSpace.numberOfComponents + 1
    guard count > 0, colorComponents.count >= count * length,
      locations.map({ $0.count >= count }) ?? true
    else { return nil }
    let colors = (0..<count).map { index in
      let part = colorComponents[(index * length)..<((index + 1) * length)].map(Double.init)
      return length == 2
        ? ResolvedColor(red: part[0], green: part[0], blue: part[0], opacity: part[1])
        : ResolvedColor(red: part[0], green: part[1], blue: part[2], opacity: part[3])
    }
    ramp = Self.ramp(colors, locations)
  }

  private static func ramp(_ colors: [ResolvedColor], _ locations: [CGFloat]?) -> GradientRamp {
    let last = Double(max(colors.count - 1, 1))
    let stops = colors.enumerated().map { index, color in
      GradientRamp.Stop(
        color: color, location: locations.map { Double($0[index]) } ?? Double(index) / last)
    }
    return GradientRamp(stops: stops)
  }

  /// Returns the colour at a place from 0 to 1.
  func color(at place: Double) -> ResolvedColor {
    let stops = ramp.orderedStops
    guard let after = stops.firstIndex(where: { $0.location > place }) else {
      return stops.last?.color ?? .clear
    }
    guard after > 0 else { return stops[0].color }
    let (start, end) = (stops[after - 1], stops[after])
    let part = (place - start.location) / (end.location - start.location)
    func mixed(_ component: KeyPath<ResolvedColor, Double>) -> Double {
      let first = start.color[keyPath: component]
      return first + (end.color[keyPath: component] - first) * part
    }
    return ResolvedColor(
      red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), opacity: mixed(\.opacity))
  }
}

/// The continuation of a gradient beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The first colour continues before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last colour continues after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
