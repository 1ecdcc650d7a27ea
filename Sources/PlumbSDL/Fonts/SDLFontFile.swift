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
    self.name = name
    self.folder = folder
    self.index = index
    do throws(RegularFile.Failure) {
      unsafe bytes = try Self.map(folder.appending(path: name).path)
    } catch {
      throw .fontUnavailable(file: name, folder: folder.path, reason: "\(error)")
    }
  }

  deinit {
    if let start = unsafe bytes.baseAddress {
      unsafe munmap(UnsafeMutableRawPointer(mutating: start), bytes.count)
    }
  }

  /// Returns the bytes of a file, which has none if it is empty.
  private static func map(_ path: String) throws(RegularFile.Failure) -> UnsafeRawBufferPointer {
    let file = try RegularFile.fileHandle(at: path)
    var status = stat()
    guard unsafe fstat(file.fileDescriptor, &status) == 0 else {
      throw RegularFile.Failure(.ofLastCall)
    }
    let count = Int(status.st_size)
    // A mapping has at least one byte.
    if count == 0 { return unsafe UnsafeRawBufferPointer(start: nil, count: 0) }
    let start = unsafe mmap(nil, count, PROT_READ, MAP_PRIVATE, file.fileDescriptor, 0)
    guard unsafe start != MAP_FAILED else { throw RegularFile.Failure(.ofLastCall) }
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
