public import Foundation
import PlumbUI

extension TestWindow {
  /// Returns the picture of the window at its time, as the bytes of a PNG file.
  public func pngData() throws -> Data { try PNGFile.encode(canvas()) }

  /// Expects the window to look as it was recorded, pixel by pixel.
  ///
  /// The picture is in the folder `Pictures` beside the file of the test, in a folder with the name of
  /// that file, together with the elements and their frames as text. A picture without a recording is
  /// recorded, and fails this once, so that a person looks at it; if the variable `CI` is set it only
  /// fails. With `PLUMB_PICTURES=record` in the environment all pictures are recorded.
  ///
  /// A failure names a PNG file with the recorded picture, the new one and their difference, and lists
  /// the elements whose frames have changed.
  ///
  /// - Parameters:
  ///   - name: the name of the picture, unique in the file of the test.
  ///   - variants: changes of the window, each for a picture of its own; by default one picture of the
  ///     window as it is.
  ///   - tolerance: the extent to which the picture may differ.
  public func expectPicture(
    _ name: String, in variants: [PictureVariant] = [], tolerance: PictureTolerance = .exact,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    let place = SourcePlace(file, line)
    if variants.isEmpty { return compare(canvas(), named: name, tolerance, at: place) }
    for variant in variants {
      with(variant) {
        compare(canvas(), named: "\(name)-\(variant.name)", tolerance, at: place)
      }
    }
  }

  /// Changes the window for the duration of a call.
  private func with(_ variant: PictureVariant, _ body: () -> Void) {
    let (size, scale, environment) = (size, scale, environment)
    variant.change(self)
    body()
    if self.size != size { self.size = size }
    if self.scale != scale { self.scale = scale }
    self.environment = environment
  }

  /// Returns the pixels of the window at its current time.
  func canvas() -> PixelCanvas {
    layOut()
    return host.canvas()
  }

  func compare(
    _ canvas: PixelCanvas, named name: String, _ tolerance: PictureTolerance,
    at place: SourcePlace, mode: PictureMode = .current
  ) {
    let test = PictureTest(
      files: PictureFiles(name, of: place.url), canvas: canvas,
      outline: PictureTest.head + ElementOutline(of: self).lines, tolerance: tolerance)
    do {
      guard let message = try test.failure(mode) else { return }
      FailureReport.record(message, at: place)
    } catch {
      FailureReport.record(
        "The picture \"\(name)\" cannot be compared: \(ErrorReason.clause(of: error)).", at: place)
    }
  }
}

extension TestElement {
  /// Expects the view to look as it was recorded, pixel by pixel, with the views behind and in front of
  /// it.
  ///
  /// The picture is the visible part of the view's frame, extended to whole pixels; see
  /// `TestWindow.expectPicture(_:in:tolerance:)` for the files.
  public func expectPicture(
    _ name: String, tolerance: PictureTolerance = .exact, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let place = SourcePlace(file, line)
    let visible = visibleFrame
    guard !visible.isEmpty, let part = window.canvas().part(visible, scale: window.scale) else {
      return FailureReport.record(
        "\(self.name.firstUppercased) is out of sight and has no picture.\n"
          + FailureDetails.text(of: window), at: place)
    }
    window.compare(part, named: name, tolerance, at: place)
  }
}

extension PixelCanvas {
  /// Returns the pixels that a rectangle in points touches; `nil` if it touches none.
  fileprivate func part(_ frame: CGRect, scale: CGFloat) -> PixelCanvas? {
    // A sum of lengths that differs from a whole number by rounding does not touch another pixel.
    let slack = 1e-3
    let left = max(Int((frame.minX * scale + slack).rounded(.down)), 0)
    let top = max(Int((frame.minY * scale + slack).rounded(.down)), 0)
    let right = min(Int((frame.maxX * scale - slack).rounded(.up)), width)
    let bottom = min(Int((frame.maxY * scale - slack).rounded(.up)), height)
    guard left < right, top < bottom else { return nil }
    let part = PixelCanvas(width: right - left, height: bottom - top)
    for y in top..<bottom {
      for x in left..<right { part.pixels[(y - top) * part.width + x - left] = self[x, y] }
    }
    return part
  }
}
