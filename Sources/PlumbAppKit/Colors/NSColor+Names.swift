internal import PlumbUI

/// The colours that AppKit alone names.
extension NSColor {
  /// The text of primary labels.
  public static var labelColor: Self { Self(Color(PlatformColor.labelColor)) }
  /// The text of secondary labels.
  public static var secondaryLabelColor: Self { Self(Color(PlatformColor.secondaryLabelColor)) }
  /// The text of tertiary labels.
  public static var tertiaryLabelColor: Self { Self(Color(PlatformColor.tertiaryLabelColor)) }
  /// The text of quaternary labels.
  public static var quaternaryLabelColor: Self { Self(Color(PlatformColor.quaternaryLabelColor)) }
  /// The text of quinary labels.
  public static var quinaryLabel: Self { Self(Color(PlatformColor.quinaryLabel)) }
  /// Text.
  public static var textColor: Self { Self(Color(PlatformColor.textColor)) }
  /// The placeholder in an empty field.
  public static var placeholderTextColor: Self { Self(Color(PlatformColor.placeholderTextColor)) }
  /// Selected text.
  public static var selectedTextColor: Self { Self(Color(PlatformColor.selectedTextColor)) }
  /// The background of text.
  public static var textBackgroundColor: Self { Self(Color(PlatformColor.textBackgroundColor)) }
  /// The background of selected text.
  public static var selectedTextBackgroundColor: Self {
    Self(Color(PlatformColor.selectedTextBackgroundColor))
  }
  /// Selected text in a window that is not active.
  public static var unemphasizedSelectedTextColor: Self {
    Self(Color(PlatformColor.unemphasizedSelectedTextColor))
  }
  /// The background of selected text in a window that is not active.
  public static var unemphasizedSelectedTextBackgroundColor: Self {
    Self(Color(PlatformColor.unemphasizedSelectedTextBackgroundColor))
  }
  /// The text of links.
  public static var linkColor: Self { Self(Color(PlatformColor.linkColor)) }
  /// The text of headers of tables.
  public static var headerTextColor: Self { Self(Color(PlatformColor.headerTextColor)) }
  /// The accent colour.
  public static var controlAccentColor: Self { Self(Color(PlatformColor.controlAccentColor)) }
  /// The surface of a control.
  public static var controlColor: Self { Self(Color(PlatformColor.controlColor)) }
  /// The background of large controls, such as tables.
  public static var controlBackgroundColor: Self {
    Self(Color(PlatformColor.controlBackgroundColor))
  }
  /// The text of controls.
  public static var controlTextColor: Self { Self(Color(PlatformColor.controlTextColor)) }
  /// The text of disabled controls.
  public static var disabledControlTextColor: Self {
    Self(Color(PlatformColor.disabledControlTextColor))
  }
  /// The surface of a selected control.
  public static var selectedControlColor: Self { Self(Color(PlatformColor.selectedControlColor)) }
  /// The text of a selected control.
  public static var selectedControlTextColor: Self {
    Self(Color(PlatformColor.selectedControlTextColor))
  }
  /// The text of a selected row.
  public static var alternateSelectedControlTextColor: Self {
    Self(Color(PlatformColor.alternateSelectedControlTextColor))
  }
  /// The text of a selected item of a menu.
  public static var selectedMenuItemTextColor: Self {
    Self(Color(PlatformColor.selectedMenuItemTextColor))
  }
  /// The background of selected content.
  public static var selectedContentBackgroundColor: Self {
    Self(Color(PlatformColor.selectedContentBackgroundColor))
  }
  /// The background of selected content in a window that is not active.
  public static var unemphasizedSelectedContentBackgroundColor: Self {
    Self(Color(PlatformColor.unemphasizedSelectedContentBackgroundColor))
  }
  /// The ring around the control with the focus.
  public static var keyboardFocusIndicatorColor: Self {
    Self(Color(PlatformColor.keyboardFocusIndicatorColor))
  }
  /// The background of a window.
  public static var windowBackgroundColor: Self { Self(Color(PlatformColor.windowBackgroundColor)) }
  /// The title of a window.
  public static var windowFrameTextColor: Self { Self(Color(PlatformColor.windowFrameTextColor)) }
  /// The background beside a page.
  public static var underPageBackgroundColor: Self {
    Self(Color(PlatformColor.underPageBackgroundColor))
  }
  /// A line between contents.
  public static var separatorColor: Self { Self(Color(PlatformColor.separatorColor)) }
  /// The lines of a table.
  public static var gridColor: Self { Self(Color(PlatformColor.gridColor)) }
  /// The background of a found text.
  public static var findHighlightColor: Self { Self(Color(PlatformColor.findHighlightColor)) }
  /// The light on a surface.
  public static var highlightColor: Self { Self(Color(PlatformColor.highlightColor)) }
  /// A shadow.
  public static var shadowColor: Self { Self(Color(PlatformColor.shadowColor)) }
  /// The backgrounds of the even and the odd rows of a table.
  public static var alternatingContentBackgroundColors: [NSColor] {
    PlatformColor.alternatingContentBackgroundColors.map { NSColor(Color($0)) }
  }
  /// The former name of `alternatingContentBackgroundColors`.
  public static var controlAlternatingRowBackgroundColors: [NSColor] {
    alternatingContentBackgroundColors
  }
}
