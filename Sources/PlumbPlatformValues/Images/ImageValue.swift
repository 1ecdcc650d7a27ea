package import Foundation
package import PlumbUI

/// The common part of an image of UIKit and one of AppKit: pixels, or a symbol of the engine.
package struct ImageValue: Sendable {
  /// The origin of the pixels.
  package enum Source: Hashable, Sendable {
    case none
    case bitmap(Bitmap)
    /// An image of the program's assets, with its pixels in the light scheme.
    case asset(name: String, Bundle?, Bitmap)
    case symbol(String)
  }

  package var source: Source
  /// The pixels per point of a bitmap.
  package var scale: CGFloat
  /// The font with which a symbol is drawn.
  package var symbolFont = Font.system(size: 17)
  /// Whether a size, a weight or a scale was chosen for a symbol, so that it no longer follows the font of its view.
  package var hasSymbolFont = false
  /// Whether the image is filled with the foreground style; `nil` for a symbol only.
  package var isTemplate: Bool?
  /// The colour with which the image is filled.
  package var tint: Color?
  /// The edges that are not resized, with the mode for the rest; `nil` for an image that is not resized.
  package var resizing: (edges: EdgeInsets, mode: Image.ResizingMode)?

  /// Creates an image; the scale is 1 if it is not a positive finite number.
  package init(_ source: Source, scale: CGFloat = 1) {
    self.source = source
    self.scale = scale > 0 && scale.isFinite ? scale : 1
  }

  /// The size in points.
  package var size: CGSize {
    switch source {
    case .none: return .zero
    case .bitmap(let bitmap), .asset(_, _, let bitmap):
      return CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
    case .symbol:
      // A symbol is a square with the height of a line of its font.
      let length = symbolFont.resolved(at: .large).size * 1.2
      return CGSize(width: length, height: length)
    }
  }

  /// The pixels, in the tint if there is one; `nil` for an image without any.
  package var bitmap: Bitmap? {
    switch source {
    case .none: nil
    case .bitmap(let bitmap), .asset(_, _, let bitmap): tint == nil ? bitmap : drawn(bitmap)
    case .symbol: drawn(nil)
    }
  }

  /// Returns the pixels of the image drawn with its tint, a symbol with twice as many pixels as points.
  private func drawn(_ bitmap: Bitmap?) -> Bitmap? {
    let size = size
    let scale = bitmap == nil ? max(self.scale, 2) : self.scale
    let color = tint ?? .black
    let font = symbolFont
    let source = source
    return MainThread.run {
      let content: Image =
        switch (source, bitmap) {
        case (.symbol(let name), _): Image(systemName: name)
        case (_, let bitmap?): Image(decorative: bitmap, scale: scale).renderingMode(.template)
        default: Image("")
        }
      return DrawnView(content.font(font).foregroundStyle(color)).bitmap(size: size, scale: scale)
    }
  }

  /// The image as the engine has it, for a view.
  package var image: Image {
    var image = untinted
    if let resizing {
      image = image.resizable(capInsets: resizing.edges, resizingMode: resizing.mode)
    }
    return isTemplate == true && tint == nil ? image.renderingMode(.template) : image
  }

  private var untinted: Image {
    switch source {
    case .symbol(let name) where tint == nil && !hasSymbolFont: Image(systemName: name)
    case .asset(let name, let bundle, _) where tint == nil: Image(decorative: name, bundle: bundle)
    case .symbol where tint == nil:
      bitmap.map { Image(decorative: $0, scale: max(scale, 2)).renderingMode(.template) }
        ?? Image("")
    default: bitmap.map { Image(decorative: $0, scale: drawnScale) } ?? Image("")
    }
  }

  /// The pixels per point of `bitmap`.
  package var drawnScale: CGFloat {
    if case .symbol = source { max(scale, 2) } else { scale }
  }

  /// Returns the commands that draw the image from the upper left corner of an area of a size.
  package func commands(size: CGSize) -> [DrawCommand] {
    bitmap.map { [.image(PlacedImage($0, in: CGRect(origin: .zero, size: size)))] } ?? []
  }
}
