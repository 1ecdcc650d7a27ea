/// The shape of the pointer over a view.
public struct PointerStyle: Hashable, Sendable {
  /// The shape; `nil` for the shape that the pointer has without a style.
  let shape: PointerShape?

  /// The shape that the pointer has without a style.
  public static let `default` = PointerStyle(shape: .arrow)
  /// A vertical bar, as over text.
  public static let horizontalText = PointerStyle(shape: .text)
  /// A horizontal bar, as over text from top to bottom; a vertical one on this platform.
  public static let verticalText = PointerStyle(shape: .text)
  /// Cross lines, with which a part of a picture is selected.
  public static let rectSelection = PointerStyle(shape: .crosshair)
  /// An open hand over an item that can be dragged; arrows in all directions on this platform.
  public static let grabIdle = PointerStyle(shape: .move)
  /// A closed hand over an item that is dragged; arrows in all directions on this platform.
  public static let grabActive = PointerStyle(shape: .move)
  /// A hand, as over links.
  public static let link = PointerStyle(shape: .link)
  /// A magnifying glass with a plus sign; cross lines on this platform.
  public static let zoomIn = PointerStyle(shape: .crosshair)
  /// A magnifying glass with a minus sign; cross lines on this platform.
  public static let zoomOut = PointerStyle(shape: .crosshair)
  /// Arrows to the left and to the right, as over the line beside a column.
  public static let columnResize = PointerStyle(shape: .resizeHorizontally)
  /// Arrows up and down, as over the line below a row.
  public static let rowResize = PointerStyle(shape: .resizeVertically)

  /// Returns arrows over the line beside a column that can be moved in some directions; on this platform there are
  /// arrows in both.
  public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle {
    columnResize
  }

  /// Returns arrows over the line below a row that can be moved in some directions; on this platform there are arrows
  /// in both.
  public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle { rowResize }

  /// Returns arrows over the edge or the corner of a frame that can be moved in some directions; on this platform there
  /// are arrows in both.
  public static func frameResize(
    position: FrameResizePosition, directions: FrameResizeDirection.Set = .all
  ) -> PointerStyle {
    switch position {
    case .top, .bottom: rowResize
    case .leading, .trailing: columnResize
    case .topLeading, .bottomTrailing: PointerStyle(shape: .resizeDown)
    case .topTrailing, .bottomLeading: PointerStyle(shape: .resizeUp)
    }
  }

  /// Returns the shape of an image; on this platform it has no effect: pointers have the shapes of the desktop.
  public static func image(_ image: Image, hotSpot: UnitPoint) -> PointerStyle {
    PointerStyle(shape: nil)
  }

  /// Returns the shape of another shape; on this platform it has no effect: pointers have the shapes of the desktop.
  public static func shape<S: Shape>(
    _ shape: S, eoFill: Bool = false, size: CGSize
  ) -> PointerStyle {
    PointerStyle(shape: nil)
  }
}

/// An edge or a corner of a frame that is resized.
public enum FrameResizePosition: Int8, CaseIterable, Hashable, Sendable {
  case top, leading, bottom, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
}

/// A direction in which the edge of a frame is moved.
public enum FrameResizeDirection: Int8, CaseIterable, Hashable, Sendable {
  case inward, outward

  /// A set of directions.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Into the frame.
    public static let inward = Set(rawValue: 1)
    /// Out of the frame.
    public static let outward = Set(rawValue: 2)
    /// Both directions.
    public static let all: Set = [.inward, .outward]
  }
}

/// A direction along a line of text.
public enum HorizontalDirection: Int8, CaseIterable, Hashable, Sendable {
  case leading, trailing

  /// A set of directions.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set of one direction.
    public init(_ direction: HorizontalDirection) {
      self = direction == .leading ? .leading : .trailing
    }

    /// Towards the leading edge.
    public static let leading = Set(rawValue: 1)
    /// Towards the trailing edge.
    public static let trailing = Set(rawValue: 2)
    /// Both directions.
    public static let all: Set = [.leading, .trailing]
  }
}

/// A direction up or down.
public enum VerticalDirection: Int8, CaseIterable, Hashable, Sendable {
  case up, down

  /// A set of directions.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set of one direction.
    public init(_ direction: VerticalDirection) {
      self = direction == .up ? .up : .down
    }

    /// Towards the top.
    public static let up = Set(rawValue: 1)
    /// Towards the bottom.
    public static let down = Set(rawValue: 2)
    /// Both directions.
    public static let all: Set = [.up, .down]
  }
}

extension View {
  /// Sets the shape of the pointer over the view; `nil` for the shape of the enclosing views.
  nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View {
    modifier(PointerStyleModifier(shape: style?.shape))
  }

  /// Returns the view unchanged; on this platform it has no effect: the desktop shows the pointer.
  nonisolated public func pointerVisibility(_ visibility: Visibility) -> some View { self }
}

@usableFromInline struct PointerStyleModifier {
  let shape: PointerShape?
}

extension PointerStyleModifier: _PrimitiveModifier {
  @usableFromInline static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(PointerStyleViewNode.self) { PointerStyleViewNode(at: $0) }
    node.hoverShape = modifier.shape
    node.resolveChildren(content)
  }
}

/// The node of a view with a shape of the pointer.
private final class PointerStyleViewNode: ClosureWrapperViewNode<UnaryLayoutNode>, EventHandler {
  var hoverShape: PointerShape?

  init(at place: _ChildCursor.Place) {
    super.init(at: place, make: { UnaryLayoutNode() }, change: { _, _ in })
    update { [weak self] layoutNode, _ in self?.handleEvents(of: layoutNode) }
  }
}
