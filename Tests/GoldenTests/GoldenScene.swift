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
  /// The events that are sent to the window before it is drawn.
  let events: [Event]
  /// The time for which the window rests after the events, in seconds.
  let rest: Double
  let content: @MainActor @Sendable () -> AnyView

  /// - Parameters:
  ///   - large: the size of a further row, whose type has the first size for accessibility.
  ///   - rest: the time for which the window rests after the events, in seconds, so that late views
  ///     appear.
  ///   - click: the location in points at which the view is clicked before the events are sent.
  init(
    _ name: String, _ width: CGFloat, _ height: CGFloat, text: Bool = false, mirrors: Bool = false,
    fonts: [String] = [], scales: [CGFloat] = [1, 1.5, 2], large: CGSize? = nil,
    click: CGPoint? = nil, events: [Event] = [], rest: Double = 0,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> some View
  ) {
    self.name = name
    size = CGSize(width: width, height: height)
    hasText = text || !fonts.isEmpty
    self.fonts = fonts
    self.mirrors = mirrors
    self.scales = scales
    largeSize = large
    self.rest = rest
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
    + pickers + containers + searches + idioms

  /// The scenes without glyphs.
  static let textless = all.filter { !$0.hasText }

  /// The scenes with glyphs of the bundled fonts alone.
  static let drawnTwice = all.filter { $0.hasText && $0.fonts.isEmpty }

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

  /// Whether the image is in the scene's row of larger type.
  var isLarge: Bool { dynamicTypeSize != .large }
}

extension GoldenScene {
  /// The images of the scene's sheet, row by row.
  var rows: [[GoldenVariant]] {
    let plain = scales.map { row(scale: $0, typeSize: .large) }
    return largeSize == nil ? plain : plain + [row(scale: 1, typeSize: .accessibility1)]
  }

  private func row(scale: CGFloat, typeSize: DynamicTypeSize) -> [GoldenVariant] {
    let directions: [LayoutDirection] = mirrors ? [.leftToRight, .rightToLeft] : [.leftToRight]
    return directions.flatMap { direction in
      [ColorScheme.light, .dark].map { scheme in
        GoldenVariant(
          scale: scale, colorScheme: scheme, layoutDirection: direction, dynamicTypeSize: typeSize)
      }
    }
  }
}
