import Foundation
import PlumbUIKit
import SwiftUI
import Testing

/// Gradients and bitmaps of Core Graphics.
@MainActor @Suite struct GradientTests {
  private let both: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]

  private func gradient(_ colors: [UIColor], _ locations: [CGFloat]? = nil) throws -> CGGradient {
    try #require(
      CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors.map(\.cgColor) as CFArray,
        locations: locations))
  }

  /// Returns the rows of pixels of a drawing as 0xAARRGGBB.
  private func pixels(
    _ width: Int, _ height: Int, _ draw: (CGContext) -> Void
  ) throws -> [[UInt32]] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: width, height: height)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { draw($0.cgContext) }
    let bitmap = try #require(image.cgImage)
    return (0..<height).map { Array(bitmap.pixels[($0 * width)..<(($0 + 1) * width)]) }
  }

  /// Returns the red component of a pixel.
  private func red(_ pixel: UInt32) -> Int { Int(pixel >> 16 & 0xFF) }

  // MARK: Lines

  @Test func `a gradient fills what lies between its ends`() throws {
    let gradient = try gradient([.black, .white])
    let row = try pixels(10, 1) {
      $0.drawLinearGradient(
        gradient, start: CGPoint(x: 2, y: 0), end: CGPoint(x: 8, y: 0), options: [])
    }[0]
    #expect(row[0] == 0 && row[1] == 0 && row[8] == 0 && row[9] == 0)
    #expect(row[2...7].allSatisfy { $0 >> 24 == 0xFF })
    // The middle of the pixel is at 3.5 of 6.
    #expect(abs(red(row[5]) - 149) <= 2)
    #expect(row[2...7].map(red) == row[2...7].map(red).sorted())
  }

  @Test func `options continue the colours of the ends`() throws {
    let gradient = try gradient([.red, .blue])
    func row(_ options: CGGradientDrawingOptions) throws -> [UInt32] {
      try pixels(10, 1) {
        $0.drawLinearGradient(
          gradient, start: CGPoint(x: 4, y: 0), end: CGPoint(x: 6, y: 0), options: options)
      }[0]
    }
    #expect(try row(.drawsBeforeStartLocation)[0] == 0xFFFF_0000)
    #expect(try row(.drawsBeforeStartLocation)[9] == 0)
    #expect(try row(.drawsAfterEndLocation)[0] == 0)
    #expect(try row(both)[9] == 0xFF00_00FF)
    let point = CGPoint(x: 5, y: 0)
    let empty = try pixels(3, 1) {
      $0.drawLinearGradient(gradient, start: point, end: point, options: [])
    }[0]
    #expect(empty == [0, 0, 0])
  }

  @Test func `a gradient stays in the clip and follows the transform`() throws {
    let gradient = try gradient([.red, .red])
    let rows = try pixels(4, 4) {
      $0.clip(to: CGRect(x: 0, y: 0, width: 4, height: 2))
      $0.translateBy(x: 2, y: 0)
      $0.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 1, y: 0), options: .drawsAfterEndLocation)
    }
    let row: [UInt32] = [0, 0, 0xFFFF_0000, 0xFFFF_0000]
    #expect(rows == [row, row, [0, 0, 0, 0], [0, 0, 0, 0]])
  }

  // MARK: Circles

  @Test func `a gradient fills a ring, and with options all of it`() throws {
    let gradient = try gradient([.red, .blue])
    func rows(_ options: CGGradientDrawingOptions) throws -> [[UInt32]] {
      try pixels(21, 21) {
        let center = CGPoint(x: 10.5, y: 10.5)
        $0.drawRadialGradient(
          gradient, startCenter: center, startRadius: 4, endCenter: center, endRadius: 8,
          options: options)
      }
    }
    let ring = try rows([])
    #expect(ring[10][10] == 0 && ring[0][0] == 0)
    // Half way between the circles.
    #expect(abs(red(ring[4][10]) - 128) <= 2 && ring[4][10] >> 24 == 0xFF)
    #expect(try rows(both)[10][10] == 0xFFFF_0000 && rows(both)[0][0] == 0xFF00_00FF)
  }

  @Test func `circles with different centres are drawn from the one to the other`() throws {
    let gradient = try gradient([.white, .black])
    func rows(_ options: CGGradientDrawingOptions) throws -> [[UInt32]] {
      try pixels(21, 21) {
        $0.drawRadialGradient(
          gradient, startCenter: CGPoint(x: 8.5, y: 10.5), startRadius: 0,
          endCenter: CGPoint(x: 10.5, y: 10.5), endRadius: 8, options: options)
      }
    }
    let ball = try rows([])
    #expect(red(ball[10][8]) > 0xD0 && red(ball[10][17]) < 0x40)
    // The light lies on the left, so that it is darker at the same distance there.
    #expect(red(ball[10][5]) < red(ball[10][11]))
    #expect(ball[0][0] == 0)
    #expect(try rows(.drawsAfterEndLocation)[0][0] == 0xFF00_0000)
  }

  @Test func `colours and places must fit together`() {
    let space = CGColorSpaceCreateDeviceRGB()
    #expect(CGGradient(colorsSpace: space, colors: [], locations: nil) == nil)
    #expect(CGGradient(colorsSpace: space, colors: ["red"] as CFArray, locations: nil) == nil)
    let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
    #expect(CGGradient(colorsSpace: space, colors: colors, locations: [0]) == nil)
    let grey = CGColorSpaceCreateDeviceGray()
    #expect(
      CGGradient(colorSpace: grey, colorComponents: [0, 1, 1, 1], locations: nil, count: 2) != nil)
    #expect(
      CGGradient(colorSpace: space, colorComponents: [0, 1, 1, 1], locations: nil, count: 2) == nil)
  }

  // MARK: Bitmaps

  private func bitmap(_ width: Int, _ height: Int, _ alpha: CGImageAlphaInfo) -> CGContext? {
    CGContext(
      data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: alpha.rawValue)
  }

  @Test func `a bitmap has pixels of its own, and its origin at the bottom`() throws {
    for (alpha, empty) in [
      (CGImageAlphaInfo.premultipliedLast, UInt32(0)), (.noneSkipLast, 0xFF00_0000),
    ] {
      let context = try #require(bitmap(3, 2, alpha))
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
      let image = try #require(context.makeImage())
      #expect(image.width == 3 && image.height == 2 && image.bytesPerRow == 12)
      #expect(Array(image.pixels[0..<3]) == [empty, empty, empty])
      #expect(Array(image.pixels[3..<6]) == [0xFFFF_0000, 0xFFFF_0000, 0xFFFF_0000])
    }
  }

  @Test func `a bitmap without pixels or colours is none`() {
    #expect(bitmap(0, 2, .premultipliedLast) == nil)
    #expect(bitmap(2, -1, .premultipliedLast) == nil)
    #expect(bitmap(2, 2, .alphaOnly) == nil)
  }

  // MARK: Looks

  @Test func `looks of all views are accepted`() {
    UIView.appearance().tintColor = .red
    UIView.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).tintColor = .red
    #expect(UIView.appearance().tintColor == nil)
  }
}
