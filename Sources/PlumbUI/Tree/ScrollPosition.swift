public import Foundation

/// Where a scroll view is in its content: at a view with an id, at an edge, or at a point.
///
/// As SwiftUI: the position is written by whoever scrolls. A program writes one of the three; the
/// hand leaves only the id of a view, if the position speaks of ids, and where
/// ``View/scrollTargetLayout(isEnabled:)`` says which views count.
///
/// A view or an edge is kept in its place when the content changes around it; a point is not.
public struct ScrollPosition: Equatable {
  enum Place: Equatable {
    case nowhere
    case id(AnyHashable, anchor: UnitPoint?)
    case edge(Edge)
    /// Distances from the leading top corner in points; `nil` leaves an axis alone.
    case point(x: CGFloat?, y: CGFloat?)
  }

  private(set) var place: Place
  private let idType: any (Hashable & Sendable).Type
  /// Whether somebody scrolled here by hand.
  public private(set) var isPositionedByUser = false

  private init(_ place: Place, idType: any (Hashable & Sendable).Type) {
    self.place = place
    self.idType = idType
  }

  /// No place in particular.
  ///
  /// - Parameter type: the type of the ids the position tells of once somebody scrolled.
  public init<ID: Hashable & Sendable>(idType type: ID.Type = Never.self) {
    self.init(.nowhere, idType: type)
  }

  /// At the view with an id.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    self.init(.id(AnyHashable(id), anchor: anchor), idType: ID.self)
  }

  /// At an edge of the content.
  public init<ID: Hashable & Sendable>(idType type: ID.Type = Never.self, edge: Edge) {
    self.init(.edge(edge), idType: type)
  }

  /// With a point of the content in the view's leading top corner.
  public init<ID: Hashable & Sendable>(idType type: ID.Type = Never.self, point: CGPoint) {
    self.init(.point(x: point.x, y: point.y), idType: type)
  }

  public init<ID: Hashable & Sendable>(
    idType type: ID.Type = Never.self, x: CGFloat, y: CGFloat
  ) {
    self.init(.point(x: x, y: y), idType: type)
  }

  public init<ID: Hashable & Sendable>(idType type: ID.Type = Never.self, x: CGFloat) {
    self.init(.point(x: x, y: nil), idType: type)
  }

  public init<ID: Hashable & Sendable>(idType type: ID.Type = Never.self, y: CGFloat) {
    self.init(.point(x: nil, y: y), idType: type)
  }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.place == rhs.place && lhs.isPositionedByUser == rhs.isPositionedByUser
      && ObjectIdentifier(lhs.idType) == ObjectIdentifier(rhs.idType)
  }
}

// An id is of a type that says it may be sent; the erased box round it only does not repeat that.
extension ScrollPosition: @unchecked Sendable {}

extension ScrollPosition {
  /// The id of the view the position is at; `nil` for another kind of position.
  public var viewID: (any Hashable & Sendable)? {
    func read<ID: Hashable & Sendable>(_ type: ID.Type) -> (any Hashable & Sendable)? {
      viewID(type: type)
    }
    return read(idType)
  }

  /// The id of the view the position is at, if it is of a type.
  public func viewID<ID: Hashable & Sendable>(type: ID.Type) -> ID? {
    if case .id(let id, _) = place { id.base as? ID } else { nil }
  }

  /// The edge the position is at, written by the program; `nil` for another kind of position.
  public var edge: Edge? {
    if case .edge(let edge) = place { edge } else { nil }
  }

  /// The point in the view's leading top corner, written by the program; `nil` for another kind of
  /// position, or where only one of its distances was written.
  public var point: CGPoint? {
    if let x, let y { CGPoint(x: x, y: y) } else { nil }
  }

  public var x: CGFloat? {
    if case .point(let x, _) = place { x } else { nil }
  }

  public var y: CGFloat? {
    if case .point(_, let y) = place { y } else { nil }
  }
}

extension ScrollPosition {
  /// Scrolls to the view with an id.
  ///
  /// - Parameter anchor: this point of the view comes to lie on the same point of the scroll view;
  ///   `nil` leaves it to the modifier the position is given to.
  public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    self = ScrollPosition(.id(AnyHashable(id), anchor: anchor), idType: ID.self)
  }

  /// Scrolls to an edge of the content.
  public mutating func scrollTo(edge: Edge) { move(to: .edge(edge)) }

  /// Brings a point of the content to the view's leading top corner, as far as there is content.
  public mutating func scrollTo(point: CGPoint) { move(to: .point(x: point.x, y: point.y)) }

  public mutating func scrollTo(x: CGFloat, y: CGFloat) { move(to: .point(x: x, y: y)) }

  public mutating func scrollTo(x: CGFloat) { move(to: .point(x: x, y: nil)) }

  public mutating func scrollTo(y: CGFloat) { move(to: .point(x: nil, y: y)) }

  private mutating func move(to place: Place) {
    self = ScrollPosition(place, idType: idType)
  }

  /// The position as the hand leaves it.
  func scrolledByHand(to id: AnyHashable?) -> ScrollPosition {
    var position = ScrollPosition(id.map { .id($0, anchor: nil) } ?? .nowhere, idType: idType)
    position.isPositionedByUser = true
    return position
  }

  /// Whether an id is of the type the position tells of.
  func tells(of id: AnyHashable) -> Bool {
    func isOf<ID: Hashable & Sendable>(_ type: ID.Type) -> Bool { id.base is ID }
    return isOf(idType)
  }

  /// At the view with an id that may be of any type; nowhere for `nil`.
  init(erased id: AnyHashable?) {
    self.init(id.map { .id($0, anchor: nil) } ?? .nowhere, idType: Never.self)
  }
}
