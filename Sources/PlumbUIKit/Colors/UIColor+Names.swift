internal import PlumbUI

/// The colours that UIKit alone names.
extension UIColor {
  /// The second of the six system greys, from the darkest in the light scheme to the lightest.
  public static var systemGray2: Self { Self(Color(PlatformColor.systemGray2)) }
  /// The third of the six system greys.
  public static var systemGray3: Self { Self(Color(PlatformColor.systemGray3)) }
  /// The fourth of the six system greys.
  public static var systemGray4: Self { Self(Color(PlatformColor.systemGray4)) }
  /// The fifth of the six system greys.
  public static var systemGray5: Self { Self(Color(PlatformColor.systemGray5)) }
  /// The sixth of the six system greys.
  public static var systemGray6: Self { Self(Color(PlatformColor.systemGray6)) }
  /// The accent colour.
  public static var tintColor: Self { Self(Color(PlatformColor.tintColor)) }
  /// The text of primary labels.
  public static var label: Self { Self(Color(PlatformColor.label)) }
  /// The text of secondary labels.
  public static var secondaryLabel: Self { Self(Color(PlatformColor.secondaryLabel)) }
  /// The text of tertiary labels.
  public static var tertiaryLabel: Self { Self(Color(PlatformColor.tertiaryLabel)) }
  /// The text of quaternary labels.
  public static var quaternaryLabel: Self { Self(Color(PlatformColor.quaternaryLabel)) }
  /// The placeholder in an empty field.
  public static var placeholderText: Self { Self(Color(PlatformColor.placeholderText)) }
  /// The text of links.
  public static var link: Self { Self(Color(PlatformColor.link)) }
  /// Dark text on a light background in both schemes.
  public static var darkText: Self { Self(Color(PlatformColor.darkText)) }
  /// Light text on a dark background in both schemes.
  public static var lightText: Self { Self(Color(PlatformColor.lightText)) }
  /// A translucent line between contents.
  public static var separator: Self { Self(Color(PlatformColor.separator)) }
  /// An opaque line between contents.
  public static var opaqueSeparator: Self { Self(Color(PlatformColor.opaqueSeparator)) }
  /// The background of a window.
  public static var systemBackground: Self { Self(Color(PlatformColor.systemBackground)) }
  /// The background of content on the background of a window.
  public static var secondarySystemBackground: Self {
    Self(Color(PlatformColor.secondarySystemBackground))
  }
  /// The background of content on secondary backgrounds.
  public static var tertiarySystemBackground: Self {
    Self(Color(PlatformColor.tertiarySystemBackground))
  }
  /// The background of a window with grouped content.
  public static var systemGroupedBackground: Self {
    Self(Color(PlatformColor.systemGroupedBackground))
  }
  /// The background of a group.
  public static var secondarySystemGroupedBackground: Self {
    Self(Color(PlatformColor.secondarySystemGroupedBackground))
  }
  /// The background of content in a group.
  public static var tertiarySystemGroupedBackground: Self {
    Self(Color(PlatformColor.tertiarySystemGroupedBackground))
  }
}
