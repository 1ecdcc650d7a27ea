import Foundation
import SwiftUI
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbSDL
@testable import PlumbTesting

/// Recorded pictures, their comparison and the output of a failure.
@MainActor struct PictureTests {
  private let package = FileManager.default.temporaryDirectory
    .appending(path: "plumb-pictures-\(UUID().uuidString)")

  private func window(moved: CGFloat = 0) throws -> TestWindow {
    try layout(in: CGSize(width: 100, height: 60), fonts: .monospaced) {
      Color.red.frame(width: 20, height: 10).accessibilityLabel("bar").offset(x: moved)
        .frame(width: 60, height: 40, alignment: .topLeading)
    }
  }

  private func test(
    _ window: TestWindow, _ tolerance: PictureTolerance = .exact
  ) throws -> PictureTest {
    try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
    try Data().write(to: package.appending(path: "Package.swift"))
    return PictureTest(
      files: PictureFiles("a bar", of: package.appending(path: "Tests/BarTests.swift")),
      canvas: window.canvas(), outline: PictureTest.head + ElementOutline(of: window).lines,
      tolerance: tolerance)
  }

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: package.appending(path: path).path)
  }

  @Test func `a missing picture is recorded and fails once`() throws {
    defer { try? FileManager.default.removeItem(at: package) }
    let first = try #require(try test(window()).failure(.compare))
    #expect(first.hasPrefix("There was no picture \"a-bar\"; it has been recorded."))
    #expect(exists("Tests/Pictures/BarTests/a-bar.png"))
    #expect(try test(window()).failure(.compare) == nil)
    let text = try String(
      contentsOf: package.appending(path: "Tests/Pictures/BarTests/a-bar.txt"), encoding: .utf8)
    #expect(
      text == """
        \(SDLTextServices.rasterizerVersion)
        Window 100 × 60
          Color "bar" at (20, 10), 20 × 10

        """)
  }

  @Test func `a missing picture is not recorded where nobody looks`() throws {
    defer { try? FileManager.default.removeItem(at: package) }
    let message = try #require(try test(window()).failure(.compareOnly))
    #expect(message.hasPrefix("There is no picture \"a-bar\" at "))
    #expect(!exists("Tests/Pictures"))
    #expect(exists(".build/pictures/BarTests/a-bar.new.png"))
  }

  @Test func `a failure names the difference and the views that moved`() throws {
    defer { try? FileManager.default.removeItem(at: package) }
    #expect(try test(window()).failure(.record) == nil)
    let message = try #require(try test(window(moved: 3)).failure(.compare))
    let lines = message.split(separator: "\n").map(String.init)
    // Three columns of ten pixels on each side.
    #expect(
      lines[0].hasPrefix(
        "The picture \"a-bar\" has changed: the first at (20, 10), 60 of 6000 pixels."))
    #expect(lines[1].hasSuffix("/.build/pictures/BarTests/a-bar.png"))
    #expect(
      lines.dropFirst(2) == [
        "Elements that have changed:", "- Color \"bar\" at (20, 10), 20 × 10",
        "+ Color \"bar\" at (23, 10), 20 × 10",
      ])
    #expect(exists(".build/pictures/BarTests/a-bar.png"))
    // The picture of the last failure is removed when there is no failure any more.
    #expect(try test(window()).failure(.compare) == nil)
    #expect(!exists(".build/pictures/BarTests/a-bar.png"))
  }

  @Test func `a recording is replaced on request`() throws {
    defer { try? FileManager.default.removeItem(at: package) }
    #expect(try test(window()).failure(.record) == nil)
    #expect(try test(window(moved: 3)).failure(.record) == nil)
    #expect(try test(window(moved: 3)).failure(.compare) == nil)
  }

  @Test func `a tolerance allows a share of the pixels`() throws {
    defer { try? FileManager.default.removeItem(at: package) }
    #expect(try test(window()).failure(.record) == nil)
    // 60 of 6000 pixels.
    #expect(try test(window(moved: 3), PictureTolerance(share: 0.01)).failure(.compare) == nil)
    #expect(try test(window(moved: 3), PictureTolerance(share: 0.0099)).failure(.compare) != nil)
  }

  @Test func `small differences of a component do not count`() throws {
    let (one, other) = (PixelCanvas(width: 2, height: 1), PixelCanvas(width: 2, height: 1))
    one.pixels[0] = 0xFF10_2030
    other.pixels[0] = 0xFF10_2834
    #expect(PictureDifference(one, other, PictureTolerance(perChannel: 8)).count == 0)
    #expect(PictureDifference(one, other, PictureTolerance(perChannel: 7)).count == 1)
    #expect(PictureDifference(one, other, .exact).largest == 8)
  }

  @Test func `a pixel outside of one picture differs`() {
    let difference = PictureDifference(
      PixelCanvas(width: 2, height: 3), PixelCanvas(width: 3, height: 2), .exact)
    // 3 · 3 positions; 2 · 2 of them are in both.
    #expect(difference.count == 5 && difference.width == 3 && difference.height == 3)
  }

  @Test func `each group of pixels has a region`() {
    let (old, new) = (PixelCanvas(width: 100, height: 50), PixelCanvas(width: 100, height: 50))
    for (x, y) in [(0, 0), (17, 3), (99, 49)] { new.pixels[y * 100 + x] = 0xFFFF_FFFF }
    #expect(
      PictureDifference(old, new, .exact).regions == [
        PixelRect(x: 0, y: 0, width: 32, height: 16), PixelRect(x: 96, y: 48, width: 4, height: 2),
      ])
  }

  @Test func `the difference of one pixel is seen`() throws {
    let old = try window().canvas()
    let new = try window().canvas()
    new.pixels[30 * 100 + 50] = 0xFF00_0000
    let difference = PictureDifference(old, new, .exact)
    let picture = DifferencePicture(name: "one", old: old, new: new, difference: difference)
    let canvas = try picture.canvas()
    let red = canvas.pixels.filter { $0 >> 16 & 0xFF > 200 && $0 >> 8 & 0xFF < 100 }.count
    // Twice as large as the old and the new picture, each with a bar of 20 by 10 pixels: two bars of 800.
    // The pixel itself has 4, and the frame around its cell has lines two pixels wide and 40 long.
    #expect((1_850...2_000).contains(red))
    #expect(try picture.canvas() == canvas)
  }

  @Test func `variants are pictures of their own, and are set back`() throws {
    let window = try layout(in: CGSize(width: 40, height: 20), fonts: .monospaced) {
      Text("Hi").font(.system(size: 10))
    }
    window.expectPicture("hi", in: [.light, .dark, .scale(2), .size(width: 30, height: 20)])
    #expect(window.size == CGSize(width: 40, height: 20) && window.scale == 1)
    #expect(window.environment.colorScheme == .light)
  }

  @Test func `a picture of an element is its visible part`() throws {
    let window = try window()
    try window.find("bar").expectPicture("bar")
  }

  @Test func `the mode follows the environment`() {
    #expect(PictureMode([:]) == .compare)
    #expect(PictureMode(["CI": "true"]) == .compareOnly)
    #expect(PictureMode(["CI": "true", "PLUMB_PICTURES": "record"]) == .record)
    #expect(PictureMode(["PLUMB_PICTURES": "compare"]) == .compareOnly)
  }
}
