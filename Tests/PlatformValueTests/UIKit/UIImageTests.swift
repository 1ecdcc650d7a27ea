import EngineTesting
import Foundation
import PlumbUIKit
import SwiftUI
import Testing

@testable import TestSupport

/// The images of UIKit and what is drawn into them.
@MainActor @Suite struct UIImageTests {
  /// Returns the pixel of an image as 0xAARRGGBB.
  private func pixel(_ image: UIImage?, _ x: Int, _ y: Int) -> UInt32? {
    guard let bitmap = image?.cgImage else { return nil }
    return bitmap.pixels[y * bitmap.width + x]
  }

  /// Returns a renderer of images with one pixel per point.
  private func renderer(_ width: CGFloat, _ height: CGFloat) -> UIGraphicsImageRenderer {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
  }

  /// Returns an image whose left half is red and whose right half is blue.
  private func halves(scale: CGFloat = 1) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      $0.cgContext.setFillColor(UIColor.blue.cgColor)
      $0.cgContext.fill(CGRect(x: 2, y: 0, width: 2, height: 2))
    }
  }

  @Test func `a renderer makes pixels at its scale`() {
    let image = halves(scale: 2)
    #expect(image.size == CGSize(width: 4, height: 2))
    #expect(image.scale == 2)
    #expect(image.cgImage?.width == 8)
    #expect(pixel(image, 3, 0) == 0xFFFF_0000)
    #expect(pixel(image, 4, 3) == 0xFF00_00FF)
  }

  @Test func `a PNG file gives the pixels again`() throws {
    let data = try #require(halves().pngData())
    let read = try #require(UIImage(data: data))
    #expect(read.size == CGSize(width: 4, height: 2))
    #expect(pixel(read, 0, 1) == 0xFFFF_0000)
    #expect(pixel(read, 3, 1) == 0xFF00_00FF)
    #expect(UIImage(data: data, scale: 2)?.size == CGSize(width: 2, height: 1))
  }

  @Test func `bytes that are no image give none`() {
    #expect(UIImage(data: Data()) == nil)
    let warnings = RuntimeWarning.collect { #expect(UIImage(data: Data([1, 2, 3])) == nil) }
    #expect(warnings.count == 1)
  }

  @Test func `a file is read with the scale of its name`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "halves@2x.png")
    try #require(halves().pngData()).write(to: file)
    #expect(UIImage(contentsOfFile: file.path)?.size == CGSize(width: 2, height: 1))
    #expect(UIImage(contentsOfFile: folder.appending(path: "none.png").path) == nil)
  }

  @Test func `a mirrored bitmap is put upright`() throws {
    let bitmap = try #require(halves().cgImage)
    let mirrored = UIImage(cgImage: bitmap, scale: 1, orientation: .upMirrored)
    #expect(pixel(mirrored, 0, 0) == 0xFF00_00FF)
    let turned = UIImage(cgImage: bitmap, scale: 1, orientation: .right)
    #expect(turned.size == CGSize(width: 2, height: 4))
    #expect(pixel(turned, 0, 0) == 0xFFFF_0000)
  }

  @Test func `an image is drawn upright in a context, and turned by Core Graphics`() throws {
    let upper = renderer(1, 2).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let rect = CGRect(x: 0, y: 0, width: 1, height: 2)
    let drawn = renderer(1, 2).image { _ in upper.draw(in: rect) }
    #expect(pixel(drawn, 0, 0) == 0xFFFF_0000)
    #expect(pixel(drawn, 0, 1) == 0)
    let bitmap = try #require(upper.cgImage)
    let turned = renderer(1, 2).image { $0.cgContext.draw(bitmap, in: rect) }
    #expect(pixel(turned, 0, 0) == 0)
    #expect(pixel(turned, 0, 1) == 0xFFFF_0000)
  }

  @Test func `the older functions draw an image, too`() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 2), true, 1)
    let context = UIGraphicsGetCurrentContext()
    context?.saveGState()
    context?.translateBy(x: 1, y: 1)
    UIColor.white.setFill()
    context?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context?.restoreGState()
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(pixel(image, 0, 0) == 0xFF00_0000)
    #expect(pixel(image, 1, 1) == 0xFFFF_FFFF)
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
  }

  @Test func `a tint fills the image`() {
    let tinted = halves().withTintColor(.green)
    #expect(pixel(tinted, 0, 0) == 0xFF00_FF00)
    #expect(pixel(tinted, 3, 0) == 0xFF00_FF00)
  }

  @Test func `a symbol is there if the engine has it`() {
    let symbol = UIImage(systemName: "star.fill")
    #expect(symbol?.isSymbolImage == true)
    #expect(UIImage(systemName: "no.such.symbol") == nil)
    let large = UIImage(
      systemName: "star.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 50))
    // A symbol has 1.2 times the size of its font.
    #expect(large?.size == CGSize(width: 60, height: 60))
    #expect(large?.cgImage?.width == 120)
  }

  @Test func `a view shows the pixels`() {
    let view = Image(uiImage: halves(scale: 2))
    #expect(LayoutHarness(proposing: nil, nil) { view }.measuredSize == CGSize(width: 4, height: 2))
    let image = ImageRenderer(content: view).uiImage
    #expect(pixel(image, 0, 0) == 0xFFFF_0000)
    #expect(pixel(image, 3, 1) == 0xFF00_00FF)
  }

  @Test func `paths are filled, stroked and clipped to`() {
    let image = renderer(10, 10).image { _ in
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 10)).addClip()
      UIColor.red.setFill()
      UIBezierPath(rect: CGRect(x: 2, y: 2, width: 8, height: 8)).fill()
    }
    #expect(pixel(image, 0, 5) == 0)
    #expect(pixel(image, 3, 5) == 0xFFFF_0000)
    #expect(pixel(image, 6, 5) == 0)
  }
}
