internal import Foundation
@_spi(Nodes) internal import PlumbCore

extension TextInputViewNode: SearchedText {
  var searchedText: String { editor.string }
  var selectedRange: Range<Int> { editor.selection }

  func selectMatch(_ range: Range<Int>) { edit { $0.select(range) } }

  func replaceMatch(_ range: Range<Int>, with text: String) {
    let time = tree.context.time
    edit {
      $0.select(range)
      $0.insert(text, at: time)
    }
  }

  func takeFocus() {
    if canHaveFocus { tree.focus.move(to: self) }
  }

  /// Passes the selection to a search; the program may have changed it.
  func connect(_ finder: TextFinder?) {
    guard let finder else { return }
    if finder.text !== self { finder.text = self }
    guard finder.isPresented, finder.selection != editor.selection else { return }
    // Values that views depend on must not change during an update.
    tree.afterLayout { [weak self] in
      if let self { finder.selectionDidChange(to: editor.selection) }
    }
  }

  /// Returns the matches that are highlighted; `nil` if there are none, or they are in another
  /// text.
  func highlights(in colors: ColorAppearance) -> TextHighlights? {
    guard let matches = input?.matches,
      TextDifference.hasSameBytes(matches.text, editor.string)
    else { return nil }
    let opacity = colors.scheme == .dark ? (0.25, 0.6) : (0.3, 1)
    return TextHighlights(
      ranges: matches.ranges, current: matches.current,
      color: Color.yellow.opacity(opacity.0).resolved(in: colors),
      currentColor: Color.yellow.opacity(opacity.1).resolved(in: colors))
  }
}
