import SwiftUI
import Testing

/// A view with a recorded image.
struct GoldenScene: Sendable {
  /// The name of the file in `Pictures`, without its extension.
  let name: String
  /// The size proposed to the view, in points.
  let size: CGSize
  /// Whether the image contains glyphs, which depend on the version of FreeType.
  let hasText: Bool
  /// The system fonts used besides the bundled ones, below `/usr/share/fonts`.
  let fonts: [String]
  /// Whether the image is different in a right-to-left environment.
  let mirrors: Bool
  /// The rows of the scene's sheet, in pixels per point.
  let scales: [CGFloat]
  /// The size proposed to the view in a further row, whose type is larger; `nil` for no such row.
  let largeSize: CGSize?
  /// What is sent to the window before it is drawn.
  let events: [Event]
  let content: @MainActor @Sendable () -> AnyView

  /// - Parameters:
  ///   - large: the size of a further row, whose type has the first size for accessibility.
  ///   - click: where the view is clicked before the events are sent, in points.
  init(
    _ name: String, _ width: CGFloat, _ height: CGFloat, text: Bool = false, mirrors: Bool = false,
    fonts: [String] = [], scales: [CGFloat] = [1, 1.5, 2], large: CGSize? = nil,
    click: CGPoint? = nil, events: [Event] = [],
    @ViewBuilder content: @escaping @MainActor @Sendable () -> some View
  ) {
    self.name = name
    size = CGSize(width: width, height: height)
    hasText = text || !fonts.isEmpty
    self.fonts = fonts
    self.mirrors = mirrors
    self.scales = scales
    largeSize = large
    self.events =
      (click.map {
        [.pointerMoved($0), .pointerDown($0, .primary), .pointerUp($0, .primary)]
      } ?? []) + events
    self.content = { AnyView(content()) }
  }

  /// All scenes, in the order of their files.
  static let all =
    stacks + frames + grids + guides + samples + paths + strokes + transforms + effects + texts
    + controls + fields + sizes + scrolls + motions + polls + histories + editors + styles + scripts
    + presentations + chapters + galleries + navigations + columns + lists + menus + menuBars
    + pickers + containers

  /// The scenes without glyphs.
  static let textless = all.filter { !$0.hasText }

  /// The scenes with glyphs whose fonts are as recorded; for others the reason is printed.
  static let comparableTexts = all.filter { scene in
    guard scene.hasText else { return false }
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

/// The environment of one image of a scene.
struct GoldenVariant: Hashable {
  var scale: CGFloat
  var colorScheme: ColorScheme
  var layoutDirection: LayoutDirection
  var dynamicTypeSize = DynamicTypeSize.large

  /// The columns of a sheet.
  static func columns(mirrored: Bool) -> [(ColorScheme, LayoutDirection)] {
    let plain: [(ColorScheme, LayoutDirection)] = [(.light, .leftToRight), (.dark, .leftToRight)]
    return plain + (mirrored ? [(.light, .rightToLeft), (.dark, .rightToLeft)] : [])
  }
}
