public import Foundation
internal import PlumbUI

/// A light or dark appearance, as AppKit has it.
public final class NSAppearance: NSObject, Sendable {
  /// The name of an appearance.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name as text.
    public let rawValue: String

    /// Creates a name from text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The light appearance.
    public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
    /// The dark appearance.
    public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
    /// The light appearance over a blurred background.
    public static let vibrantLight = Name(rawValue: "NSAppearanceNameVibrantLight")
    /// The dark appearance over a blurred background.
    public static let vibrantDark = Name(rawValue: "NSAppearanceNameVibrantDark")
    /// The light appearance with increased contrast.
    public static let accessibilityHighContrastAqua = Name(
      rawValue: "NSAppearanceNameAccessibilityAqua")
    /// The dark appearance with increased contrast.
    public static let accessibilityHighContrastDarkAqua = Name(
      rawValue: "NSAppearanceNameAccessibilityDarkAqua")
  }

  /// The name.
  public let name: Name

  /// Creates the appearance with a name; `nil` for an unknown name.
  public init?(named name: Name) {
    let known: [Name] = [
      .aqua, .darkAqua, .vibrantLight, .vibrantDark, .accessibilityHighContrastAqua,
      .accessibilityHighContrastDarkAqua,
    ]
    guard known.contains(name) else { return nil }
    self.name = name
    super.init()
  }

  /// Creates the appearance of the engine's colours.
  init(_ appearance: ColorAppearance) {
    name =
      switch (appearance.scheme, appearance.contrast) {
      case (.light, .standard): .aqua
      case (.dark, .standard): .darkAqua
      case (.light, .increased): .accessibilityHighContrastAqua
      case (.dark, .increased): .accessibilityHighContrastDarkAqua
      }
    super.init()
  }

  /// The appearance of the desktop.
  public static func currentDrawing() -> NSAppearance { NSAppearance(CurrentAppearance.colors) }

  /// The appearance of the desktop.
  public static var current: NSAppearance! { currentDrawing() }

  /// Whether the appearance is dark.
  private var isDark: Bool { name.rawValue.contains("Dark") }

  /// Returns the one of some names that is nearest: this one, or one of the same scheme; `nil` for none.
  public func bestMatch(from appearances: [Name]) -> Name? {
    if appearances.contains(name) { return name }
    return appearances.first { NSAppearance(named: $0)?.isDark == isDark }
  }
}
