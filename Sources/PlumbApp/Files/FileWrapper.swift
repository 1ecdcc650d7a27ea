public import Foundation

/// A file, a folder of files or a symbolic link in memory.
///
/// The same as the class of Foundation on a Mac. Folders are read to a depth of 32. The target of a symbolic link is
/// not read: a document from somebody else would name any file of its reader.
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

  enum Content {
    case file(Data)
    case folder([String: FileWrapper])
    case link(URL)
  }

  private(set) var content: Content

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

  /// Creates a symbolic link.
  ///
  /// - Parameter url: the target; a relative one begins at the folder of the link.
  public init(symbolicLinkWithDestinationURL url: URL) {
    content = .link(url)
  }

  /// Reads a file, a folder or a symbolic link.
  public convenience init(url: URL, options: ReadingOptions = []) throws {
    do throws(FileTree.ReadingError) {
      self.init(try FileTree(at: url.path, limit: Self.largestFile), at: url)
    } catch {
      throw FileError.unreadable(URL(filePath: error.path), error.reason)
    }
  }

  /// Reads the file or the folder of a document, whose place may be a link to it.
  convenience init(document url: URL) throws {
    try self.init(url: url.resolvingSymlinksInPath())
    filename = url.lastPathComponent
    preferredFilename = filename
  }

  /// The most bytes of a file that are read.
  private static let largestFile = 1 << 31

  private init(_ tree: FileTree, at url: URL) {
    switch tree {
    case .file(let data): content = .file(data)
    case .link(let target):
      let folder = url.deletingLastPathComponent()
      content = .link(URL(filePath: target, directoryHint: .notDirectory, relativeTo: folder))
    case .folder(let children):
      content = .folder(
        Dictionary(
          uniqueKeysWithValues: children.map { name, child in
            (name, FileWrapper(child, at: url.appending(path: name)))
          }))
    }
    filename = url.lastPathComponent
    preferredFilename = filename
  }

  /// Whether the wrapper is a folder.
  public var isDirectory: Bool { fileWrappers != nil }

  /// Whether the wrapper is a file.
  public var isRegularFile: Bool { regularFileContents != nil }

  /// Whether the wrapper is a symbolic link.
  public var isSymbolicLink: Bool { symbolicLinkDestinationURL != nil }

  /// The contents; `nil` for a folder and a link.
  public var regularFileContents: Data? {
    if case .file(let data) = content { data } else { nil }
  }

  /// The target of the link; `nil` for a file and a folder.
  public var symbolicLinkDestinationURL: URL? {
    if case .link(let url) = content { url } else { nil }
  }

  /// The files in the folder by their names; `nil` for a file and a link.
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
}
