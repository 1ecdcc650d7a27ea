/// An edge of a rectangle; leading and trailing depend on the layout direction.
@frozen public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  case top
  case leading
  case bottom
  case trailing

  /// A set of edges.
  @frozen public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    /// The set of the top edge.
    public static let top = Set(.top)
    /// The set of the leading edge.
    public static let leading = Set(.leading)
    /// The set of the bottom edge.
    public static let bottom = Set(.bottom)
    /// The set of the trailing edge.
    public static let trailing = Set(.trailing)
    /// The set of all four edges.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The set of the leading and trailing edges.
    public static let horizontal: Set = [.leading, .trailing]
    /// The set of the top and bottom edges.
    public static let vertical: Set = [.top, .bottom]

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates the set of one edge.
    public init(_ edge: Edge) {
      self.init(rawValue: 1 << edge.rawValue)
    }
  }
}

/// A leading or trailing edge.
@frozen public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
  case leading
  case trailing

  /// A set of leading and trailing edges.
  @frozen public struct Set: OptionSet, Sendable {
    public typealias Element = Set

    public let rawValue: Int8

    public static let leading = Set(.leading)
    public static let trailing = Set(.trailing)
    public static let all: Set = [.leading, .trailing]

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set with one edge.
    public init(_ edge: HorizontalEdge) {
      self.init(rawValue: 1 << edge.rawValue)
    }
  }
}

/// A top or bottom edge.
@frozen public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
  case top
  case bottom

  /// A set of top and bottom edges.
  @frozen public struct Set: OptionSet, Sendable {
    public typealias Element = Set

    public let rawValue: Int8

    public static let top = Set(.top)
    public static let bottom = Set(.bottom)
    public static let all: Set = [.top, .bottom]

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set with one edge.
    public init(_ edge: VerticalEdge) {
      self.init(rawValue: 1 << edge.rawValue)
    }
  }
}
