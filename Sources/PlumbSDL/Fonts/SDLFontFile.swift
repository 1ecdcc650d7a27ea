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
  let identity: Identity

  /// Equal for two objects whose bytes are the same.
  struct Identity: Equatable {
    fileprivate var device: dev_t
    fileprivate var number: ino_t
    fileprivate var byteCount: Int
    /// The time of the latest change of the bytes.
    fileprivate var seconds: Int
    fileprivate var nanoseconds: Int
    fileprivate var index: Int
  }

  init(name: String, folder: URL, index: Int = 0) throws(SDLError) {
    self.name = name
    self.folder = folder
    self.index = index
    do throws(RegularFile.Failure) {
      unsafe (bytes, identity) = try Self.map(folder.appending(path: name).path, index: index)
    } catch {
      throw .fontUnavailable(file: name, folder: folder.path, reason: "\(error)")
    }
  }

  deinit {
    if let start = unsafe bytes.baseAddress {
      unsafe munmap(UnsafeMutableRawPointer(mutating: start), bytes.count)
    }
  }

  /// Gives back the memory of the pages that were read; they are mapped again where they are read.
  func releasePages() {
    guard let start = unsafe bytes.baseAddress else { return }
    unsafe madvise(UnsafeMutableRawPointer(mutating: start), bytes.count, MADV_DONTNEED)
  }

  /// Returns the bytes of a file, which has none if it is empty, and the identity of a face in it.
  private static func map(
    _ path: String, index: Int
  ) throws(RegularFile.Failure) -> (UnsafeRawBufferPointer, Identity) {
    let file = try RegularFile.fileHandle(at: path)
    var status = stat()
    guard unsafe fstat(file.fileDescriptor, &status) == 0 else {
      throw RegularFile.Failure(.ofLastCall)
    }
    let count = Int(status.st_size)
    let identity = Identity(
      device: status.st_dev, number: status.st_ino, byteCount: count,
      seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec, index: index)
    // A mapping has at least one byte.
    if count == 0 { return unsafe (UnsafeRawBufferPointer(start: nil, count: 0), identity) }
    let start = unsafe mmap(nil, count, PROT_READ, MAP_PRIVATE, file.fileDescriptor, 0)
    guard unsafe start != MAP_FAILED else { throw RegularFile.Failure(.ofLastCall) }
    return unsafe (UnsafeRawBufferPointer(start: start, count: count), identity)
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
