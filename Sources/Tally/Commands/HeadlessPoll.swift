import Foundation
import PlumbUI

/// The poll laid out without a window, as the commands render and print it.
final class HeadlessPoll {
  private let tree: ViewTree
  private let size: CGSize
  private let scale: CGFloat
  private let textServices: TextServices

  /// Lays the poll out and performs what was asked for.
  ///
  /// - Throws: a sentence when the fonts are missing or a button to tap does not exist.
  init(options: SceneOptions, actions: [SceneAction] = []) throws {
    let assets = AssetFinder(explicit: options.assets)
    textServices = try SDLTextServices.make(fontFolder: try assets.fontFolder())
    size = options.size.cgSize
    scale = CGFloat(options.scale ?? 1)
    tree = ViewTree(
      root: PollScreen(model: PollModel(options.votes)), textServices: textServices,
      environment: options.environment(translations: try assets.translationFolder()))
    tree.reducesMotion = options.reducedMotion
    for action in actions { try perform(action) }
    tree.layOut(in: size, scale: scale)
  }

  /// The tree of everything shown.
  var elements: AccessibilityElement { tree.elements() }

  /// Lets time pass since the last click.
  ///
  /// - Parameter seconds: never less than before; `nil` for until nothing moves any more.
  func show(at seconds: Double?) {
    if let seconds { tree.advance(to: seconds) } else { tree.settle() }
    tree.layOut(in: size, scale: scale)
  }

  /// One frame as it shows now.
  func canvas() -> PixelCanvas {
    let list = tree.displayList()
    let canvas = PixelCanvas(width: list.pixelSize.width, height: list.pixelSize.height)
    Painter(rasterizer: textServices.rasterizer).paint(list, on: canvas)
    return canvas
  }

  /// Writes one frame as a PNG file.
  func write(to file: URL) throws {
    try PNGFile.write(canvas(), to: file)
  }

  private func perform(_ action: SceneAction) throws {
    // People click on what a frame showed, so every click comes after one.
    _ = tree.displayList(in: size, scale: scale)
    switch action {
    case .click(let point): click(point)
    case .tap(let label): click(try centreOfButton(labelled: label))
    }
  }

  private func click(_ point: CGPoint) {
    tree.send(.pointerMoved(point))
    tree.send(.pointerDown(point, .primary))
    tree.send(.pointerUp(point, .primary))
  }

  private func centreOfButton(labelled label: String) throws(BadValue) -> CGPoint {
    let buttons = tree.elements().all(ofType: "Button")
    guard let button = buttons.first(where: { $0.label == label }) else {
      let labels = buttons.compactMap(\.label).joined(separator: ", ")
      throw BadValue(
        description: "There is no button labelled \"\(label)\"; there are \(labels).")
    }
    return CGPoint(x: button.frame.midX, y: button.frame.midY)
  }
}

extension AccessibilityElement {
  /// This element and all below it that are of a type, from the top of the tree.
  fileprivate func all(ofType type: String) -> [AccessibilityElement] {
    (self.type == type ? [self] : []) + children.flatMap { $0.all(ofType: type) }
  }
}
