internal import Foundation

/// A copy of the pixels of a canvas.
struct PixelSnapshot: Sendable {
  private let width: Int
  private let words: [UInt32]

  init(_ canvas: PixelCanvas) {
    width = canvas.width
    words = unsafe Array(canvas.pixels)
  }

  /// Returns the smallest rectangle that contains every pixel of the canvas that differs; empty if
  /// none.
  ///
  /// - Precondition: the canvas has the size of the snapshot.
  func changes(to canvas: PixelCanvas) -> PixelRect {
    precondition(
      canvas.width == width && canvas.width * canvas.height == words.count,
      "A snapshot is compared with a canvas of \(canvas.width)x\(canvas.height) pixels, which has"
        + " another size; take a new snapshot.")
    return unsafe words.withUnsafeBufferPointer { old in
      var changed = PixelRect(x: 0, y: 0, width: 0, height: 0)
      for y in 0..<canvas.height {
        let row = y * width..<(y + 1) * width
        let columns = unsafe Self.changedColumns(
          .init(rebasing: old[row]), .init(rebasing: UnsafeBufferPointer(canvas.pixels)[row]))
        changed = changed.union(
          PixelRect(x: columns.lowerBound, y: y, width: columns.count, height: 1))
      }
      return changed
    }
  }

  /// Returns the range from the first to the last column in which two rows differ; empty if they
  /// are equal.
  private static func changedColumns(
    _ old: UnsafeBufferPointer<UInt32>, _ new: UnsafeBufferPointer<UInt32>
  ) -> Range<Int> {
    // Most rows of most frames are equal, and memcmp is the fastest comparison of whole rows.
    guard let oldStart = old.baseAddress, let newStart = new.baseAddress,
      unsafe memcmp(oldStart, newStart, old.count * MemoryLayout<UInt32>.stride) != 0,
      let first = old.indices.first(where: { unsafe old[$0] != new[$0] }),
      let last = old.indices.last(where: { unsafe old[$0] != new[$0] })
    else { return 0..<0 }
    return first..<last + 1
  }
}

extension PixelCanvas {
  /// Returns a new canvas with the pixels of a part of this one.
  ///
  /// - Precondition: the part is not empty and lies on the canvas.
  func copy(of part: PixelRect) -> PixelCanvas {
    precondition(
      !part.isEmpty && part.intersection(bounds) == part,
      "The part \(part) does not lie on a canvas of \(width)x\(height) pixels; intersect it first.")
    let copy = PixelCanvas(width: part.width, height: part.height)
    for y in 0..<part.height {
      let start = (part.y + y) * width + part.x
      let row = unsafe UnsafeMutableBufferPointer(rebasing: pixels[start..<start + part.width])
      _ = unsafe UnsafeMutableBufferPointer(rebasing: copy.pixels[(y * part.width)...])
        .update(fromContentsOf: row)
    }
    return copy
  }
}
