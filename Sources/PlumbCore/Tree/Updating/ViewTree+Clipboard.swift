/// The values that were copied from a view, and the text by which other programs receive them.
struct CopiedItems {
  let items: [TransferItem]
  let text: String
}

extension ViewTree {
  /// Copies values to the clipboard. Other programs receive the texts of the values that have one, in a line each.
  package func copy(_ items: [TransferItem]) {
    let text = items.compactMap(\.text).joined(separator: "\n")
    copied = CopiedItems(items: items, text: text)
    clipboard.text = text
  }

  /// The items on the clipboard: the values that were copied last, or the text of another program.
  var copiedItems: [TransferItem] {
    let text = clipboard.text ?? ""
    if let copied, copied.text == text { return copied.items }
    return text.isEmpty ? [] : [TransferItem(text)]
  }
}

/// The items on the clipboard, to be read on request.
package struct ClipboardItems {
  /// The tree whose clipboard is read; without one there are no items.
  package weak var tree: ViewTree?

  /// Returns the values that were copied last, or the text of another program.
  @MainActor package func callAsFunction() -> [TransferItem] { tree?.copiedItems ?? [] }
}

private enum ClipboardItemsKey: EnvironmentKey {
  static var defaultValue: ClipboardItems { ClipboardItems() }
}

extension EnvironmentValues {
  /// The items on the clipboard, to be read on request.
  package var clipboardItems: ClipboardItems {
    get { self[ClipboardItemsKey.self] }
    set { self[ClipboardItemsKey.self] = newValue }
  }
}
