public import Foundation
public import PlumbUI

/// The drawing of images and into images.
extension NSImage {
  /// Makes the image the one into which is drawn, until `unlockFocus`. What it showed before stays below.
  public func lockFocus() {
    let context = CGContext(size: size, scale: 2, isFlipped: false)
    if let bitmap = value.bitmap { context.draw(bitmap, in: CGRect(origin: .zero, size: size)) }
    context.enter()
  }

  /// Gives the image the pixels that were drawn since `lockFocus`.
  public func unlockFocus() {
    guard let context = CGContext.leave(), let drawn = context.makeImage() else { return }
    chosenSize = size
    value = ImageValue(.bitmap(drawn), scale: context.scale)
  }

  /// Draws the image in a rectangle of the current context; without one, it has no effect.
  public func draw(in rect: CGRect) {
    CGContext.current?.draw(value.commands(size: rect.size), uprightIn: rect)
  }

  /// Draws a part of the image in a rectangle of the current context.
  ///
  /// - Parameters:
  ///   - rect: the rectangle in which is drawn.
  ///   - fromRect: the part in points from the lower left corner; zero for the whole image.
  ///   - operation: the mixing with the drawing below.
  ///   - delta: the opacity, from 0 to 1.
  public func draw(
    in rect: CGRect, from fromRect: CGRect, operation: NSCompositingOperation,
    fraction delta: CGFloat
  ) {
    guard let context = CGContext.current else { return }
    let whole = size
    guard whole.width > 0, whole.height > 0 else { return }
    let part = fromRect == .zero ? CGRect(origin: .zero, size: whole) : fromRect
    let factor = CGSize(width: rect.width / part.width, height: rect.height / part.height)
    let below = context.isFlipped ? whole.height - part.maxY : part.minY
    let place = CGRect(
      x: rect.minX - part.minX * factor.width, y: rect.minY - below * factor.height,
      width: whole.width * factor.width, height: whole.height * factor.height)
    context.saveGState()
    context.clip(to: rect)
    context.setBlendMode(operation.mode)
    context.setAlpha(delta)
    if let pixels = pixels(of: part) {
      pixels.draw(in: rect)
    } else {
      draw(in: place)
    }
    context.restoreGState()
  }

  /// Returns the pixels of a part in points from the lower left corner; `nil` where it has no whole pixels.
  ///
  /// Scaled by itself, a part is not mixed with the pixels around it.
  private func pixels(of part: CGRect) -> NSImage? {
    guard let bitmap = value.bitmap, size.width > 0, size.height > 0 else { return nil }
    let (x, y) = (CGFloat(bitmap.width) / size.width, CGFloat(bitmap.height) / size.height)
    let rect = CGRect(
      x: part.minX * x, y: (size.height - part.maxY) * y, width: part.width * x,
      height: part.height * y)
    let all = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    guard rect == rect.integral, all.contains(rect), let cropped = bitmap.cropping(to: rect) else {
      return nil
    }
    return NSImage(cgImage: cropped, size: part.size)
  }

  /// Draws a part of the image in its own size with its lower left corner at a point of the current context.
  public func draw(
    at point: CGPoint, from fromRect: CGRect, operation op: NSCompositingOperation,
    fraction delta: CGFloat
  ) {
    let size = fromRect == .zero ? size : fromRect.size
    draw(in: CGRect(origin: point, size: size), from: fromRect, operation: op, fraction: delta)
  }
}

extension Image {
  /// Creates an image from an image of AppKit, without an accessibility label.
  public init(nsImage: NSImage) {
    self = nsImage.scaled.image
  }
}

extension NSImage {
  /// The image with the pixels per point that give it the chosen width.
  fileprivate var scaled: ImageValue {
    var scaled = value
    if let bitmap = value.bitmap, size.width > 0, size != value.size {
      scaled.scale = CGFloat(bitmap.width) / size.width
      // An asset is shown with the pixels per point of its file.
      if case .asset(_, _, let bitmap) = scaled.source { scaled.source = .bitmap(bitmap) }
    }
    return scaled
  }
}

extension ImageRenderer {
  /// The image in points; `nil`, with a message, if the fonts are missing or it has too many pixels.
  public var nsImage: NSImage? {
    cgImage.map {
      let size = CGSize(
        width: CGFloat($0.width) / scale, height: CGFloat($0.height) / scale)
      return NSImage(cgImage: $0, size: size)
    }
  }
}
