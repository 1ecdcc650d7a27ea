/// The coordinate space of a position: its origin is the top left corner of the window or of a
/// view.
public enum CoordinateSpace: Hashable {
  /// The coordinate space of the window.
  case global
  /// The coordinate space of the view itself.
  case local
  /// The coordinate space of the nearest ancestor with the name.
  case named(AnyHashable)

  /// Whether this is the coordinate space of the window.
  public var isGlobal: Bool { self == .global }
  /// Whether this is the coordinate space of the view itself.
  public var isLocal: Bool { self == .local }
}

/// A type that identifies a coordinate space.
public protocol CoordinateSpaceProtocol {
  /// The coordinate space that the value identifies.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of the nearest ancestor with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable

  public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The coordinate space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the coordinate space of the view itself.
  public init() {}

  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of the window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the coordinate space of the window.
  public init() {}

  public var coordinateSpace: CoordinateSpace { .global }
}

/// The names of the coordinate spaces of scroll views, by the axes along which they scroll.
enum ScrollSpaceName: Hashable {
  case anyAxis
  case axis(Axis)
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// Returns the coordinate space of the nearest ancestor with a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The coordinate space of the nearest scroll view, in which its content moves.
  public static var scrollView: NamedCoordinateSpace { .named(ScrollSpaceName.anyAxis) }

  /// Returns the coordinate space of the nearest scroll view that scrolls along an axis.
  public static func scrollView(axis: Axis) -> Self { .named(ScrollSpaceName.axis(axis)) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The coordinate space of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The coordinate space of the window.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}
