/// Fonts selected by name.
extension Font {
  /// Returns a font with a size in points at the standard type size; the size scales with the body
  /// style.
  ///
  /// - Parameter name: the name of a family such as `DejaVu Sans`, or the full or PostScript name
  ///   of a face such as `DejaVuSans-Bold`, ignoring case. Fonts are searched for in the folder
  ///   `Fonts` of the program's assets, in its resources and among the fonts of the system. If none
  ///   has the name, the bundled family is used and a warning is printed to standard error. A style
  ///   for which the family has no face is derived from the nearest face.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    custom(name, size: size, relativeTo: .body)
  }

  /// Returns a font with a size in points at the standard type size; the size scales with a text
  /// style.
  ///
  /// - Parameter name: see ``custom(_:size:)``.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font {
    Font(source: .scaled(size, like: textStyle), family: FontName(name))
  }

  /// Returns a font with a size in points that is independent of the dynamic type size.
  ///
  /// - Parameter name: see ``custom(_:size:)``.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(source: .fixed(fixedSize), family: FontName(name))
  }
}
