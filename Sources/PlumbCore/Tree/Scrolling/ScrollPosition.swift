public import Foundation

/// The position of a scroll view in its content: a view with an id, an edge, or a point.
///
/// As SwiftUI: the position is written by the program and by the user's scrolling. The program
/// writes any of the three. Scrolling by the user only writes the id of a view, if the position has
/// an id type, and only for the views inside ``View/scrollTargetLayout(isEnabled:)``.
///
/// A view or an edge keeps its position when the content around it changes; a point does not.
public struct ScrollPosition: Equatable {
  enum Location: Equatable {
    case unspecified
    case id(AnyHashable, anchor: UnitPoint?)
    case edge(Edge)
    /// Offsets from the top leading corner, in points; `nil` leaves an axis unchanged.
    case point(x: CGFloat?, y: CGFloat?)
  }

  private(set) var location: Location
  private let idType: any (Hashable & Sendable).Type
  /// Whether the position was last changed by the user.
  public private(set) var isPositionedByUser = false

  private init(_ location: Location, idType: any (Hashable & Sendable).Type) {
    self.location = location
    self.idType = idType
  }

  /// Creates a position that does not refer to a view, an edge or a point.
  ///
  /// - Parameter type: the type of the ids that the position receives when the user scrolls.
  public init<ID: Hashable & Sendable>(idType type: ID.Type = Never.self) {
    self.init(.unspecified, idType: type)
  }

  /// Creates a position at the view with an id.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    self.init(.id(AnyHashable(id), anchor: anchor), idType: ID.self)
  }

  /// Creates a position at an edge of the content.
  public init<ID: Hashable & Sendable>(idType type: ID.Type = Never.self, edge: Edge) {
    self.init(.edge(edge), idType: type)
  }

  /// Creates a position with a point of the content, in points, in the view's top leading corner.
  public init<ID: Hashable & Sendable>(idType type: ID.Type = Never.self, point: CGPoint) {
    self.init(.point(x: point.x, y: point.y), idType: type)
  }

  /// Creates a position at an offset along both axes, in points.
  public init<ID: Hashable & Sendable>(
    idType type: ID.Type = Never.self, x: CGFloat, y: CGFloat
  ) {
    self.init(.point(x: x, y: y), idType: type)
  }

  /// Creates a position at a horizontal offset, in points; the vertical offset is not changed.
  public init<ID: Hashable & Sendable>(idType type: ID.Type = Never.self, x: CGFloat) {
    self.init(.point(x: x, y: nil), idType: type)
  }

  /// Creates a position at a vertical offset, in points; the horizontal offset is not changed.
  public init<ID: Hashable & Sendable>(idType type: ID.Type = Never.self, y: CGFloat) {
    self.init(.point(x: nil, y: y), idType: type)
  }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.location == rhs.location && lhs.isPositionedByUser == rhs.isPositionedByUser
      && ObjectIdentifier(lhs.idType) == ObjectIdentifier(rhs.idType)
  }
}

// Every id is of a sendable type; the erased value that stores it does not carry the conformance.
extension ScrollPosition: @unchecked Sendable {}

extension ScrollPosition {
  /// The id of the view at the position; `nil` for another kind of position.
  public var viewID: (any Hashable & Sendable)? {
    func read<ID: Hashable & Sendable>(_ type: ID.Type) -> (any Hashable & Sendable)? {
      viewID(type: type)
    }
    return read(idType)
  }

  /// Returns the id of the view at the position if it has the given type.
  public func viewID<ID: Hashable & Sendable>(type: ID.Type) -> ID? {
    if case .id(let id, _) = location { id.base as? ID } else { nil }
  }

  /// The edge at the position, as written by the program; `nil` for another kind of position.
  public var edge: Edge? {
    if case .edge(let edge) = location { edge } else { nil }
  }

  /// The point in the view's top leading corner, as written by the program; `nil` for another kind
  /// of position, or if only one of its offsets was written.
  public var point: CGPoint? {
    if let x, let y { CGPoint(x: x, y: y) } else { nil }
  }

  /// The horizontal offset written by the program, in points; `nil` for another kind of position.
  public var x: CGFloat? {
    if case .point(let x, _) = location { x } else { nil }
  }

  /// The vertical offset written by the program, in points; `nil` for another kind of position.
  public var y: CGFloat? {
    if case .point(_, let y) = location { y } else { nil }
  }
}

extension ScrollPosition {
  /// Scrolls to the view with an id.
  ///
  /// - Parameter anchor: the point of the view that is aligned with the same point of the scroll
  ///   view; `nil` uses the anchor of the modifier that the position is passed to.
  public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    self = ScrollPosition(.id(AnyHashable(id), anchor: anchor), idType: ID.self)
  }

  /// Scrolls to an edge of the content.
  public mutating func scrollTo(edge: Edge) { move(to: .edge(edge)) }

  /// Scrolls a point of the content, in points, to the view's top leading corner, as far as the
  /// content allows.
  public mutating func scrollTo(point: CGPoint) { move(to: .point(x: point.x, y: point.y)) }

  /// Scrolls to an offset along both axes, in points.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { move(to: .point(x: x, y: y)) }

  /// Scrolls to a horizontal offset, in points.
  public mutating func scrollTo(x: CGFloat) { move(to: .point(x: x, y: nil)) }

  /// Scrolls to a vertical offset, in points.
  public mutating func scrollTo(y: CGFloat) { move(to: .point(x: nil, y: y)) }

  private mutating func move(to location: Location) {
    self = ScrollPosition(location, idType: idType)
  }

  /// Returns the position after the user has scrolled to a view.
  func scrolledByUser(to id: AnyHashable?) -> ScrollPosition {
    var position = ScrollPosition(id.map { .id($0, anchor: nil) } ?? .unspecified, idType: idType)
    position.isPositionedByUser = true
    return position
  }

  /// Returns whether an id has the id type of the position.
  func matchesIDType(of id: AnyHashable) -> Bool {
    func isOf<ID: Hashable & Sendable>(_ type: ID.Type) -> Bool { id.base is ID }
    return isOf(idType)
  }

  /// Creates a position at the view with an id of any type, or at no view for `nil`.
  init(erased id: AnyHashable?) {
    self.init(id.map { .id($0, anchor: nil) } ?? .unspecified, idType: Never.self)
  }
}
