internal import Foundation
@_spi(Nodes) internal import PlumbCore

/// A text that can be selected, with its menu.
struct SelectableText: View, ImplementationView {
  let text: Text
  let context: LocalizationContext
  @State private var menu: TextMenu?

  var body: some View {
    SelectableTextContent(text: text, context: context, openMenu: { menu = $0 })
      .modifier(TextMenuModifier(menu: $menu))
  }
}

extension SelectableText: SelectableTextView {
  static func show(
    _ text: Text, in context: LocalizationContext, at cursor: inout _ChildCursor
  ) {
    _resolve(SelectableText(text: text, context: context), at: &cursor)
  }
}

private struct SelectableTextContent {
  let text: Text
  let context: LocalizationContext
  let openMenu: @MainActor (TextMenu) -> Void
}

extension SelectableTextContent: View, _PrimitiveView {
  static func _resolve(_ view: Self, at cursor: inout _ChildCursor) {
    let environment = cursor.environment
    let node = cursor.node(SelectableTextViewNode.self) {
      SelectableTextViewNode(TextLayoutNode(measurer: environment.textMeasurer), at: $0)
    }
    let runs = view.text.runs(in: view.context, environment.textStyle)
    node.configure(node.layoutNode)
    node.showLinks(of: runs, in: view.context)
    node.elementRole = .text
    node.label = Text.label(of: runs, in: view.context)
    node.openMenu = view.openMenu
    Text.update(node.layoutNode, runs, in: view.context, environment, at: cursor.context)
    node.textDidChange()
  }
}

/// The view node of a text that can be selected and copied.
final class SelectableTextViewNode: ContainerViewNode<TextLayoutNode>, FocusTarget,
  FocusedKeyHandler
{
  weak var arena: GestureArena?
  /// Opens the menu of the text.
  var openMenu: @MainActor (TextMenu) -> Void = { _ in }
  var anchor = TextPosition(offset: 0)
  var head = TextPosition(offset: 0)
  /// The text to which the selection belongs.
  private var selectedText = ""
  var clicks = ClickCounter()
  var start = CGPoint.zero
  var isSelecting = false

  init(_ layoutNode: TextLayoutNode, at place: _ChildCursor.Place) {
    super.init(layoutNode, at: place, listedAs: Text.self)
    handleEvents(of: layoutNode)
  }

  /// The whole text.
  var string: String { layoutNode.content.spans.map(\.string).joined() }

  var selection: Range<Int> {
    min(anchor.offset, head.offset)..<max(anchor.offset, head.offset)
  }

  // MARK: Selecting

  func select(_ range: Range<Int>) {
    anchor = TextPosition(offset: range.lowerBound)
    extend(to: TextPosition(offset: range.upperBound, affinity: .upstream))
  }

  func extend(to position: TextPosition) {
    head = position
    selectedText = string
    showSelection()
  }

  private func showSelection() {
    let color = SystemColor.selection.resolved(in: environment.colorAppearance)
    layoutNode.setSelection(selection.isEmpty ? nil : (selection, color))
  }

  private func clear() { select(0..<0) }

  /// Ends the selection of a text that another one has replaced, and updates its colour.
  func textDidChange() {
    guard layoutNode.selection != nil else { return }
    if string == selectedText { showSelection() } else { clear() }
  }

  /// Offers the selected text to the desktop, so that the middle button pastes it in any program.
  func offerSelection() {
    if !selection.isEmpty { tree.clipboard.selection = copiedText }
  }

  /// The selected text without the characters that represent images.
  private var copiedText: String {
    TextBoundaries.part(selection, of: string).replacing("\u{FFFC}", with: "")
  }

  // MARK: Focus and keys

  var isFocusable: Bool { true }
  var isReachedByTab: Bool { false }

  func focusChanged(_ isFocused: Bool) {
    if !isFocused { clear() }
  }

  func handle(_ stroke: KeyStroke, isDown: Bool) -> Bool {
    guard isDown else { return false }
    let held = stroke.modifiers.held
    switch stroke.key {
    case .menu, .function(10):
      guard stroke.opensContextMenu else { return false }
      openMenu(at: nil)
    case .character("a") where held == .control || held == .command: perform(.selectAll)
    case .character("c") where held == .control || held == .command,
      .insert where held == .control:
      perform(.copy)
    case .escape where !selection.isEmpty: clear()
    case .left, .right, .home, .end:
      guard held.contains(.shift), let position = position(after: stroke) else { return false }
      extend(to: position)
      offerSelection()
    default: return false
    }
    return true
  }

  /// Returns the position to which a key moves the end of the selection.
  private func position(after stroke: KeyStroke) -> TextPosition? {
    let geometry = layoutNode.geometry
    let isWord = stroke.modifiers.contains(.control)
    switch stroke.key {
    case .left where !isWord: return geometry.position(leftOf: head)
    case .right where !isWord: return geometry.position(rightOf: head)
    case .left, .right:
      let isForward = (stroke.key == .right) != geometry.isRightToLeft(at: head)
      return TextPosition(
        offset: isForward
          ? TextBoundaries.wordEnd(after: head.offset, in: string)
          : TextBoundaries.wordStart(before: head.offset, in: string))
    case .home: return TextPosition(offset: isWord ? 0 : geometry.lineRange(at: head).lowerBound)
    case .end:
      let end = isWord ? string.utf8.count : geometry.lineRange(at: head).upperBound
      return TextPosition(offset: end, affinity: .upstream)
    default: return nil
    }
  }

  func openMenu(at point: CGPoint?) {
    let frame = layoutNode.frameInRoot
    openMenu(
      TextMenu(
        point: point ?? CGPoint(x: frame.minX, y: frame.maxY), commands: self, isEditable: false))
  }
}

extension SelectableTextViewNode: TextCommands {
  func canPerform(_ command: TextCommand) -> Bool {
    switch command {
    case .copy: !selection.isEmpty
    case .selectAll: selection != 0..<string.utf8.count
    case .undo, .redo, .cut, .paste, .delete: false
    }
  }

  func perform(_ command: TextCommand) {
    switch command {
    case .copy: if !selection.isEmpty { tree.clipboard.text = copiedText }
    case .selectAll:
      select(0..<string.utf8.count)
      offerSelection()
    case .undo, .redo, .cut, .paste, .delete: break
    }
  }
}
