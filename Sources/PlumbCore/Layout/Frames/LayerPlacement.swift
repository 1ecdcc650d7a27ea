internal import Foundation

/// The place of a panel in front of a window, and the way in which it appears.
package enum LayerPlacement: Equatable {
  /// A little above the middle of the window.
  case upper
  /// In the middle of the window.
  case centered
  /// As large as the window, from its bottom edge.
  case cover
  /// Attached to the anchor, at an edge if there is room for it.
  case attached(Edge)
  /// Beside a rectangle in the window, in points; an empty rectangle is the place of the panel's corner, `nil` stands
  /// for the frame of the anchor. The panel appears and disappears at once.
  case beside(CGRect?)
}

extension LayerPlacement {
  /// The least distance between a panel in the window and its edges, in points.
  static let margin: CGFloat = 16

  /// Whether the panel may be outside of the window.
  var isFree: Bool {
    switch self {
    case .attached, .beside: true
    case .upper, .centered, .cover: false
    }
  }

  /// The effects with which the panel appears and disappears.
  var transitionTraits: TransitionTraits {
    let effects: [TransitionEffect]
    switch self {
    case .beside: return .standard
    case .cover: effects = [.edge(.bottom)]
    case .upper, .centered, .attached: effects = [.opacity]
    }
    return TransitionTraits(insertion: effects, removal: effects, hasMotion: self == .cover)
  }

  /// Returns the frame of a panel of a size around the middle of a window, in points.
  func frame(of panel: CGSize, inMiddleOf window: CGSize) -> CGRect {
    let rest = CGSize(width: window.width - panel.width, height: window.height - panel.height)
    // As on a Mac: a sheet is nearer to the title bar than to the bottom edge.
    let above =
      self == .upper ? min(max(rest.height * 0.4, Self.margin), rest.height / 2) : rest.height / 2
    return CGRect(
      x: (rest.width / 2).rounded(), y: max(above, 0).rounded(), width: panel.width,
      height: panel.height)
  }
}
