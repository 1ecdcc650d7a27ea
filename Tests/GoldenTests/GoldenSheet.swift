import Foundation
import SwiftUI

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbPlatform
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI

/// All images of one scene on one canvas: a row for each scale, a column for each scheme and
/// direction.
@MainActor struct GoldenSheet {
  private let services: TextServices

  /// Draws the sheet with the fonts of this package, and the system fonts of the scene.
  init(fonts: [String] = []) throws {
    let folder = GoldenFiles.root.appending(path: "Assets/Fonts")
    services =
      fonts.isEmpty
      ? try SDLTextServices.make(fontFolder: folder)
      : try SDLTextServices.make(
        fontFolder: folder, catalogue: GoldenFonts.catalogue(of: fonts))
  }

  func canvas(of scene: GoldenScene) -> PixelCanvas {
    let rows = scene.rows.map { $0.map { picture(of: scene, in: $0) } }
    return PixelCanvas.stacked(rows.map { PixelCanvas.inARow($0) })
  }

  /// Returns one image of several scenes in rows, none wider than a page of documentation.
  func overview(of scenes: [GoldenScene], in variant: GoldenVariant, width: Int) -> PixelCanvas {
    let gap = 12
    var rows: [[PixelCanvas]] = [[]]
    var used = 0
    for canvas in scenes.map({ picture(of: $0, in: variant) }) {
      if used + canvas.width > width, used > 0 {
        rows.append([])
        used = 0
      }
      rows[rows.count - 1].append(canvas)
      used += canvas.width + gap
    }
    let overview = PixelCanvas.stacked(rows.map { .inARow($0, gap: gap) }, gap: gap)
    let ground = picture(of: GoldenScene("ground", 1, 1) { Color.clear }, in: variant)[0, 0]
    for index in overview.pixels.indices where overview.pixels[index] == 0 {
      overview.pixels[index] = ground
    }
    return overview
  }

  func picture(of scene: GoldenScene, in variant: GoldenVariant) -> PixelCanvas {
    let size = variant.isLarge ? scene.largeSize ?? scene.size : scene.size
    let framed = scene.content()
      .frame(width: size.width, height: size.height)
    if !scene.events.isEmpty {
      return picture(of: framed, in: variant, size: size, after: scene.events, rest: scene.rest)
    }
    let renderer = ImageRenderer(content: framed)
    renderer.scale = variant.scale
    renderer.isOpaque = true
    renderer.environment.colorScheme = variant.colorScheme
    renderer.environment.layoutDirection = variant.layoutDirection
    renderer.environment.dynamicTypeSize = variant.dynamicTypeSize
    return renderer.canvas(with: services)
  }

  /// Draws a window after some events, a rest in seconds and all movement that follows them.
  private func picture(
    of view: some View, in variant: GoldenVariant, size: CGSize, after events: [Event], rest: Double
  ) -> PixelCanvas {
    var environment = EnvironmentValues()
    environment.colorScheme = variant.colorScheme
    environment.layoutDirection = variant.layoutDirection
    environment.dynamicTypeSize = variant.dynamicTypeSize
    let host = HeadlessHost(
      view, size: size, scale: variant.scale, textServices: services, environment: environment)
    host.layOut()
    host.send(events)
    if rest > 0 { host.advance(to: rest) }
    host.layOutAfterAnimations()
    return host.canvas()
  }
}

extension PixelCanvas {
  /// Returns the canvases side by side, top-aligned.
  static func inARow(_ canvases: [PixelCanvas], gap: Int = 0) -> PixelCanvas {
    let width = canvases.map(\.width).reduce(0, +) + gap * (canvases.count - 1)
    let row = PixelCanvas(width: width, height: canvases.map(\.height).max() ?? 1)
    var x = 0
    for canvas in canvases {
      row.paste(canvas, x: x, y: 0)
      x += canvas.width + gap
    }
    return row
  }

  /// Returns the canvases below each other, left-aligned.
  static func stacked(_ canvases: [PixelCanvas], gap: Int = 0) -> PixelCanvas {
    let height = canvases.map(\.height).reduce(0, +) + gap * (canvases.count - 1)
    let column = PixelCanvas(width: canvases.map(\.width).max() ?? 1, height: height)
    var y = 0
    for canvas in canvases {
      column.paste(canvas, x: 0, y: y)
      y += canvas.height + gap
    }
    return column
  }

  private func paste(_ canvas: PixelCanvas, x: Int, y: Int) {
    for row in 0..<canvas.height {
      let start = (y + row) * width + x
      let source = row * canvas.width
      _ = pixels[start..<start + canvas.width]
        .update(fromContentsOf: canvas.pixels[source..<source + canvas.width])
    }
  }
}
