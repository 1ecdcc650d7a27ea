internal import Foundation

extension ContainerViewNode where Node == TextNode {
  /// Puts a box over each link of a text.
  func showLinks(of stretches: [Text.Stretch], in reading: LocalizationContext) {
    var links: [TextLink] = []
    for (index, stretch) in stretches.enumerated() {
      guard let address = stretch.attributes.link else { continue }
      let words = stretch.spoken(in: reading)
      if let last = links.last, last.address == address, last.stretches.upperBound == index {
        links[links.count - 1].stretches = last.stretches.lowerBound..<(index + 1)
        links[links.count - 1].label += words
      } else {
        links.append(TextLink(address: address, label: words, stretches: index..<(index + 1)))
      }
    }
    resolveChildren { cursor in
      for link in links {
        cursor.node(TextLinkNode.self) { TextLinkNode(at: $0) }.update(link)
      }
    }
  }
}

/// A link among the letters of a text.
struct TextLink {
  var address: URL
  var label: String
  /// Which of the text's stretches it is.
  var stretches: Range<Int>
}

/// Opens an address when its letters are pressed, or by the return key when it has the focus.
final class TextLinkNode: ViewNode, Responder, FocusTarget, FocusedKeyHandler {
  private let layoutNode = LinkAreaNode()
  private var address: URL?
  private var isFocused = false

  init(at place: _ChildCursor.Place) {
    super.init(at: place, listedAs: Link<Text>.self)
    layoutNode.responder = self
  }

  func update(_ link: TextLink) {
    address = link.address
    label = link.label
    layoutNode.spans = link.stretches
    layoutNode.setNeedsPlacing()
  }

  override func appendLayoutNodes(to layoutNodes: inout [LayoutNode]) {
    layoutNodes.append(layoutNode)
  }

  private func open() {
    guard let address, environment.isEnabled else { return }
    environment.openURL(address)
  }

  // MARK: Pointer and keys

  var pointerShape: PointerShape { .link }

  func hoverChanged(isInside: Bool) {}

  func pressChanged(isInside: Bool) {}

  func pressEnded(isInside: Bool) {
    if isInside { open() }
  }

  var isFocusable: Bool { environment.isEnabled }

  func focusChanged(_ isFocused: Bool) {
    self.isFocused = isFocused
    setNeedsUpdate()
  }

  override func evaluate() {
    layoutNode.ring = isFocused ? environment.focusRing : nil
    didEvaluate()
  }

  func takes(_ stroke: KeyStroke, isDown: Bool) -> Bool {
    guard isDown, stroke.modifiers.isEmpty, stroke.key == .space || stroke.key == .return else {
      return false
    }
    if !stroke.isRepeat { open() }
    return true
  }
}
