internal import Foundation
@_spi(Nodes) internal import PlumbCore

/// The view node of a text that is edited, which takes keys, text and presses.
class TextInputViewNode: ViewNode, FocusTarget {
  final let layoutNode: EditedTextLayoutNode
  /// The current view.
  private(set) var input: TextInput?
  /// The text with its selection, and the changes that can be undone.
  private(set) var editor = EditableText()
  /// The last known text of the binding.
  private var knownText = ""
  /// The last known text of the binding with its attributes; `nil` for a text without attributes.
  private var styledText: AttributedString?
  /// The last known selection of its binding.
  private var knownSelection: TextSelection?
  private(set) var isFocused = false
  private var blink = CaretBlink()
  /// The horizontal position at which the caret moves up and down, and the position to which it was moved last.
  var verticalGoal: (x: CGFloat, caret: TextPosition)?
  var clicks = ClickCounter()
  /// The press on the selected text that may become a drag.
  var textDrag = TextDrag()
  /// The position at which a dragged text would be dropped; `nil` while none is over this text.
  var dropPosition: TextPosition? {
    didSet { if dropPosition != oldValue { setNeedsUpdate() } }
  }

  init(_ layoutNode: EditedTextLayoutNode, at place: _ChildCursor.Place) {
    self.layoutNode = layoutNode
    super.init(at: place, listedAs: TextInput.self)
    handleEvents(of: layoutNode)
  }

  /// Whether dots are shown instead of the characters.
  var isSecure: Bool { input?.isSecure == true }

  /// The object that scrolls the text; `nil` if it cannot be scrolled.
  var scrollable: (any Scrollable)? { nil }

  override func appendLayoutNodes(to layoutNodes: inout [LayoutNode]) {
    layoutNodes.append(layoutNode)
  }

  // MARK: Updating

  func update(_ input: TextInput) {
    self.input = input
    // In one closure, as a further one ends the observation of what this one has read.
    let values = tracked {
      (
        text: input.text.wrappedValue, selection: input.selection.map { $0.wrappedValue },
        styledText: input.styledText?.wrappedValue
      )
    }
    knownText = values.text
    styledText = values.styledText
    if editor.composition == nil { editor.reset(to: values.text) }
    if let selection = values.selection { readSelection(selection) }
    connect(input.finder)
    blink.times = environment.caretBlinkTimes
    configure(layoutNode)
    showText()
    showState()
  }

  override func evaluate() {
    if let input { update(input) }
    didEvaluate()
  }

  private func showText() {
    let environment = textEnvironment
    var style = environment.textStyle
    if style.attributes.font == nil { style.attributes.font = defaultFont }
    // As AppKit: a paragraph of a long text without another alignment begins where its script does.
    if input?.kind == .editor, style.alignmentStrategy == .default {
      style.alignmentStrategy = .writingDirectionBased
    }
    if input?.kind != .editor, let alignment = style.fieldAlignment { style.alignment = alignment }
    if !environment.isEnabled { style.attributes.style = AnyShapeStyle(.tertiary) }
    style.lineLimit = nil
    style.reservedLines = 0
    var promptStyle = style
    if promptStyle.attributes.style == nil {
      promptStyle.attributes.style = AnyShapeStyle(.tertiary)
    }
    let prompt = (input?.prompt).map { prompt in
      TypesettingStyle(
        prompt.runs(in: environment.localizationContext(now: tree.now), promptStyle), style,
        in: environment)
    }
    let text =
      attributedText(style, in: environment)
      ?? TypesettingStyle(
        [Text.Run(string: "", attributes: style.attributes)], style, in: environment)
    layoutNode.setText(
      shownText, text.content, text.shadings, prompt: prompt?.content, prompt?.shadings ?? [],
      at: context)
  }

  /// Returns the text with its attributes; `nil` for a text in one style, and while a part of it is composed.
  private func attributedText(
    _ style: TextStyle, in environment: EnvironmentValues
  ) -> TypesettingStyle? {
    guard let styledText else { return nil }
    let text = Text(styledText)
    let typesetting = TypesettingStyle(
      text.runs(in: environment.localizationContext(now: tree.now), style), style,
      in: environment)
    let string = typesetting.content.spans.map(\.string).joined()
    return TextDifference.hasSameBytes(string, shownText) ? typesetting : nil
  }

  /// The environment of the text: a field with an area of its own does not lie on the row of a list around it.
  private var textEnvironment: EnvironmentValues {
    var inner = environment
    if inner.foregroundLevels != nil, border.colors != nil { inner.endEmphasis() }
    return inner
  }

  /// The area and the line around the text.
  var border: FieldBorder { environment.fieldBorder.resolved(in: environment) }

  /// The font of a text without another one.
  var defaultFont: Font? { environment.controlMetrics.font }

  /// Shows the selection and the caret.
  private func showState() {
    let isEnabled = environment.isEnabled
    let colors = environment.colorAppearance
    let isCaretShown =
      dropPosition != nil || isFocused && isEnabled && editor.selection.isEmpty && blink.isVisible
    var appearance = FieldAppearance(border: border)
    if isFocused, environment.fieldBorder != .none { appearance.ring = environment.focusRing }
    appearance.isEditing = isFocused
    appearance.caret = isCaretShown ? Color.accentColor.resolved(in: colors) : nil
    let selection: SystemColor = isFocused ? .selection : .inactiveSelection
    appearance.selection =
      editor.selection.isEmpty || !isFocused ? nil : selection.resolved(in: colors)
    appearance.highlights = highlights(in: colors)
    layoutNode.setState(
      appearance, selection: shown(editor.selection),
      caret: shownPosition(of: dropPosition ?? editor.head),
      composition: editor.composition.map(shown),
      compositionColor: Color.accentColor.resolved(in: colors))
  }

