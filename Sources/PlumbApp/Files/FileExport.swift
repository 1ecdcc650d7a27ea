internal import Foundation

/// The contents to be written to a file that a person chooses.
struct FileExport {
  /// The possible types of the file, the first by default.
  let contentTypes: [UTType]
  /// The name that is proposed, with or without an extension.
  let name: String?
  let source: Source

  /// The source of the contents.
  enum Source {
    /// A document, which is written to a file as a type.
    case document(write: @Sendable (UTType, URL) throws -> Void)
    /// A document whose contents are taken at once, and written to a file later.
    case snapshot(@MainActor (UTType) throws -> @Sendable (URL) throws -> Void)
    /// A value whose data in a type become the file.
    case value(data: @Sendable (UTType) async throws -> Data)
  }

  /// The name that is proposed, with the extension of the first type.
  var filename: String {
    let name = name ?? "Untitled"
    guard let type = contentTypes.first, let ending = type.preferredFilenameExtension,
      knownType(of: name) == nil
    else { return name }
    return "\(name).\(ending)"
  }

  /// Returns the type that the extension of a name means; `nil` if none of the types has it.
  private func knownType(of name: String) -> UTType? {
    contentTypes.first { FileTypes([$0]).extensions != nil && FileTypes([$0]).allows(name) }
  }

  /// Returns the file to write for a choice, and its type. A name without an extension gets the extension of the first
  /// type, and a number if there is such a file: the person was not asked whether to replace it.
  func target(for url: URL) -> (type: UTType, url: URL) {
    if let type = knownType(of: url.lastPathComponent) { return (type, url) }
    let first = contentTypes.first ?? .data
    guard url.pathExtension.isEmpty, let ending = first.preferredFilenameExtension else {
      return (first, url)
    }
    let completed = url.appendingPathExtension(ending)
    return (first, Self.free(completed.lastPathComponent, in: url.deletingLastPathComponent()))
  }

  /// Writes documents to files in a folder and returns the files. Files that exist are kept: the names of others get
  /// numbers.
  static func write<Document: FileDocument>(
    _ documents: [Document], as type: UTType, in folder: URL
  ) throws -> [URL] {
    try documents.map { document in
      let wrapper = try document.fileWrapper(
        configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: nil))
      let name = FileExport(
        contentTypes: [type], name: wrapper.preferredFilename,
        source: .document { _, _ in }
      ).filename
      let url = free(name, in: folder)
      try wrapper.write(to: url, options: .atomic)
      return url
    }
  }

  /// Writes values to files in a folder and returns the files. Files that exist are kept: the names of others get
  /// numbers.
  ///
  /// - Parameter types: the possible types of the files; none for the types as which values are transferred.
  static func write<Value: Transferable>(
    _ values: [Value], as types: [UTType], in folder: URL
  ) async throws -> [URL] {
    let type = (types.isEmpty ? Value.exportedContentTypes : types).first ?? .data
    let name = FileExport(contentTypes: [type], name: nil, source: .document { _, _ in }).filename
    var files: [URL] = []
    for value in values {
      let data = try await value.exported(as: type)
      let file = free(name, in: folder)
      try data.write(to: file, options: .atomic)
      files.append(file)
    }
    return files
  }

  /// Returns a file of a name, or of the name with a number, that does not exist.
  private static func free(_ name: String, in folder: URL) -> URL {
    var (url, number) = (folder.appending(path: name), 1)
    let (base, ending) = (url.deletingPathExtension().lastPathComponent, url.pathExtension)
    while FileManager.default.fileExists(atPath: url.path) {
      number += 1
      url = folder.appending(path: "\(base) \(number)")
      if !ending.isEmpty { url.appendPathExtension(ending) }
    }
    return url
  }

  /// Moves a file to a folder and returns its new place.
  static func move(_ file: URL, to folder: URL) throws -> URL {
    let target = folder.appending(path: file.lastPathComponent)
    do {
      try FileManager.default.moveItem(at: file, to: target)
    } catch {
      throw FileError.unmovable(file, to: folder, error)
    }
    return target
  }
}

/// A modifier that asks a person for a file while a binding is true, and writes it.
@usableFromInline struct FileExportModifier {
  let isPresented: Binding<Bool>
  /// The contents to be written; `nil` if there are none.
  let content: FileExport?
  let completion: (Result<URL, any Error>) -> Void
  let cancellation: () -> Void
}

extension FileExportModifier: ViewModifier {
  @usableFromInline func body(content view: Content) -> some View {
    view
      .onChange(of: isPresented.wrappedValue, initial: true) { _, isPresented in
        guard isPresented, content == nil else { return }
        self.isPresented.wrappedValue = false
        completion(.failure(FileError.nothingToExport))
      }
      .modifier(
        FileDialogModifier(
          isPresented: Binding(
            get: { isPresented.wrappedValue && content != nil },
            set: { isPresented.wrappedValue = $0 }),
          purpose: .newFile(name: content?.filename ?? ""),
          contentTypes: content?.contentTypes ?? [],
          title: "Export", completion: { export($0) }, cancellation: cancellation))
  }

  @MainActor private func export(_ files: [URL]) {
    guard let content, let file = files.first else { return }
    let target = content.target(for: file)
    switch content.source {
    case .document(let write):
      FileExport.perform(completion) {
        try write(target.type, target.url)
        return target.url
      }
    case .snapshot(let take):
      let write = Result { try take(target.type) }
      FileExport.perform(completion) {
        try write.get()(target.url)
        return target.url
      }
    case .value(let data):
      FileExport.perform(completion) {
        let data = try await data(target.type)
        try FileWrapper(regularFileWithContents: data).write(to: target.url, options: .atomic)
        return target.url
      }
    }
  }
}

extension FileExport {
  /// Performs work with files off the main actor, as a disk may take seconds, and hands its result over.
  static func perform<Value: Sendable>(
    _ completion: @escaping (Result<Value, any Error>) -> Void,
    _ work: @escaping @Sendable () async throws -> Value
  ) {
    // The views call this on the main actor, and the completion runs there as well.
    let sent = SentValue(value: completion)
    Task { @MainActor in
      let result = await Task.detached { await Self.result(of: work) }.value
      sent.value(result)
    }
  }

  private static func result<Value: Sendable>(
    of work: @Sendable () async throws -> Value
  ) async -> Result<Value, any Error> {
    do { return .success(try await work()) } catch { return .failure(error) }
  }
}

/// A value on its way to another task.
///
/// As SwiftUI: documents are written off the main actor. A document is a value, and the modifier that has it does not
/// change it.
struct SentValue<Value>: @unchecked Sendable {
  let value: Value
}

extension Transferable {
  /// The types as which values are transferred as data.
  static var exportedContentTypes: [UTType] {
    representations.compactMap { $0.data == nil ? nil : $0.contentType }
  }

  /// Returns the value as data of a type, or of one that conforms to it.
  func exported(as type: UTType) async throws -> Data {
    let entries = Self.representations
    let fitting =
      entries.first { $0.contentType == type && $0.data != nil }
      ?? entries.first { $0.data != nil && $0.contentType?.conforms(to: type) == true }
    if let data = fitting?.data { return try await data(self) }
    throw FileError.notData
  }
}
