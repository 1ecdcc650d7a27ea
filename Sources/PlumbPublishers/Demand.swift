extension Subscribers {
  /// A number of values that a receiver takes.
  ///
  /// Publishers of this library send all their values when they have them; the number limits the publishers to which
  /// `flatMap(maxPublishers:)` subscribes at a time.
  public struct Demand: Hashable, Sendable {
    /// The number; `nil` for any.
    public let max: Int?

    private init(_ max: Int?) { self.max = max }

    /// Any number.
    public static let unlimited = Demand(nil)
    /// No values.
    public static let none = Demand(0)

    /// Returns a number of values.
    ///
    /// - Precondition: The number is not negative.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "A demand of \(value) values is negative; pass at least 0.")
      return Demand(value)
    }
  }
}

extension Subscribers.Demand: Comparable {
  public static func < (lhs: Self, rhs: Self) -> Bool {
    guard let number = lhs.max else { return false }
    return rhs.max.map { number < $0 } ?? true
  }
}

extension Subscribers.Demand: CustomStringConvertible {
  public var description: String { max.map { "max(\($0))" } ?? "unlimited" }
}

/// A connection of a publisher to a receiver, as `handleEvents(receiveSubscription:)` gets it.
public protocol Subscription: Cancellable {
  /// Asks for values. Without effect for publishers of this library, which send all of them.
  func request(_ demand: Subscribers.Demand)
}
