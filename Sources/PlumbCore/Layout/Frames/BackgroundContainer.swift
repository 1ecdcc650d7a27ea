internal import Foundation

/// A node that shows backgrounds of its whole area behind its content: the window, a screen or a page.
package protocol BackgroundContainer: LayoutNode {
  /// The backgrounds, back to front.
  var backgrounds: [LayoutNode] { get set }

  /// Makes the backgrounds children of the node.
  func backgroundsDidChange()
}

extension BackgroundContainer {
  /// Shows a background in front of the others.
  package func showBackground(_ background: LayoutNode) {
    guard !backgrounds.contains(where: { $0 === background }) else { return }
    backgrounds.append(background)
    backgroundsDidChange()
  }

  /// Removes a background.
  package func hideBackground(_ background: LayoutNode) {
    guard let index = backgrounds.firstIndex(where: { $0 === background }) else { return }
    backgrounds.remove(at: index)
    backgroundsDidChange()
  }

  /// Places the backgrounds in the middle of the area.
  package func placeBackgrounds(in context: UpdateContext) {
    let proposal = Proposal(size)
    for background in backgrounds {
      let fitting = background.sizeThatFits(proposal)
      let origin = CGPoint(
        x: (size.width - fitting.width) / 2, y: (size.height - fitting.height) / 2)
      place(background, at: Placement(origin: origin, proposal: proposal), in: context)
    }
  }
}
