internal import Foundation

/// The bytes of one font file, read once and shared by all sizes.
///
/// They are read and not mapped: a file that is cut while it is mapped would end the program.
@safe final class SDLFontFile {
  let name: String
  let folder: URL
  let bytes: UnsafeRawBufferPointer
  /// Which face of a collection.
  let index: Int

  init(name: String, folder: URL, index: Int = 0) throws(SDLError) {
    let data: Data
    do {
      data = try Data(contentsOf: folder.appending(path: name))
    } catch {
      throw .fontUnavailable(
        file: name, folder: folder.path, reason: FileError.sentence(for: error))
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

  /// The error that this file is not a font.
  func error(_ reason: String) -> SDLError {
    .fontUnavailable(file: name, folder: folder.path, reason: reason)
  }
}
