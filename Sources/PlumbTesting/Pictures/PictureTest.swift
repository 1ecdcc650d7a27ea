import Foundation
import PlumbUI

/// The comparison of a picture with its recording.
@MainActor struct PictureTest {
  let files: PictureFiles
  let canvas: PixelCanvas
  /// The text recorded beside the picture: `head`, and the elements of the window with their
  /// frames.
  let outline: [String]
  let tolerance: PictureTolerance

  /// The line that names the library which drew the glyphs.
  static var head: [String] { [SDLTextServices.rasterizerVersion] }

  /// Compares or records the picture.
  ///
  /// - Returns: the message of a failure; `nil` if there is none.
  func failure(_ mode: PictureMode) throws -> String? {
    guard let old = try files.recorded() else { return try failureWithoutRecording(mode) }
    // Equal bytes are compared much faster than the components of pixels.
    let difference = old == canvas ? nil : PictureDifference(old, canvas, tolerance)
    guard let difference, !difference.isWithin(tolerance) else {
      try files.write(new: nil, difference: nil)
      return nil
    }
    if mode == .record {
      try record()
      return nil
    }
    let picture = DifferencePicture(
      name: files.name, old: old, new: canvas, difference: difference)
    try files.write(new: canvas, difference: picture.canvas())
    return message(difference, old)
  }

  private func failureWithoutRecording(_ mode: PictureMode) throws -> String? {
    switch mode {
    case .record:
      try record()
      return nil
    case .compare:
      try record()
      return "There was no picture \"\(files.name)\"; it has been recorded. Look at it, "
        + "and run the test again:\n\(files.picture.path)"
    case .compareOnly:
      try files.write(new: canvas, difference: nil)
      return
        "There is no picture \"\(files.name)\" at \(files.picture.path). Run the test where its "
        + "files can be committed. The new picture:\n\(files.new.path)"
    }
  }

  private func record() throws {
    try files.record(canvas, outline)
    try files.write(new: nil, difference: nil)
    try? StandardStream.print("Recorded \(files.picture.path)\n")
  }

  private func message(_ difference: PictureDifference, _ old: PixelCanvas) -> String {
    var lines = [sentence(difference, old), files.difference.path]
    let recorded = files.recordedOutline() ?? []
    if let first = recorded.first, [first] != Self.head {
      lines.append(
        "It was recorded with \(first), but this is \(Self.head[0]), which may shade the edges of "
          + "glyphs differently: use TestFonts.monospaced or PictureTolerance.glyphEdges.")
    }
    lines += changes(from: Array(recorded.dropFirst()), to: Array(outline.dropFirst()))
    return lines.joined(separator: "\n")
  }

  private func sentence(_ difference: PictureDifference, _ old: PixelCanvas) -> String {
    let sizes =
      (old.width, old.height) == (canvas.width, canvas.height)
      ? ""
      : " Its size is \(canvas.width) × \(canvas.height) instead of \(old.width) × \(old.height)."
    let first = difference.first.map { " the first at (\($0.x), \($0.y))," } ?? ""
    return "The picture \"\(files.name)\" has changed:\(first) \(difference.count) of "
      + "\(difference.width * difference.height) pixels.\(sizes) If that is intended, run the test "
      + "with PLUMB_PICTURES=record. Recorded, now and difference:"
  }

  /// Returns the lines of the outline that were removed or added.
  private func changes(from old: [String], to new: [String]) -> [String] {
    if old.isEmpty { return [] }
    if old == new { return ["No frame has changed."] }
    let changes = new.difference(from: old)
    let removed = changes.removals.map { change -> String in
      guard case .remove(_, let line, _) = change else { return "" }
      return "- \(line.trimmingCharacters(in: .whitespaces))"
    }
    let added = changes.insertions.map { change -> String in
      guard case .insert(_, let line, _) = change else { return "" }
      return "+ \(line.trimmingCharacters(in: .whitespaces))"
    }
    // The line before the change and the one after it below each other, where they correspond.
    let pairs =
      removed.count == added.count ? zip(removed, added).flatMap { [$0, $1] } : removed + added
    let rest = pairs.count - 40
    return ["Elements that have changed:"] + pairs.prefix(40)
      + (rest > 0 ? ["… and \(rest) more lines"] : [])
  }
}
