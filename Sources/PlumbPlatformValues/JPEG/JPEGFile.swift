internal import Foundation
internal import PlumbUI

/// The writing of JPEG files: baseline, without reduction of the colours, with the tables of the standard's Annex K.
enum JPEGFile {
  /// Returns a bitmap as the bytes of a JPEG file; where it is transparent, white is seen through it.
  ///
  /// - Parameter quality: from 0 for the smallest file to 1 for the best image.
  static func encode(_ bitmap: Bitmap, quality: Double) -> Data {
    let tables = JPEGTables(quality: quality)
    var file = header(width: bitmap.width, height: bitmap.height, tables)
    var scan = JPEGScan(tables)
    let planes = JPEGPlanes(bitmap)
    for y in stride(from: 0, to: bitmap.height, by: 8) {
      for x in stride(from: 0, to: bitmap.width, by: 8) {
        for component in 0..<3 { scan.add(planes.block(component, x, y), of: component) }
      }
    }
    file += scan.finished()
    file += [0xFF, 0xD9]
    return Data(file)
  }

  /// Returns everything before the coded blocks.
  private static func header(width: Int, height: Int, _ tables: JPEGTables) -> [UInt8] {
    var bytes: [UInt8] = [0xFF, 0xD8]
    func word(_ value: Int) -> [UInt8] { [UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)] }
    func add(_ marker: UInt8, _ content: [UInt8]) {
      bytes += [0xFF, marker] + word(content.count + 2) + content
    }
    add(0xE0, Array("JFIF".utf8) + [0, 1, 1, 0, 0, 1, 0, 1, 0, 0])
    add(0xDB, [0] + JPEGTables.zigzag.map { UInt8(tables.quantization[$0]) })
    // Eight bits, three components, each in its own size and with the one table.
    add(0xC0, [8] + word(height) + word(width) + [3] + (1...3).flatMap { [$0, 0x11, 0] })
    add(0xC4, [0x00] + JPEGTables.dc.counts + JPEGTables.dc.values)
    add(0xC4, [0x10] + JPEGTables.ac.counts + JPEGTables.ac.values)
    add(0xDA, [3] + (1...3).flatMap { [$0, 0] } + [0, 63, 0])
    return bytes
  }
}

/// The brightness and the two colour differences of the pixels of a bitmap, from -128 to 127.
private struct JPEGPlanes {
  private let width: Int
  private let height: Int
  private var planes: [[Float]]

  init(_ bitmap: Bitmap) {
    width = bitmap.width
    height = bitmap.height
    planes = Array(repeating: [], count: 3)
    for index in planes.indices { planes[index].reserveCapacity(bitmap.pixels.count) }
    for word in bitmap.pixels {
      // Premultiplied, so that what is missing to opaque is the white that is seen.
      let white = Float(255 - word >> 24)
      let red = Float(word >> 16 & 0xFF) + white
      let green = Float(word >> 8 & 0xFF) + white
      let blue = Float(word & 0xFF) + white
      planes[0].append(0.299 * red + 0.587 * green + 0.114 * blue - 128)
      planes[1].append(-0.168_736 * red - 0.331_264 * green + 0.5 * blue)
      planes[2].append(0.5 * red - 0.418_688 * green - 0.081_312 * blue)
    }
  }

  /// Returns a block of 8 by 8 values; beyond the edges of the bitmap its last ones are repeated.
  func block(_ component: Int, _ x: Int, _ y: Int) -> [Float] {
    var block: [Float] = []
    block.reserveCapacity(64)
    for row in y..<y + 8 {
      let start = min(row, height - 1) * width
      for column in x..<x + 8 { block.append(planes[component][start + min(column, width - 1)]) }
    }
    return block
  }
}
