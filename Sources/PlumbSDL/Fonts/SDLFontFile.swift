internal import Foundation

/// The bytes of a font file, mapped into memory and shared by all sizes.
///
/// Only the pages that are read take memory, which programs with the same font share. A program that
/// truncates the file in place would end this one; installers replace files instead.
@safe final class SDLFontFile {
  let name: String
  let folder: URL
  let bytes: UnsafeRawBufferPointer
  /// The index of the face in a collection.
  let index: Int

  init(name: String, folder: URL, index: Int = 0) throws(SDLError) {
    guard let bytes = unsafe Self.map(folder.appending(path: name).path) else {
      let reason = unsafe String(cString: strerror(errno))
      throw .fontUnavailable(file: name, folder: folder.path, reason: reason)
    }
    self.name = name
    self.folder = folder
    self.index = index
    unsafe self.bytes = bytes
  }

  deinit {
    if let start = unsafe bytes.baseAddress {
      unsafe munmap(UnsafeMutableRawPointer(mutating: start), bytes.count)
    }
  }

  /// Returns the bytes of a file, which has none if it is empty; `nil` with `errno` set on an error.
  private static func map(_ path: String) -> UnsafeRawBufferPointer? {
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { _ = close(file) }
    var status = stat()
    guard unsafe fstat(file, &status) == 0 else { return nil }
    let count = Int(status.st_size)
    // A mapping has at least one byte.
    if count == 0 { return unsafe UnsafeRawBufferPointer(start: nil, count: 0) }
    let start = unsafe mmap(nil, count, PROT_READ, MAP_PRIVATE, file, 0)
    guard unsafe start != MAP_FAILED else { return nil }
    return unsafe UnsafeRawBufferPointer(start: start, count: count)
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
