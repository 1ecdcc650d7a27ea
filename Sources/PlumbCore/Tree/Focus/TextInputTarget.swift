internal import Foundation

/// A view node that takes text while it has the focus.
@MainActor package protocol TextInputTarget: FocusTarget {
  /// Replaces the selection with a text that was entered.
  func enter(_ text: String)

  /// Shows a text that an input method composes; an empty one ends the composition.
  ///
  /// - Parameter selection: the selected part of the text, in Unicode scalars.
  func compose(_ text: String, selection: Range<Int>)

  /// The rectangle of the caret in the window, in points, beside which input methods show their windows.
  var caretArea: CGRect { get }
}

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
final class PrivateClipboard: TextClipboard {
  var text: String?
  var selection: String?
  let limit = Int.max
}
