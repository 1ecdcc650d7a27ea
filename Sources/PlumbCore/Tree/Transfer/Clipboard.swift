/// The plain text that programs exchange.
@MainActor package protocol TextClipboard: AnyObject {
  /// The text; `nil` if there is none.
  var text: String? { get set }

  /// Whether there is a text, which is not read.
  var hasText: Bool { get }

  /// The text that is selected somewhere on the desktop, which the middle button pastes; `nil` if no text is
  /// selected.
  var selection: String? { get set }

  /// The number of UTF-8 bytes of the longest text that it takes.
  var limit: Int { get }
}

extension TextClipboard {
  /// Whether the text is not empty.
  package var hasText: Bool { text?.isEmpty == false }
}

/// A clipboard of a tree without a platform.
private final class PrivateClipboard: TextClipboard {
  var text: String?
  var selection: String?
  let limit = Int.max
}

/// The clipboard of a tree: the text that programs exchange, and the values that a view has copied.
final class Clipboard: TreeService {
  /// The values that were copied from a view, and the text by which other programs receive them.
  private struct CopiedItems {
    let items: [TransferItem]
    let text: String
  }

  /// The clipboard of the platform; a private one without a platform.
  var texts: any TextClipboard = PrivateClipboard()
  /// The items that were copied from a view last; `nil` if none were.
  private var copied: CopiedItems?

  init(of tree: ViewTree) {}

  /// The values that were copied last, or the text of another program.
  var items: [TransferItem] {
    let text = texts.text ?? ""
    if let copied, copied.text == text { return copied.items }
    return text.isEmpty ? [] : [TransferItem(text)]
  }

  /// Copies values. Other programs receive the texts of the values that have one, each in a line.
  func copy(_ items: [TransferItem]) {
    let text = items.compactMap(\.text).joined(separator: "\n")
    copied = CopiedItems(items: items, text: text)
    texts.text = text
  }
}

extension ViewTree {
  /// The clipboard of the platform; a private one without a platform.
  package var clipboard: any TextClipboard {
    get { service(Clipboard.self).texts }
    set { service(Clipboard.self).texts = newValue }
  }

  /// The items on the clipboard: the values that were copied last, or the text of another program.
  var copiedItems: [TransferItem] { service(Clipboard.self).items }

  /// Copies values. Other programs receive the texts of the values that have one, each in a line.
  package func copy(_ items: [TransferItem]) { service(Clipboard.self).copy(items) }
}

/// The items on the clipboard, to be read on request.
package struct ClipboardItems {
  private let reference: TreeReference?

  /// The tree whose clipboard is read; without one there are no items.
  @MainActor package var tree: ViewTree? { reference?.tree }

  /// The items on the clipboard of a tree.
  init(of reference: TreeReference? = nil) {
    self.reference = reference
  }

  /// Returns the values that were copied last, or the text of another program.
  @MainActor package func callAsFunction() -> [TransferItem] { tree?.copiedItems ?? [] }
}

extension EnvironmentValues {
  /// The items on the clipboard, to be read on request.
  @EnvironmentEntry package var clipboardItems: ClipboardItems = ClipboardItems()
}
