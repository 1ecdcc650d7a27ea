internal import PlumbUI

/// A guide along the horizontal axis.
public enum HorizontalPlace: String, CaseIterable, Equatable, Sendable {
  case leading, center, trailing

  var guide: HorizontalAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

/// A guide along the vertical axis.
public enum VerticalPlace: String, CaseIterable, Equatable, Sendable {
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

  /// Those that follow from a frame alone.
  static let ofFrames: [VerticalPlace] = [.top, .center, .bottom]
}

/// A guide along each axis.
public struct RandomAlignment: Equatable, Sendable, CustomStringConvertible {
  public var horizontal: HorizontalPlace
  public var vertical: VerticalPlace

  public static let center = RandomAlignment(.center, .center)

  public init(_ horizontal: HorizontalPlace, _ vertical: VerticalPlace) {
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
