import Foundation
import PlumbFiles

/// The sources that SwiftPM writes for targets with resources, without the path of the build.
///
/// SwiftPM gives each target with resources a `Bundle.module`, which searches beside the program and then in the folder
/// of the build, whose path is so in the program. The compiler reads another text in their place, by an overlay of the
/// file system, with the folder of the installed program.
struct ResourceAccessors {
  /// The folder for the texts.
  let folder: URL
  /// The name of the program.
  let command: String

  private static let fileName = "resource_bundle_accessor.swift"
  private var overlay: URL { folder.appending(path: "overlay.yaml") }

  /// The arguments of the builds. They are the same in each, so that none compiles everything again.
  var arguments: [String] { ["-vfsoverlay", overlay.path].flatMap { ["-Xswiftc", $0] } }

  /// Writes an overlay of nothing where there is none of an earlier build.
  func prepare() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    if FileKind(overlay) != .file { _ = try write([:]) }
  }

  /// Writes an overlay with the sources of a build.
  ///
  /// - Returns: whether another one than before is needed, so that the build must be done again.
  func replace(in products: URL) throws -> Bool {
    var texts: [String: URL] = [:]
    var changed: [URL] = []
    for file in Self.files(in: products) {
      let target = file.deletingLastPathComponent().deletingLastPathComponent()
        .deletingPathExtension().lastPathComponent
      let copy = folder.appending(path: "\(target).swift")
      let text = Self.text(replacing: try RegularFile.text(of: file), for: command)
      if try write(text, to: copy) { changed.append(file) }
      texts[file.path] = copy
    }
    let isNew = try write(texts)
    // SwiftPM leaves a file as it is whose text is right, and compiles again what has another time.
    for file in isNew ? texts.keys.map({ URL(filePath: $0) }) : changed {
      try FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: file.path)
    }
    return isNew || !changed.isEmpty
  }

  /// Returns a source of SwiftPM's with the folder of the installed program in place of that of the build.
  static func text(replacing text: String, for command: String) -> String {
    text.replacing(/"\/[^"\n]*\/([^"\/\n]+\.resources)"/) { match in
      "\"/usr/lib/\(command)/\(match.output.1)\""
    }
  }

  private static func files(in products: URL) -> [URL] {
    let products = products.resolvingSymlinksInPath()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: products.path)) ?? []
    return names.sorted().filter { $0.hasSuffix(".build") }
      .map { products.appending(path: "\($0)/DerivedSources/\(fileName)") }
      .filter { FileKind($0) == .file }
  }

  /// Writes the overlay, which is JSON, a part of YAML.
  private func write(_ texts: [String: URL]) throws -> Bool {
    let roots = texts.sorted { $0.key < $1.key }.map { path, copy in
      let folder = URL(filePath: path).deletingLastPathComponent().path
      return """
        {"type": "directory", "name": \(Self.literal(folder)), "contents": [{"type": "file", \
        "name": "\(Self.fileName)", "external-contents": \(Self.literal(copy.path))}]}
        """
    }
    return try write(
      "{\"version\": 0, \"use-external-names\": false, \"roots\": [\(roots.joined(separator: ",\n"))]}\n",
      to: overlay)
  }

  /// Writes a file unless it has the text.
  private func write(_ text: String, to file: URL) throws -> Bool {
    let data = Data(text.utf8)
    if (try? RegularFile.data(of: file)) == data { return false }
    try data.write(to: file, options: .atomic)
    return true
  }

  private static func literal(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}
