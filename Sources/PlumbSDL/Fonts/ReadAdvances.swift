internal import Synchronization

/// The advances of the bundled faces that this process has read.
///
/// Reading them takes longer than all else that a new set of fonts needs, and each `ImageRenderer` and
/// each window in memory opens fonts of its own.
enum ReadAdvances {
  private struct Entry {
    var file: SDLFontFile.Identity
    var lengthLimit: Int
    /// `nil` if the runs of the face need shaping.
    var table: AdvanceTable?
  }

  /// The latest file of each face.
  private static let latest = Mutex<[Entry?]>(
    Array(repeating: nil, count: SDLFace.allCases.count))

  /// Returns the advances in a file, which are read unless the latest file of the face was the same.
  static func table(
    of file: SDLFontFile, as face: SDLFace, lengthLimit: Int
  ) -> AdvanceTable? {
    let known = latest.withLock { $0[face.rawValue] }
    if let known, known.file == file.identity, known.lengthLimit == lengthLimit {
      return known.table
    }
    let table = AdvanceTable(
      file, pixelsPerEm: Int(SDLFonts.referenceSize), lengthLimit: lengthLimit)
    let entry = Entry(file: file.identity, lengthLimit: lengthLimit, table: table)
    latest.withLock { $0[face.rawValue] = entry }
    return table
  }
}
