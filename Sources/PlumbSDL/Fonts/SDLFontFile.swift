internal import Foundation

/// The bytes of a font file, read once and shared by all sizes.
///
/// The file is read and not memory-mapped: truncating a mapped file would terminate the process.
@safe final class SDLFontFile {
  let name: String
  let folder: URL
  let bytes: UnsafeRawBufferPointer
  /// The index of the face in a collection.
  let index: Int

  init(name: String, folder: URL, index: Int = 0) throws(SDLError) {
    let data: Data
    do {
      data = try Data(contentsOf: folder.appending(path: name))
    } catch {
      throw .fontUnavailable(
        file: name, folder: folder.path, reason: FileError.message(for: error))
    }
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: data.count, alignment: 16)
    unsafe data.copyBytes(to: copy)
    self.name = name
    self.folder = folder
    self.index = index
    unsafe bytes = UnsafeRawBufferPointer(copy)
  }

  deinit {
    unsafe bytes.deallocate()
  }

  /// The OpenType tables of the face; `nil` if the file has no directory of tables.
  var tables: FontTables? {
    FontTables(index: index) { [self] offset, length in
      unsafe Array(bytes.dropFirst(max(offset, 0)).prefix(max(length, 0)))
    }
  }

  /// Returns the error for an invalid font file.
  func error(_ reason: String) -> SDLError {
    .fontUnavailable(file: name, folder: folder.path, reason: reason)
  }
}
