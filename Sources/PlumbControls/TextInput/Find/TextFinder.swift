internal import Foundation
internal import Observation

/// A text in which a search is made, and whose matches are selected.
@MainActor protocol SearchedText: AnyObject {
  var searchedText: String { get }
  /// The selection in UTF-8 bytes.
  var selectedRange: Range<Int> { get }

  /// Selects a match.
  func selectMatch(_ range: Range<Int>)

  /// Replaces a part of the text, as one change that can be undone.
  func replaceMatch(_ range: Range<Int>, with text: String)

  /// Gives the text the keyboard focus.
  func takeFocus()
}

/// A search in the text of an editor, and the bar that shows it.
///
/// The current match is the selected one.
@MainActor @Observable final class TextFinder {
  /// Whether the bar is shown.
  private(set) var isPresented = false
  /// Whether the bar has a row to replace matches.
  var showsReplacement = false
  /// The text to find.
  var query = ""
  /// The text that replaces a match.
  var replacement = ""
  /// The selection in the text while the bar is shown, in UTF-8 bytes.
  private(set) var selection = 0..<0
  /// The number of times that the field of the bar was to get the keyboard focus.
  private(set) var focusRequestCount = 0
  @ObservationIgnored weak var text: (any SearchedText)?
  /// The presentations of the views around the editor.
  @ObservationIgnored weak var navigator: FindNavigator?
  /// The offset from which a search for another text begins.
  @ObservationIgnored private var origin = 0
  @ObservationIgnored private var isSelecting = false
  @ObservationIgnored private var found: (query: String, text: String, ranges: [Range<Int>])?
  /// The number of texts that were searched, for tests.
  @ObservationIgnored private(set) var searchCount = 0

  // MARK: Presenting

  /// Shows the bar, or gives its field the keyboard focus.
  ///
  /// - Parameter replaces: whether the row to replace matches is shown with it.
  func present(replaces: Bool = false) {
    navigator?.active = self
    if let text {
      selection = text.selectedRange
      origin = selection.lowerBound
    }
    if replaces { showsReplacement = true }
    isPresented = true
    focusRequestCount += 1
    selectFirstMatch()
  }

  /// Hides the bar.
  ///
  /// - Parameter returnsFocus: whether the text gets the keyboard focus.
  func dismiss(returnsFocus: Bool = true) {
    guard isPresented else { return }
    isPresented = false
    if returnsFocus { text?.takeFocus() }
  }

  /// Notes that the text has got the keyboard focus.
  func focusDidBegin() { navigator?.active = self }

  // MARK: Matches

  /// Returns the matches in a text. Each text is searched once for a query.
  func matches(in text: String) -> [Range<Int>] {
    if let found, found.query == query, TextDifference.hasSameBytes(found.text, text) {
      return found.ranges
    }
    guard let search = TextSearch(for: query) else { return [] }
    searchCount += 1
    let ranges = search.matches(in: text)
    found = (query, text, ranges)
    return ranges
  }

  /// Returns the index of the selected match; `nil` if none is selected.
  func currentIndex(of matches: [Range<Int>]) -> Int? {
    let index = matches.partitioningIndex { $0.lowerBound >= selection.lowerBound }
    return index < matches.count && matches[index] == selection ? index : nil
  }

  /// Records a new selection of the text.
  func selectionDidChange(to selection: Range<Int>) {
    guard isPresented else { return }
    if !isSelecting { origin = selection.lowerBound }
    if selection != self.selection { self.selection = selection }
  }

  // MARK: Commands

  /// Selects the first match after the place where the search has begun, as while a query is typed.
  func selectFirstMatch() { selectMatch(from: origin, in: currentMatches) }

  /// Selects the match after the selection, and the first one after the last one.
  func selectNext() {
    let matches = currentMatches
    guard !matches.isEmpty else { return }
    let current = currentIndex(of: matches)
    let next = current.map { $0 + 1 } ?? first(from: selection.lowerBound, matches)
    select(matches[next % matches.count])
  }

  /// Selects the match before the selection, and the last one before the first one.
  func selectPrevious() {
    let matches = currentMatches
    guard !matches.isEmpty else { return }
    let next = currentIndex(of: matches) ?? first(from: selection.lowerBound, matches)
    select(matches[(next + matches.count - 1) % matches.count])
  }

  /// Searches for the selected text.
  func useSelection() {
    guard let text else { return }
    let (string, range) = (text.searchedText, text.selectedRange)
    guard !range.isEmpty else { return }
    query = TextBoundaries.part(range, of: string)
  }

  /// Replaces the current match, and selects the next one.
  func replaceCurrent() {
    guard currentIndex(of: currentMatches) != nil else { return selectNext() }
    let range = selection
    text?.replaceMatch(range, with: replacement)
    selectMatch(from: range.lowerBound + replacement.utf8.count, in: currentMatches)
  }

  /// Replaces all matches, as one change.
  func replaceAll() {
    let matches = currentMatches
    guard let first = matches.first, let last = matches.last, let text else { return }
    let string = text.searchedText
    var (result, end) = ("", first.lowerBound)
    for match in matches {
      result += TextBoundaries.part(end..<match.lowerBound, of: string) + replacement
      end = match.upperBound
    }
    text.replaceMatch(first.lowerBound..<last.upperBound, with: result)
  }

  private var currentMatches: [Range<Int>] { text.map { matches(in: $0.searchedText) } ?? [] }

  private func first(from offset: Int, _ matches: [Range<Int>]) -> Int {
    matches.partitioningIndex { $0.lowerBound >= offset }
  }

  private func selectMatch(from offset: Int, in matches: [Range<Int>]) {
    guard !matches.isEmpty else { return }
    select(matches[first(from: offset, matches) % matches.count])
    // A match that begins there is found again when the query becomes shorter.
    origin = offset
  }

  private func select(_ match: Range<Int>) {
    isSelecting = true
    defer { isSelecting = false }
    text?.selectMatch(match)
    selection = match
    origin = match.lowerBound
  }
}

/// The matches of a search in a text, and the current one.
struct TextMatches {
  let text: String
  let ranges: [Range<Int>]
  let current: Int?
}
