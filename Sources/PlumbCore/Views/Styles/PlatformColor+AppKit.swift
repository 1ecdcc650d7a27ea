/// The names of AppKit that UIKit does not have.
extension PlatformColor {
  // MARK: Labels and text

  /// The text of primary labels.
  public static var labelColor: PlatformColor { PlatformColor(.label) }
  /// The text of secondary labels.
  public static var secondaryLabelColor: PlatformColor { PlatformColor(.secondaryLabel) }
  /// The text of tertiary labels.
  public static var tertiaryLabelColor: PlatformColor { PlatformColor(.tertiaryLabel) }
  /// The text of quaternary labels.
  public static var quaternaryLabelColor: PlatformColor { PlatformColor(.quaternaryLabel) }
  /// The text of quinary labels.
  public static var quinaryLabel: PlatformColor { PlatformColor(.quinaryLabel) }
  /// Text.
  public static var textColor: PlatformColor { PlatformColor(.label) }
  /// The placeholder in an empty field.
  public static var placeholderTextColor: PlatformColor { PlatformColor(.tertiaryLabel) }
  /// Selected text.
  public static var selectedTextColor: PlatformColor { PlatformColor(.label) }
  /// The background of text.
  public static var textBackgroundColor: PlatformColor { PlatformColor(.background) }
  /// The background of selected text.
  public static var selectedTextBackgroundColor: PlatformColor { PlatformColor(.selection) }
  /// Selected text in a window that is not active.
  public static var unemphasizedSelectedTextColor: PlatformColor { PlatformColor(.label) }
  /// The background of selected text in a window that is not active.
  public static var unemphasizedSelectedTextBackgroundColor: PlatformColor {
    PlatformColor(.inactiveSelection)
  }
  /// The text of links.
  public static var linkColor: PlatformColor { PlatformColor(.link) }
  /// The text of headers of tables.
  public static var headerTextColor: PlatformColor { PlatformColor(.label) }

  // MARK: Controls

  /// The accent colour.
  public static var controlAccentColor: PlatformColor { PlatformColor(.accent) }
  /// The surface of a control.
  public static var controlColor: PlatformColor { PlatformColor(.segment) }
  /// The background of large controls, such as tables.
  public static var controlBackgroundColor: PlatformColor { PlatformColor(.background) }
  /// The text of controls.
  public static var controlTextColor: PlatformColor { PlatformColor(.label) }
  /// The text of disabled controls.
  public static var disabledControlTextColor: PlatformColor { PlatformColor(.tertiaryLabel) }
  /// The surface of a selected control.
  public static var selectedControlColor: PlatformColor { PlatformColor(.selection) }
  /// The text of a selected control.
  public static var selectedControlTextColor: PlatformColor { PlatformColor(.label) }
  /// The text of a selected row.
  public static var alternateSelectedControlTextColor: PlatformColor {
    PlatformColor(color: .white)
  }
  /// The text of a selected item of a menu.
  public static var selectedMenuItemTextColor: PlatformColor { PlatformColor(color: .white) }
  /// The background of selected content.
  public static var selectedContentBackgroundColor: PlatformColor { PlatformColor(.accent) }
  /// The background of selected content in a window that is not active.
  public static var unemphasizedSelectedContentBackgroundColor: PlatformColor {
    PlatformColor(.inactiveSelection)
  }
  /// The ring around the control with the focus.
  public static var keyboardFocusIndicatorColor: PlatformColor {
    PlatformColor(color: Color.accentColor.opacity(0.5))
  }

  // MARK: Windows

  /// The background of a window.
  public static var windowBackgroundColor: PlatformColor { PlatformColor(.background) }
  /// The title of a window.
  public static var windowFrameTextColor: PlatformColor { PlatformColor(.label) }
  /// The background beside a page.
  public static var underPageBackgroundColor: PlatformColor { PlatformColor(.tertiaryBackground) }
  /// A line between contents.
  public static var separatorColor: PlatformColor { PlatformColor(.separator) }
  /// The lines of a table.
  public static var gridColor: PlatformColor { PlatformColor(.separator) }
  /// The background of a found text.
  public static var findHighlightColor: PlatformColor {
    PlatformColor(red: 1, green: 1, blue: 0, alpha: 1)
  }
  /// The light on a surface.
  public static var highlightColor: PlatformColor { PlatformColor(color: .white) }
  /// A shadow.
  public static var shadowColor: PlatformColor { PlatformColor(color: .black) }
  /// The backgrounds of the even and the odd rows of a table.
  public static var alternatingContentBackgroundColors: [PlatformColor] {
    [PlatformColor(.background), PlatformColor(.secondaryBackground)]
  }
}