  // MARK: The shown text

  /// The text, or a dot for each of its characters.
  var shownText: String {
    isSecure ? String(repeating: Self.dot, count: editor.string.count) : editor.string
  }

  private static let dot = "•"

  /// Returns the offset in the shown text for an offset in the text.
  func shown(_ offset: Int) -> Int {
    guard isSecure else { return offset }
    let index = editor.string.utf8.index(editor.string.startIndex, offsetBy: offset)
    return editor.string[..<index].count * Self.dot.utf8.count
  }

  private func shown(_ range: Range<Int>) -> Range<Int> {
    shown(range.lowerBound)..<shown(range.upperBound)
  }

  /// Returns the position in the text for a position in the shown text.
  func position(ofShown position: TextPosition) -> TextPosition {
    guard isSecure else { return position }
    let text = editor.string
    let count = position.offset / Self.dot.utf8.count
    let index = text.index(text.startIndex, offsetBy: min(count, text.count))
    return TextPosition(
      offset: text.utf8.distance(from: text.startIndex, to: index), affinity: position.affinity)
  }

  /// Returns the position in the shown text for a position in the text.
  func shownPosition(of position: TextPosition) -> TextPosition {
    TextPosition(offset: shown(position.offset), affinity: position.affinity)
  }

  // MARK: Editing

  /// Changes the text or the selection, and writes a new text to the binding.
  ///
  /// - Parameter isComposed: whether the change comes from the input method, to which it need not be reported.
  func edit(isComposed: Bool = false, _ change: (inout EditableText) -> Void) {
    let selection = editor.selection
    let composition = editor.composedText
    change(&editor)
    if let composition, !isComposed, editor.composition == nil {
      tree.focus.compositionDidEnd(composition, at: tree.context.time)
    }
    blink.restart(at: tree.context.time)
    // A composed text is no part of the text before it is committed.
    if editor.composition == nil, !TextDifference.isNone(from: knownText, to: editor.string) {
      knownText = editor.string
      tree.focus.isWritingText = true
      input?.text.wrappedValue = knownText
      tree.focus.isWritingText = false
      environment.suggestionSession?.textDidChange(of: self)
      writeSelection()
    } else if editor.selection != selection {
      writeSelection()
    }
    input?.finder?.selectionDidChange(to: editor.selection)
    setNeedsUpdate()
    scheduleBlink()
  }

  /// Selects the part of the text that the app has set.
  private func readSelection(_ selection: TextSelection?) {
    guard selection != knownSelection else { return }
    knownSelection = selection
    guard let range = selection?.range(in: editor.string) else { return }
    editor.select(range)
  }

  /// Places the caret before the text, without changing the binding of the selection.
  func moveToStart() {
    editor.move(to: TextPosition(offset: 0))
    showState()
  }

  private func writeSelection() {
    guard let binding = input?.selection, editor.composition == nil else { return }
    let selection = TextSelection(
      editor.selection, affinity: editor.head.affinity, in: editor.string)
    knownSelection = selection
    binding.wrappedValue = selection
  }

  // MARK: Focus

  var isFocusable: Bool { environment.isEnabled }

  func focusChanged(_ isFocused: Bool) {
    self.isFocused = isFocused
    if isFocused {
      if tree.focus.isReturning { edit { _ in } } else { focusBegan() }
      input?.finder?.focusDidBegin()
      environment.suggestionSession?.focusDidBegin(in: self)
    } else {
      edit { $0.commitComposition(at: tree.context.time) }
      input?.endEditing()
    }
    input?.onEditingChanged(isFocused)
  }

  /// Called when the text has got the focus.
  func focusBegan() {
    // As SwiftUI: typed letters replace the text of a field.
    edit { $0.selectAll() }
  }

  /// Called when a press that selects has moved to a point in the window, and with `nil` when it has ended.
  func pressDidMove(to point: CGPoint?) {}

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

extension TextInputViewNode: TextInputTarget {
  func enter(_ text: String) {
    let time = tree.context.time
    edit(isComposed: true) { $0.insert(entered(text), at: time, isTyped: true) }
  }

  func compose(_ text: String, selection: Range<Int>) {
    let scalars = text.unicodeScalars
    func offset(_ count: Int) -> Int {
      let index = scalars.index(
        scalars.startIndex, offsetBy: min(max(count, 0), scalars.count))
      return text.utf8.distance(from: text.startIndex, to: index)
    }
    edit(isComposed: true) {
      $0.compose(text, selection: offset(selection.lowerBound)..<offset(selection.upperBound))
    }
  }

  var caretArea: CGRect {
    let rect = layoutNode.caretRect
    return layoutNode.frameInRoot.isNull
      ? rect
      : rect.offsetBy(dx: layoutNode.frameInRoot.minX, dy: layoutNode.frameInRoot.minY)
  }

  /// Returns a text in the form in which it is entered. A field has one line: line breaks become
  /// spaces.
  func entered(_ text: String) -> String {
    guard input?.kind == .line, text.contains(where: \.isNewline) else { return text }
    return String(text.map { $0.isNewline ? " " : $0 })
  }
}
