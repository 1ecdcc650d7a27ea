/// Fonts by their own names.
extension Font {
  /// A font of a size in points at the standard type size, which grows as the body style does.
  ///
  /// - Parameter name: a family's name such as `DejaVu Sans`, or a face's full or PostScript name
  ///   such as `DejaVuSans-Bold`, whatever its letters' case. Fonts are looked for in the folder
  ///   `Fonts` of the program's assets, in its resources and among those of the system. Where none
  ///   has the name the bundled family shows, and one line on standard error says so. Styles that a
  ///   family has no face for are made of the nearest one.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    custom(name, size: size, relativeTo: .body)
  }

  /// A font of a size in points at the standard type size, which grows as a text style does.
  ///
  /// - Parameter name: see ``custom(_:size:)``.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font {
    Font(source: .scaled(size, like: textStyle), family: FontName(name))
  }

  /// A font of a size in points that no dynamic type size changes.
  ///
  /// - Parameter name: see ``custom(_:size:)``.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(source: .fixed(fixedSize), family: FontName(name))
  }
}
