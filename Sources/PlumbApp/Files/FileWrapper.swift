public import Foundation

/// A file or a folder of files in memory.
///
/// The same as the class of Foundation on a Mac, without symbolic links. Folders are read to a depth of 32.
public final class FileWrapper {
  /// The options for writing a wrapper.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    /// The file takes its place only when it is complete.
    public static let atomic = WritingOptions(rawValue: 1)
    /// The wrapper takes the name of the file.
    public static let withNameUpdating = WritingOptions(rawValue: 2)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// The options for reading a wrapper.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    /// Contents are read at once, as they are without this option.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// Contents are not mapped into memory, as they never are.
    public static let withoutMapping = ReadingOptions(rawValue: 2)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  private enum Content {
    case file(Data)
    case folder([String: FileWrapper])
  }

  private var content: Content

  /// The name of the file from which the wrapper was read, or to which it was written.
  public var filename: String?
  /// The name under which the wrapper is written if possible.
  public var preferredFilename: String?

  /// Creates a file with contents.
  public init(regularFileWithContents contents: Data) {
    content = .file(contents)
  }

  /// Creates a folder with files by their names.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    content = .folder(childrenByPreferredName)
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
      child.preferredFilename = name
    }
  }

  /// Reads a file or a folder.
  public convenience init(url: URL, options: ReadingOptions = []) throws {
    try self.init(reading: url, depth: 0)
  }

  private init(reading url: URL, depth: Int) throws {
    guard FileManager.default.fileExists(atPath: url.path), depth < 32 else {
      throw FileError.unreadable(url, CocoaError(.fileReadNoSuchFile))
    }
    if url.isExistingFolder {
      var children: [String: FileWrapper] = [:]
      for name in try FileManager.default.contentsOfDirectory(atPath: url.path) {
        children[name] = try FileWrapper(reading: url.appending(path: name), depth: depth + 1)
      }
      content = .folder(children)
    } else {
      do {
        content = .file(try RegularFile.contents(of: url.path))
      } catch {
        throw FileError.unreadable(url, error)
      }
    }
    filename = url.lastPathComponent
    preferredFilename = filename
  }

  /// Whether the wrapper is a folder.
  public var isDirectory: Bool { fileWrappers != nil }

  /// Whether the wrapper is a file.
  public var isRegularFile: Bool { regularFileContents != nil }

  /// The contents; `nil` for a folder.
  public var regularFileContents: Data? {
    if case .file(let data) = content { data } else { nil }
  }

  /// The files in the folder by their names; `nil` for a file.
  public var fileWrappers: [String: FileWrapper]? {
    if case .folder(let children) = content { children } else { nil }
  }

  /// Adds a file to a folder and returns its name, which differs from the preferred one if another file has that name.
  ///
  /// - Precondition: the wrapper is a folder, and the other has a preferred name.
  @discardableResult public func addFileWrapper(_ child: FileWrapper) -> String {
    guard case .folder(var children) = content, let name = child.preferredFilename else {
      preconditionFailure(
        "A file was added to a file wrapper that is no folder, or it has no preferred name.")
    }
    var (free, number) = (name, 1)
    while children[free] != nil {
      number += 1
      free = "\(name) \(number)"
    }
    children[free] = child
    content = .folder(children)
    return free
  }

  /// Adds a file with contents to a folder, and returns its name.
  ///
  /// - Precondition: the wrapper is a folder.
  @discardableResult public func addRegularFile(
    withContents data: Data, preferredFilename fileName: String
  ) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }

  /// Removes a file from a folder.
  public func removeFileWrapper(_ child: FileWrapper) {
    guard case .folder(let children) = content else { return }
    content = .folder(children.filter { $0.value !== child })
  }

  /// Writes the file, or the folder with all files in it.
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
      guard manager.fileExists(atPath: url.path) else {
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

/// An error of a file, described in one sentence.
enum FileError: LocalizedError, CustomStringConvertible {
  case unreadable(URL, any Error)
  case unwritable(URL, any Error)
  case unmovable(URL, to: URL, any Error)
  case nothingToExport
  case notData

  var description: String {
    switch self {
    case .unreadable(let url, let error):
      "\(url.path) could not be read: \(Self.reason(error))"
    case .unwritable(let url, let error):
      "\(url.path) could not be written: \(Self.reason(error))"
    case .unmovable(let url, let target, let error):
      "\(url.path) could not be moved to \(target.path): \(Self.reason(error))"
    case .nothingToExport: "There is no document to export; set it before the dialog is presented."
    case .notData: "The value has no representation as data of the type to export."
    }
  }

  var errorDescription: String? { description }

  private static func reason(_ error: any Error) -> String { error.localizedDescription }
}
