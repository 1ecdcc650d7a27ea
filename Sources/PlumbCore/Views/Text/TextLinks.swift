internal import Foundation

extension ContainerViewNode where Node == TextLayoutNode {
  /// Adds a node over each link of a text.
  package func showLinks(of runs: [Text.Run], in context: LocalizationContext) {
    var links: [TextLink] = []
    for (index, run) in runs.enumerated() {
      guard let url = run.attributes.link else { continue }
      let label = run.accessibilityText(in: context)
      if let last = links.last, last.url == url, last.runs.upperBound == index {
        links[links.count - 1].runs = last.runs.lowerBound..<(index + 1)
        links[links.count - 1].label += label
      } else {
        links.append(TextLink(url: url, label: label, runs: index..<(index + 1)))
      }
    }
    resolveChildren { cursor in
      for link in links {
        cursor.node(TextLinkViewNode.self) { TextLinkViewNode(at: $0) }.update(link)
      }
    }
  }
}

/// A link in a text.
struct TextLink {
  /// The URL to open.
  var url: URL
  /// The accessibility label.
  var label: String
  /// The range of the runs of the link.
  var runs: Range<Int>
}

/// A view node that opens a URL when its link is pressed, or by the return key or the space bar
/// while it has the focus.
final class TextLinkViewNode: ViewNode, Responder, FocusTarget, FocusedKeyHandler, PressTarget {
  /// The type by whose name the link is listed: that of views which are links.
  private enum Link {}

  /// The layout node over the link, which receives its events.
  private let layoutNode = LinkAreaLayoutNode()
  private var url: URL?
  /// Whether the link has the keyboard focus.
  private var isFocused = false

  init(at place: _ChildCursor.Place) {
    super.init(at: place, listedAs: Link.self)
    elementRole = .link
    handleEvents(of: layoutNode)
  }

  /// Updates the node from a link.
  func update(_ link: TextLink) {
    url = link.url
    label = link.label
    layoutNode.spans = link.runs
    layoutNode.setNeedsPlacing()
  }

  override func appendLayoutNodes(to layoutNodes: inout [LayoutNode]) {
    layoutNodes.append(layoutNode)
  }

  /// Opens the URL with the action of the environment, unless the text is disabled.
  func press() {
    guard let url, environment.isEnabled else { return }
    environment.openURL(url)
  }

  // MARK: Pointer and keys

  var pointerShape: PointerShape { .link }

  func hoverChanged(isInside: Bool) {}

  func pressChanged(isInside: Bool) {}

  /// Opens the URL if the pointer was released inside the link.
  func pressEnded(isInside: Bool) {
    if isInside { press() }
  }

  /// Whether the link can have the keyboard focus.
  var isFocusable: Bool { environment.isEnabled }

  func focusChanged(_ isFocused: Bool) {
    self.isFocused = isFocused
    setNeedsUpdate()
  }

  /// Updates the focus ring.
  override func evaluate() {
    layoutNode.ring = isFocused ? environment.focusRing : nil
    didEvaluate()
  }

  /// Opens the URL with the return key or the space bar. Key repeats are ignored.
  func handle(_ stroke: KeyStroke, isDown: Bool) -> Bool {
    guard isDown, stroke.modifiers.held.isEmpty, stroke.key == .space || stroke.key == .return
    else {
      return false
    }
    if !stroke.isRepeat { press() }
    return true
  }
}
