internal import Foundation

extension TextInputNode: SearchedText {
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

  /// Tells a search of the selection, which the program may have changed.
  func connect(_ finder: TextFinder?) {
    guard let finder else { return }
    if finder.text !== self { finder.text = self }
    guard finder.isPresented, finder.selection != editor.selection else { return }
    // While views are updated, what they depend on does not change.
    tree.afterLayout { [weak self] in
      if let self { finder.selectionDidChange(to: editor.selection) }
    }
  }

  /// Returns the matches that are highlighted; `nil` if there are none, or those of another text.
  func highlights(in colors: ColorAppearance) -> TextHighlights? {
    guard let matches = input?.matches, matches.text == editor.string else { return nil }
    let opacity = colors.scheme == .dark ? (0.25, 0.6) : (0.3, 1)
    return TextHighlights(
      ranges: matches.ranges, current: matches.current,
      color: Color.yellow.opacity(opacity.0).resolved(in: colors),
      currentColor: Color.yellow.opacity(opacity.1).resolved(in: colors))
  }
}
