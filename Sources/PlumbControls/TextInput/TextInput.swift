internal import Foundation
@_spi(Nodes) internal import PlumbCore

/// The text of a control with its caret, as used by `TextField`, `SecureField` and `TextEditor`.
struct TextInput {
  /// The kinds of controls for texts.
  enum Kind {
    /// A field of one line.
    case line
    /// A field whose height follows its text.
    case growing
    /// A text of any length, which is scrolled.
    case editor
  }

  var text: Binding<String>
  var kind = Kind.line
  /// The text with its attributes; `nil` for a text without attributes.
  var styledText: Binding<AttributedString>?
  /// The selection, if the app reads and sets it; otherwise `nil`.
  var selection: Binding<TextSelection?>?
  /// The text that is shown while the field is empty.
  let prompt: Text?
  /// Whether dots are shown instead of the characters, and nothing can be copied.
  var isSecure = false
  /// Called with `true` when the field gets the focus and with `false` when it loses it.
  var onEditingChanged: (Bool) -> Void = { _ in }
  /// Called when Return is pressed, in place of a keyboard shortcut of the window.
  var onCommit: (() -> Void)?
  /// Called when Return is pressed or the focus is lost, before everything else.
  var endEditing: () -> Void = {}
  /// Opens the menu of the text.
  var openMenu: (TextMenu) -> Void = { _ in }
  /// The search in the text; `nil` for a text that cannot be searched.
  var finder: TextFinder?
  /// The matches of the search; `nil` while there is no search.
  var matches: TextMatches?
}

extension TextInput: View, _PrimitiveView {
  static func _resolve(_ view: TextInput, at cursor: inout _ChildCursor) {
    let node =
      view.kind == .line
      ? cursor.node(TextInputViewNode.self) {
        TextInputViewNode(TextFieldLayoutNode(measurer: $0.environment.textMeasurer), at: $0)
      }
      : cursor.node(TextAreaInputViewNode.self) {
        TextAreaInputViewNode(TextAreaLayoutNode(measurer: $0.environment.textMeasurer), at: $0)
      }
    node.update(view)
  }
}
