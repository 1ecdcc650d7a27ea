import PlumbUI

/// The pixels in which two pictures differ by more than a tolerance.
struct PictureDifference {
  /// The number of pixels that differ, including pixels outside of the smaller picture.
  private(set) var count = 0
  /// The first differing pixel, row by row; `nil` if there is none.
  private(set) var first: (x: Int, y: Int)?
  /// The largest difference of a component, from 0 to 255.
  private(set) var largest = 0
  /// The squares of `cell` by `cell` pixels with differing pixels, by column and row.
  private(set) var cells: Set<Cell> = []
  /// The pixels of the larger width and the larger height, row by row: whether each differs.
  private(set) var isDifferent: [Bool]

  let width: Int
  let height: Int

  /// The length of a cell's side in pixels.
  static let cell = 16

  struct Cell: Hashable {
    var column: Int
    var row: Int
  }

  /// Compares two pictures.
  init(_ old: PixelCanvas, _ new: PixelCanvas, _ tolerance: PictureTolerance) {
    width = max(old.width, new.width)
    height = max(old.height, new.height)
    isDifferent = Array(repeating: false, count: width * height)
    for y in 0..<height {
      for x in 0..<width {
        let difference = Self.difference(old.pixel(x, y), new.pixel(x, y))
        largest = max(largest, difference)
        if difference > tolerance.perChannel { add(x, y) }
      }
    }
  }

  /// Returns whether the pictures are to count as equal.
  func isWithin(_ tolerance: PictureTolerance) -> Bool {
    Double(count) <= tolerance.share * Double(width * height)
  }

  private mutating func add(_ x: Int, _ y: Int) {
    isDifferent[y * width + x] = true
    count += 1
    if first == nil { first = (x, y) }
    cells.insert(Cell(column: x / Self.cell, row: y / Self.cell))
  }

  /// Returns the largest difference of a component of two pixels; it is 255 for a pixel that only one
  /// of the pictures has.
  private static func difference(_ one: UInt32?, _ other: UInt32?) -> Int {
    guard let one, let other else { return 255 }
    if one == other { return 0 }
    return [0, 8, 16, 24].map { shift in
      abs(Int(one >> shift & 0xFF) - Int(other >> shift & 0xFF))
    }.max() ?? 0
  }

  /// The bounds of each group of neighbouring cells, in pixels.
  var regions: [PixelRect] {
    var rest = cells
    var result: [PixelRect] = []
    while let start = rest.min(by: { ($0.row, $0.column) < ($1.row, $1.column) }) {
      rest.remove(start)
      var group = [start]
      var next = 0
      while next < group.count {
        let cell = group[next]
        next += 1
        for row in cell.row - 1...cell.row + 1 {
          for column in cell.column - 1...cell.column + 1 {
            if let found = rest.remove(Cell(column: column, row: row)) { group.append(found) }
          }
        }
      }
      result.append(bounds(of: group))
    }
    return result
  }

  private func bounds(of cells: [Cell]) -> PixelRect {
    let columns = cells.map(\.column)
    let rows = cells.map(\.row)
    let left = (columns.min() ?? 0) * Self.cell
    let top = (rows.min() ?? 0) * Self.cell
    let right = min(((columns.max() ?? 0) + 1) * Self.cell, width)
    let bottom = min(((rows.max() ?? 0) + 1) * Self.cell, height)
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension PixelCanvas {
  /// The pixel at a position; `nil` outside of the canvas.
  func pixel(_ x: Int, _ y: Int) -> UInt32? {
    x < width && y < height ? self[x, y] : nil
  }
}
