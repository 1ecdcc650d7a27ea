/// A meaning that words of features have in the runtime itself.
struct OwnWords {
  /// Permits a word in a name.
  enum Entry: Equatable {
    /// In every name in a folder and below it.
    case word(String, folder: String)
    /// As one of some consecutive parts of a name.
    case phrase([String])
    /// In one name, with the type it belongs to, like `PointerStyle.rowResize`.
    case name(String)

    func explains(_ word: (position: Int, text: String), in name: FeatureName) -> Bool {
      switch self {
      case .word(let text, let folder):
        return word.text == text && "\(name.folder)/".hasPrefix("\(folder)/")
      case .phrase(let phrase):
        let starts = word.position - phrase.count + 1...word.position
        return starts.contains {
          $0 >= 0 && name.parts[$0...].prefix(phrase.count).elementsEqual(phrase)
        }
      case .name(let text):
        return text == (name.owner.map { "\($0)." } ?? "") + name.text
      }
    }

    var description: String {
      switch self {
      case .word(let text, let folder): "the word “\(text)” in \(folder)"
      case .phrase(let parts): "the words “\(parts.joined(separator: " "))”"
      case .name(let text): text
      }
    }
  }

  var reason: String
  var entries: [Entry]

  /// - Parameters:
  ///   - reason: the meaning of the words, and why it is that of the runtime.
  ///   - folders: the words with this meaning in each folder, as `"row list"`.
  ///   - phrases: the phrases with this meaning, as `"display list"`.
  ///   - names: the further names with this meaning.
  init(
    _ reason: String, folders: KeyValuePairs<String, String> = [:], phrases: [String] = [],
    names: [String] = []
  ) {
    func parts(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
    self.reason = reason
    entries =
      folders.flatMap { folder, words in parts(words).map { Entry.word($0, folder: folder) } }
      + phrases.map { .phrase(parts($0)) } + names.map { .name($0) }
  }

  func explains(_ word: (position: Int, text: String), in name: FeatureName) -> Bool {
    entries.contains { $0.explains(word, in: name) }
  }

  /// The meanings in the runtime.
  static let runtime = [
    OwnWords(
      "A list is a sequence of views or values, and to list them is to make one.",
      phrases: ["list subviews", "subview list"],
      names: [
        "AccessibilityComparison.compareLists", "AnchorMark.list", "AnyView.list",
        "ChangeRecord.listsChildren", "ElementPositions.listViews",
        "LayoutNode.listChangedChildren",
        "LazyElements.listRemovedIDs", "ShortText.list", "StoredValueObserverList",
        "TupleContent.list", "TypedTupleContent.list", "_KeyframeList",
      ]),
    OwnWords(
      "A display list holds what is drawn in a frame.",
      phrases: ["display list"],
      names: ["DisplayListLayoutNode.list", "DisplayListView.list", "InspectedFrame.list"]),
    OwnWords("A property list is a file format.", phrases: ["property list"]),
    OwnWords(
      "Grids are containers of the runtime, as stacks are, and have rows.",
      folders: ["Layout/Grids": "row"], phrases: ["grid row"], names: ["LazyHGrid.rows"]),
    OwnWords(
      "The rows of a matrix or a table of figures are no views.",
      names: ["CATransform3D.rows", "LayoutTrace.rows"]),
    OwnWords(
      "Assistive technologies name the roles of elements, whatever shows them.",
      folders: [
        "Accessibility": "menu", "Tree/Accessibility": "list menu picker row search tab",
        "Views/Accessibility": "list",
      ]),
    OwnWords(
      "Keyboards have a key for tabs and one for menus, and texts have tabs.",
      names: [
        "FocusTarget.isReachedByTab", "KeyEquivalent.menu", "KeyEquivalent.tab",
        "UTType.tabSeparatedText",
      ]),
    OwnWords(
      "The public interface has the name, and no feature is behind it.",
      names: [
        "NSUserActivity.isEligibleForSearch", "PlatformColor.selectedMenuItemTextColor",
        "PointerStyle.rowResize", "ScenePadding.navigationBar",
      ]),
    OwnWords(
      "A value is searched in a collection.", names: ["ElementComparison.search"]),
  ]
}
