import Foundation
import PlumbAppKit
import SwiftUI
import Testing

/// The images and paths of AppKit.
@MainActor @Suite struct NSImageTests {
  private func pixel(_ bitmap: CGImage?, _ x: Int, _ y: Int) -> UInt32? {
    bitmap.map { $0.pixels[y * $0.width + x] }
  }

  /// Returns an image of 2 by 2 points whose lower half is red.
  private func lowerHalf() -> NSImage {
    let image = NSImage(size: CGSize(width: 2, height: 2))
    image.lockFocus()
    NSColor.red.setFill()
    CGRect(x: 0, y: 0, width: 2, height: 1).fill()
    image.unlockFocus()
    return image
  }

  @Test func `the y axis of an image points upwards`() {
    let image = lowerHalf()
    let bitmap = image.cgImage(forProposedRect: nil, context: nil, hints: nil)
    #expect(image.size == CGSize(width: 2, height: 2))
    #expect(bitmap?.height == 4)
    #expect(pixel(bitmap, 0, 0) == 0)
    #expect(pixel(bitmap, 0, 3) == 0xFFFF_0000)
  }

  @Test func `an image is drawn upright into another one`() {
    let source = lowerHalf()
    let image = NSImage(size: CGSize(width: 2, height: 2), flipped: false) { rect in
      source.draw(in: rect)
      return true
    }
    #expect(pixel(image.value.bitmap, 0, 0) == 0)
    #expect(pixel(image.value.bitmap, 0, 3) == 0xFFFF_0000)
    let flipped = NSImage(size: CGSize(width: 2, height: 2), flipped: true) { rect in
      source.draw(in: rect)
      return true
    }
    #expect(pixel(flipped.value.bitmap, 0, 3) == 0xFFFF_0000)
  }

  @Test func `a part of an image is drawn`() {
    let source = lowerHalf()
    let image = NSImage(size: CGSize(width: 2, height: 2), flipped: false) { rect in
      source.draw(
        in: rect, from: CGRect(x: 0, y: 0, width: 2, height: 1), operation: .sourceOver, fraction: 1
      )
      return true
    }
    #expect(pixel(image.value.bitmap, 0, 0) == 0xFFFF_0000)
    #expect(pixel(image.value.bitmap, 0, 3) == 0xFFFF_0000)
  }

  @Test func `a PNG file is written by way of a representation`() throws {
    let tiff = try #require(lowerHalf().tiffRepresentation)
    let representation = try #require(NSBitmapImageRep(data: tiff))
    #expect(representation.pixelsWide == 4)
    #expect(representation.colorAt(x: 0, y: 3) == .red)
    #expect(representation.colorAt(x: 0, y: 4) == nil)
    let png = try #require(representation.representation(using: .png, properties: [:]))
    #expect(NSImage(data: png)?.size == CGSize(width: 4, height: 4))
    let warnings = RuntimeWarning.collect {
      #expect(representation.representation(using: .gif, properties: [:]) == nil)
    }
    #expect(warnings.count == 1)
  }

  @Test func `a view shows the size in points`() {
    let renderer = ImageRenderer(content: Image(nsImage: lowerHalf()))
    #expect(renderer.nsImage?.size == CGSize(width: 2, height: 2))
    let image = lowerHalf()
    image.size = CGSize(width: 8, height: 8)
    #expect(
      ImageRenderer(content: Image(nsImage: image)).nsImage?.size == CGSize(width: 8, height: 8))
  }

  @Test func `arcs are in degrees and go up where the y axis does`() {
    let path = NSBezierPath()
    path.appendArc(withCenter: .zero, radius: 10, startAngle: 0, endAngle: 90)
    #expect(abs(path.bounds.maxX - 10) < 1e-4)
    #expect(abs(path.bounds.maxY - 10) < 1e-4)
    #expect(abs(path.bounds.minX) < 1e-6)
    let other = NSBezierPath()
    other.appendArc(withCenter: .zero, radius: 10, startAngle: 0, endAngle: 90, clockwise: true)
    #expect(abs(other.bounds.minY + 10) < 1e-3)
  }

  @Test func `lines, curves and rectangles are elements`() {
    let path = NSBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10), xRadius: 2, yRadius: 2)
    #expect(!path.contains(CGPoint(x: 0.1, y: 0.1)))
    let lines = NSBezierPath()
    lines.move(to: CGPoint(x: 1, y: 1))
    lines.relativeLine(to: CGPoint(x: 2, y: 0))
    #expect(lines.currentPoint == CGPoint(x: 3, y: 1))
    lines.curve(to: .zero, controlPoint1: .zero, controlPoint2: .zero)
    lines.close()
    #expect(lines.elementCount == 4)
    lines.transform(using: AffineTransform(translationByX: 1, byY: 0))
    #expect(lines.bounds.maxX == 4)
  }
}
