import Foundation
import PlumbFiles

/// Builds the previews of a source file as shared libraries, one after another.
struct PreviewBuild {
  /// The source file.
  let file: URL
  private var library: ModuleLibrary

  /// A library with the functions that register its previews.
  struct Library: Equatable {
    var path: String
    var symbols: [String]
  }

  /// - Parameters:
  ///   - objects: the object files of imported modules that the program with the window does not have.
  ///   - scratch: a folder that belongs to these builds, kept for the next time.
  init(file: URL, module: BuildDescription.Command, objects: [String], scratch: URL) {
    self.file = file
    library = ModuleLibrary(module, objects: objects, scratch: scratch, name: "previews")
  }

  /// The folders with sources of the module, without folders below another one.
  var sourceFolders: [URL] { library.sourceFolders }

  /// The source files that exist now, including files that were added since SwiftPM looked.
  var sources: [String] { library.sources }

  /// Builds a library from the sources as they are now.
  ///
  /// - Throws: `ModuleLibrary.CompilerErrors` if they do not compile.
  mutating func build() throws -> Library {
    try FileManager.default.createDirectory(
      at: library.scratch, withIntermediateDirectories: true)
    let built = try library.build(adding: [writeEntry()], plugIn: copyPlugIn())
    return Library(path: built.path, symbols: try symbols())
  }

  /// Copies the compiler plug-in to the name with which it expands previews.
  private func copyPlugIn() throws -> URL {
    let mark = LibraryArguments.plugInMark
    let copy = library.scratch.appending(path: "PlumbMacros-preview")
    guard let original = library.module.arguments.first(where: { $0.hasSuffix(mark) }) else {
      return copy
    }
    let data = try RegularFile.data(of: URL(filePath: String(original.dropLast(mark.count))))
    if (try? RegularFile.data(of: copy)) != data {
      try data.write(to: copy, options: .atomic)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: copy.path)
    }
    return copy
  }

  private func symbols() throws -> [String] {
    let object = try RegularFile.data(of: URL(filePath: library.objectPath(of: file.path)))
    let names = PreviewSymbols.names(
      in: object, file: "\(library.module.moduleName)/\(file.lastPathComponent)")
    return names + [PreviewProviders.symbol]
  }

  /// Writes the file that registers the previews of the file's providers.
  private func writeEntry() throws -> URL {
    let source = (try? RegularFile.text(of: file)) ?? ""
    let entry = library.scratch.appending(path: "PreviewEntry.swift")
    try ModuleLibrary.write(
      Data(PreviewProviders.entry(for: PreviewProviders.names(in: source)).utf8), to: entry)
    return entry
  }
}
