import Foundation
import PlumbUI

/// The recorded picture, the new one and their difference side by side, drawn by the engine.
///
/// In the third picture the pixels that differ are red on a pale copy, and a frame is around each group
/// of them, so that a single one is seen.
@MainActor struct DifferencePicture {
  let name: String
  let old: PixelCanvas
  let new: PixelCanvas
  let difference: PictureDifference

  /// Draws the three pictures.
  func canvas() throws -> PixelCanvas {
    let services = try TestFonts.bundled.services(at: SourcePlace(#filePath, #line))
    return HeadlessHost(fitting: panels, textServices: services).canvas()
  }

  private var panels: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(verbatim: name).font(.headline)
      HStack(alignment: .top, spacing: 16) {
        panel("recorded", old)
        panel("now", new)
        panel("difference", marked, regions: difference.regions)
      }
      Text(verbatim: summary).font(.footnote)
    }
    .fixedSize()
    .padding(16)
    .background(Color(white: 0.85))
    .environment(\.colorScheme, .light)
  }

  private var summary: String {
    let all = difference.width * difference.height
    return "\(difference.count) of \(all) pixels differ; "
      + "the largest difference of a component is \(difference.largest) of 255."
  }

  private func panel(_ title: String, _ canvas: PixelCanvas, regions: [PixelRect] = []) -> some View
  {
    VStack(alignment: .leading, spacing: 4) {
      Text(verbatim: "\(title), \(canvas.width) × \(canvas.height)").font(.caption)
      Image(decorative: Bitmap(canvas), scale: 1)
        .interpolation(.none)
        .resizable()
        .frame(width: CGFloat(canvas.width * factor), height: CGFloat(canvas.height * factor))
        .overlay(alignment: .topLeading) {
          ZStack(alignment: .topLeading) {
            ForEach(regions.indices, id: \.self) { mark(regions[$0]) }
          }
        }
        .background(Color.white)
        .border(Color.black.opacity(0.3))
    }
  }

  /// Returns the frame around a group of differing pixels.
  private func mark(_ region: PixelRect) -> some View {
    let length = CGFloat(factor)
    return RoundedRectangle(cornerRadius: 4)
      .stroke(Color.red, lineWidth: 2)
      .frame(
        width: CGFloat(region.width) * length + 8, height: CGFloat(region.height) * length + 8
      )
      .offset(x: CGFloat(region.x) * length - 4, y: CGFloat(region.y) * length - 4)
  }

  /// The width in pixels of the result of a pixel of the pictures: small pictures are enlarged.
  private var factor: Int {
    max(1, min(8, 240 / max(difference.width, difference.height, 1)))
  }

  /// The differing pixels in red on a pale copy of the new picture.
  private var marked: PixelCanvas {
    let canvas = PixelCanvas(width: difference.width, height: difference.height)
    for y in 0..<canvas.height {
      for x in 0..<canvas.width {
        let index = y * canvas.width + x
        canvas.pixels[index] =
          difference.isDifferent[index] ? 0xFFFF_0000 : Self.pale(new.pixel(x, y) ?? 0xFFFF_FFFF)
      }
    }
    return canvas
  }

  /// A light grey in which the picture is still recognisable.
  private static func pale(_ pixel: UInt32) -> UInt32 {
    let level = 192 + (pixel >> 8 & 0xFF) / 4
    return 0xFF00_0000 | level << 16 | level << 8 | level
  }
}
