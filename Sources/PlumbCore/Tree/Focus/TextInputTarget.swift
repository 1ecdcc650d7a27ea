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
