internal import Foundation

/// The text of a field with its caret: what `TextField` and `SecureField` consist of.
struct TextInput {
  let text: Binding<String>
  /// What is shown while the field is empty.
  let prompt: Text?
  /// Whether dots are shown instead of the characters, and nothing can be copied.
  var isSecure = false
  /// Called with `true` when the field gets the focus and with `false` when it loses it.
  var onEditingChanged: (Bool) -> Void = { _ in }
  /// Called when Return is pressed, in place of a keyboard shortcut of the window.
  var onCommit: (() -> Void)?
  /// Called when Return is pressed or the focus is lost, before everything else.
  var endEditing: () -> Void = {}
}

extension TextInput: View, _PrimitiveView {
  static func _resolve(_ view: TextInput, at cursor: inout _ChildCursor) {
    let node = cursor.node(TextInputNode.self) { TextInputNode(at: $0) }
    node.update(view)
  }
}

/// The view node of a text that is edited, which takes keys, text and presses.
final class TextInputNode: ViewNode, FocusTarget {
  let layoutNode: TextFieldNode
  /// The current view.
  private(set) var input: TextInput?
  /// The text with its selection, and what can be undone.
  private(set) var editor = EditableText()
  /// The text as the binding is known to have it.
  private var knownText = ""
  private(set) var isFocused = false
  private var blink = CaretBlink()
  var clicks = ClickCounter()

  init(at place: _ChildCursor.Place) {
    layoutNode = TextFieldNode(measurer: place.environment.textMeasurer)
    super.init(at: place, listedAs: TextInput.self)
    handleEvents(of: layoutNode)
  }

  /// Whether dots are shown instead of the characters.
  var isSecure: Bool { input?.isSecure == true }

  override func appendLayoutNodes(to layoutNodes: inout [LayoutNode]) {
    layoutNodes.append(layoutNode)
  }

  // MARK: Updating

  func update(_ input: TextInput) {
    self.input = input
    let text = tracked { input.text.wrappedValue }
    knownText = text
    if editor.composition == nil { editor.reset(to: text) }
    configure(layoutNode)
    showText()
    showState()
  }

  override func evaluate() {
    if let input { update(input) }
    didEvaluate()
  }

  private func showText() {
    var style = environment.textStyle
    if style.attributes.font == nil { style.attributes.font = environment.controlMetrics.font }
    if !environment.isEnabled { style.attributes.style = AnyShapeStyle(.tertiary) }
    let text = content(of: [Text.Run(string: shownText, attributes: style.attributes)], style)
    var promptStyle = style
    if promptStyle.attributes.style == nil {
      promptStyle.attributes.style = AnyShapeStyle(.tertiary)
    }
    let prompt = (input?.prompt).map { prompt in
      content(
        of: prompt.runs(in: environment.localizationContext(now: tree.now), promptStyle), style)
    }
    layoutNode.setText(
      text.content, text.shadings, prompt: prompt?.content, prompt?.shadings ?? [], at: context)
  }

  private func content(of runs: [Text.Run], _ style: TextStyle) -> TypesettingStyle {
    var style = style
    style.lineLimit = nil
    style.reservedLines = 0
    return TypesettingStyle(runs, style, in: environment)
  }

  /// Shows the selection and the caret.
  private func showState() {
    let isEnabled = environment.isEnabled
    let colors = environment.colorAppearance
    let isCaretShown = isFocused && isEnabled && editor.selection.isEmpty && blink.isVisible
    var appearance = FieldAppearance(border: environment.fieldBorder.resolved(in: environment))
    if isFocused, environment.fieldBorder != .none { appearance.ring = environment.focusRing }
    appearance.isEditing = isFocused
    appearance.caret = isCaretShown ? Color.accentColor.resolved(in: colors) : nil
    let selection: SystemColor = isFocused ? .selection : .inactiveSelection
    appearance.selection =
      editor.selection.isEmpty || !isFocused ? nil : selection.resolved(in: colors)
    layoutNode.setState(
      appearance, selection: shown(editor.selection),
      caret: TextPosition(offset: shown(editor.head.offset), affinity: editor.head.affinity),
      composition: editor.composition.map(shown))
    layoutNode.showCaret()
  }

  // MARK: What is shown

  /// The text, or a dot for each of its characters.
  private var shownText: String {
    isSecure ? String(repeating: Self.dot, count: editor.string.count) : editor.string
  }

  private static let dot = "•"

  /// Returns the offset in the text shown for one in the text.
  private func shown(_ offset: Int) -> Int {
    guard isSecure else { return offset }
    let index = editor.string.utf8.index(editor.string.startIndex, offsetBy: offset)
    return editor.string[..<index].count * Self.dot.utf8.count
  }

  private func shown(_ range: Range<Int>) -> Range<Int> {
    shown(range.lowerBound)..<shown(range.upperBound)
  }

  /// Returns the position in the text for one in the text shown.
  func position(ofShown position: TextPosition) -> TextPosition {
    guard isSecure else { return position }
    let text = editor.string
    let count = position.offset / Self.dot.utf8.count
    let index = text.index(text.startIndex, offsetBy: min(count, text.count))
    return TextPosition(
      offset: text.utf8.distance(from: text.startIndex, to: index), affinity: position.affinity)
  }

  /// Returns the position in the text shown for one in the text.
  func shownPosition(of position: TextPosition) -> TextPosition {
    TextPosition(offset: shown(position.offset), affinity: position.affinity)
  }

  // MARK: Editing

  /// Changes the text or the selection, and tells the binding of a new text.
  func edit(_ change: (inout EditableText) -> Void) {
    change(&editor)
    blink.restart(at: tree.context.time)
    // What is composed is no part of the text before it is committed.
    if editor.composition == nil, editor.string != knownText {
      knownText = editor.string
      input?.text.wrappedValue = knownText
    }
    setNeedsUpdate()
    scheduleBlink()
  }

  // MARK: Focus

  var isFocusable: Bool { environment.isEnabled }

  func focusChanged(_ isFocused: Bool) {
    self.isFocused = isFocused
    if isFocused {
      edit { $0.selectAll() }
    } else {
      edit { $0.commitComposition(at: tree.context.time) }
      input?.endEditing()
    }
    input?.onEditingChanged(isFocused)
  }

  // MARK: The caret

  private func scheduleBlink() {
    let isBlinking = isFocused && !tree.reducesMotion
    let next = isBlinking ? blink.nextChange ?? .infinity : .infinity
    context.scheduler.scheduleWakeUp(at: next, for: self) { [weak self] in self?.blinkCaret() }
  }

  private func blinkCaret() {
    blink.advance(to: tree.context.time)
    setNeedsUpdate()
    scheduleBlink()
  }
}

/// The caret of a field, which is shown and hidden in turn until nothing has been typed for ten seconds.
///
/// The times are those of GTK.
private struct CaretBlink {
  private static let interval = 0.6
  private static let duration = 10.0
  private var start = 0.0
  private var last = 0.0
  private(set) var isVisible = true

  mutating func restart(at time: Double) {
    (start, last, isVisible) = (time, time, true)
  }

  /// The time of the next change; `nil` if the caret stays visible.
  var nextChange: Double? {
    isVisible && last - start >= Self.duration ? nil : last + Self.interval
  }

  mutating func advance(to time: Double) {
    guard let next = nextChange, time >= next - 1e-6 else { return }
    last = time
    isVisible.toggle()
  }
}
