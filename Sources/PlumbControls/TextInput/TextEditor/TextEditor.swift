internal import Foundation

/// A control for a text of any length, which is scrolled.
///
/// As SwiftUI: it takes the proposed size. If no height is proposed, it is as high as its text, at most a hundred
/// lines. Return and Tab enter their characters; with Shift or Control, the tab key moves the focus. Control F opens a
/// bar that finds text. The cost of opening a text and of each edit depends on the visible part only, however long the
/// text is.
public struct TextEditor {
  let text: Binding<String>
  let selection: Binding<TextSelection?>?
  /// The text with its attributes; `nil` for a text without attributes.
  let styledText: Binding<AttributedString>?

  nonisolated init(
    _ text: Binding<String>, _ selection: Binding<TextSelection?>?,
    styledText: Binding<AttributedString>? = nil
  ) {
    self.text = text
    self.selection = selection
    self.styledText = styledText
  }

  /// Creates an editor of a text.
  nonisolated public init(text: Binding<String>) {
    self.init(text, nil)
  }

  /// Creates an editor of a text whose selection can be read and set; `nil` leaves the selection unchanged.
  nonisolated public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.init(text, selection)
  }
}

extension TextEditor: View, RoleView {
  package static var elementRole: ElementRole { .textField }

  public var body: some View {
    SearchableEditor(text: text, selection: selection, styledText: styledText)
      .controlForegroundStyle()
  }
}

/// The appearance of text editors.
///
/// As SwiftUI: no further styles can be defined.
@MainActor @preconcurrency public protocol TextEditorStyle {}

/// The style that editors have unless another one is set.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  nonisolated public init() {}
}

/// A style without decoration, which editors on this platform have in any case.
public struct PlainTextEditorStyle: TextEditorStyle {
  nonisolated public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The style that editors have unless another one is set.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// A style without decoration.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension View {
  /// Sets the style of the text editors within this view; on this platform all look the same.
  nonisolated public func textEditorStyle(_ style: some TextEditorStyle) -> some View { self }
}

extension EnvironmentValues {
  /// Whether controls that scroll have a background.
  @EnvironmentEntry package var isScrollBackgroundShown: Bool = true
}

extension View {
  /// Sets whether text editors and lists within this view have a background.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.isScrollBackgroundShown, visibility != .hidden)
  }
}

extension FieldBorder {
  /// The area of an editor.
  static func editor(
    isBackgroundShown: Bool, margins: EdgeInsets, in appearance: ColorAppearance
  ) -> FieldBorder {
    let background: SystemColor = appearance.scheme == .dark ? .secondaryBackground : .background
    return FieldBorder(
      padding: CGSize(
        width: 5 + (margins.leading + margins.trailing) / 2,
        height: (margins.top + margins.bottom) / 2),
      colors: isBackgroundShown ? Colors(background: background.resolved(in: appearance)) : nil)
  }
}
