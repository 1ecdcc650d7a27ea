import Foundation

/// A high or a low water.
public struct Tide: Codable, Hashable, Identifiable, Sendable {
  public enum Kind: String, Codable, Sendable {
    case high, low
  }

  public var kind: Kind
  /// The hours since midnight.
  public var hour: Double
  /// The height of the water in metres.
  public var height: Double

  public var id: Double { hour }

  public init(kind: Kind, hour: Double, height: Double) {
    self.kind = kind
    self.hour = hour
    self.height = height
  }

  /// The time of the day, such as 04:30.
  public var time: String {
    let minutes = Int((hour * 60).rounded())
    return String(format: "%02d:%02d", minutes / 60, minutes % 60)
  }
}
