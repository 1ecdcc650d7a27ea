public import Foundation

extension FileWrapper {
  /// Writes the file, or the folder with all files in it.
  ///
  /// A link in the place is never followed: the file to which it points belongs to somebody else.
  ///
  /// With `atomic`, a file or folder of the name is replaced as a whole. Without it, a folder is written only if there
  /// is none of the name, as on a Mac.
  ///
  /// - Parameter originalContentsURL: has no effect: unchanged files are written, too.
  public func write(
    to url: URL, options: WritingOptions = [], originalContentsURL: URL? = nil
  ) throws {
    do {
      switch content {
      case .file(let data) where Self.isLink(url):
        guard options.contains(.atomic) else { throw CocoaError(.fileWriteFileExists) }
        try Self.replace(url) { try data.write(to: $0) }
      case .link(let target):
        let write = { (url: URL) in
          try FileManager.default.createSymbolicLink(
            atPath: url.path, withDestinationPath: target.relativePath)
        }
        if options.contains(.atomic) { try Self.replace(url, by: write) } else { try write(url) }
      case .file(let data):
        let permissions = options.contains(.atomic) ? Self.permissions(of: url) : nil
        try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
        if let permissions, permissions != Self.permissions(of: url) {
          try FileManager.default.setAttributes(
            [.posixPermissions: permissions], ofItemAtPath: url.path)
        }
      case .folder(let children):
        if options.contains(.atomic) {
          let options = options.subtracting(.atomic)
          try Self.replace(url) { try writeFolder(children, to: $0, options) }
        } else {
          try writeFolder(children, to: url, options)
        }
      }
    } catch let error as FileError {
      throw error
    } catch {
      throw FileError.unwritable(url, error)
    }
    if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
  }
}

extension FileWrapper {
  private static func isLink(_ url: URL) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: url.path)) != nil
  }

  /// Returns the permissions of a file, which a replacement would change; `nil` if there is no file.
  private static func permissions(of url: URL) -> Int? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    return attributes?[.posixPermissions] as? Int
  }

  private func writeFolder(
    _ children: [String: FileWrapper], to url: URL, _ options: WritingOptions
  ) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    for (name, child) in children {
      // Such a name is a place outside of the folder.
      guard !["", ".", ".."].contains(name), !name.contains("/") else {
        throw CocoaError(.fileWriteInvalidFileName)
      }
      try child.write(to: url.appending(path: name), options: options)
    }
  }

  /// Writes beside the destination, and then moves the result to the destination. The former file is removed last, so
  /// that an error does not lose it.
  private static func replace(_ url: URL, by write: (URL) throws -> Void) throws {
    let manager = FileManager.default
    let folder = url.deletingLastPathComponent()
    func place() -> URL {
      folder.appending(path: ".\(url.lastPathComponent).\(UUID().uuidString)")
    }
    let new = place()
    do {
      try write(new)
      // A link to nothing is there as well.
      guard manager.fileExists(atPath: url.path) || isLink(url) else {
        return try manager.moveItem(at: new, to: url)
      }
      let old = place()
      try manager.moveItem(at: url, to: old)
      do {
        try manager.moveItem(at: new, to: url)
      } catch {
        try manager.moveItem(at: old, to: url)
        throw error
      }
      try? manager.removeItem(at: old)
    } catch {
      try? manager.removeItem(at: new)
      throw error
    }
  }
}
