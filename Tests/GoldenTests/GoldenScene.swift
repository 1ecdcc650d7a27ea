import SwiftUI
import Testing

/// A view whose picture the engine must go on drawing.
struct GoldenScene: Sendable {
  /// What the file in `Pictures` is called, without its ending.
  let name: String
  /// What is proposed to the view, in points.
  let size: CGSize
  /// Whether glyphs are part of the picture; those depend on the version of FreeType.
  let hasText: Bool
  /// The fonts of the system it is drawn with besides the bundled ones, below `/usr/share/fonts`.
  let fonts: [String]
  /// Whether the picture in right-to-left surroundings is another one.
  let mirrors: Bool
  /// The rows of the scene's sheet, in pixels per point.
  let scales: [CGFloat]
  let content: @MainActor @Sendable () -> AnyView

  init(
    _ name: String, _ width: CGFloat, _ height: CGFloat, text: Bool = false, mirrors: Bool = false,
    fonts: [String] = [], scales: [CGFloat] = [1, 1.5, 2],
    @ViewBuilder content: @escaping @MainActor @Sendable () -> some View
  ) {
    self.name = name
    size = CGSize(width: width, height: height)
    hasText = text || !fonts.isEmpty
    self.fonts = fonts
    self.mirrors = mirrors
    self.scales = scales
    self.content = { AnyView(content()) }
  }

  /// Every scene, in the order of the files they stand in.
  static let all =
    stacks + frames + grids + guides + samples + paths + strokes + transforms + effects + texts
    + controls + motions + polls + styles + scripts

  /// Those that look here as they were recorded; of others a line says why not.
  static let comparable = all.filter { scene in
    if scene.hasText, !GoldenFiles.hasRecordedRasterizer { return false }
    let obstacles = scene.fonts.compactMap(GoldenFonts.obstacle)
    if !obstacles.isEmpty {
      print("The scene \(scene.name) is not compared: \(obstacles.joined(separator: "; ")).")
    }
    return obstacles.isEmpty
  }
}

extension GoldenScene: CustomTestStringConvertible {
  var testDescription: String { name }
}

/// The surroundings one picture of a scene is drawn in.
struct GoldenVariant: Hashable {
  var scale: CGFloat
  var colorScheme: ColorScheme
  var layoutDirection: LayoutDirection

  /// The columns of a sheet.
  static func columns(mirrored: Bool) -> [(ColorScheme, LayoutDirection)] {
    let plain: [(ColorScheme, LayoutDirection)] = [(.light, .leftToRight), (.dark, .leftToRight)]
    return plain + (mirrored ? [(.light, .rightToLeft), (.dark, .rightToLeft)] : [])
  }
}
