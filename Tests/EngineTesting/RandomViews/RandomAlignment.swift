internal import PlumbUI

/// A horizontal alignment guide.
public enum HorizontalGuide: String, CaseIterable, Equatable, Sendable {
  case leading, center, trailing

  var guide: HorizontalAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

/// A vertical alignment guide.
public enum VerticalGuide: String, CaseIterable, Equatable, Sendable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline

  var guide: VerticalAlignment {
    switch self {
    case .top: .top
    case .center: .center
    case .bottom: .bottom
    case .firstTextBaseline: .firstTextBaseline
    case .lastTextBaseline: .lastTextBaseline
    }
  }

  /// The guides that depend on the size only.
  static let ofFrames: [VerticalGuide] = [.top, .center, .bottom]
}

/// An alignment guide for each axis.
public struct RandomAlignment: Equatable, Sendable, CustomStringConvertible {
  public var horizontal: HorizontalGuide
  public var vertical: VerticalGuide

  public static let center = RandomAlignment(.center, .center)

  public init(_ horizontal: HorizontalGuide, _ vertical: VerticalGuide) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  var alignment: Alignment {
    Alignment(horizontal: horizontal.guide, vertical: vertical.guide)
  }

  public var description: String {
    self == .center
      ? ".center"
      : "Alignment(horizontal: .\(horizontal.rawValue), vertical: .\(vertical.rawValue))"
  }
}
