import Foundation
import PlumbFiles

/// A program in the folder of a build, with what SwiftPM has written beside it.
struct BuiltProgram {
  let executable: URL
  let product: String
  /// The commands of the build; `nil` for a program that is in no folder of SwiftPM's.
  let build: BuildDescription?

  /// - Throws: an error if there is a list of the build that cannot be read.
  init(executable: URL, product: String) throws(FileProblem) {
    let file = executable.resolvingSymlinksInPath()
    self.executable = file
    self.product = product
    let folder = file.deletingLastPathComponent()
    // Between is a folder with the name of the machine.
    let list = folder.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "\(folder.lastPathComponent).yaml")
    build = try RegularFile.textIfThere(of: list).map { BuildDescription($0) }
  }

  /// The bundles with the resources of the targets that the program is linked from, which lie beside it.
  var resourceBundles: [URL] {
    let folder = executable.deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let bundles = names.filter { $0.hasSuffix(".resources") }.sorted()
    let linked = linkedTargets
    return bundles.filter { name in
      linked?.contains { name.hasSuffix("_\($0).resources") } ?? true
    }.map { folder.appending(path: $0) }
  }

  /// The targets that the program is linked from; `nil` if that is not known.
  var linkedTargets: Set<String>? { build?.targets(linkedInto: product) }

  /// Returns whether a file of a package's folder is linked into the program; `nil` if that is not known.
  func isLinked(_ package: URL) -> Bool? {
    build?.sources(linkedInto: product).map { sources in
      sources.contains { $0.hasPrefix("\(package.path)/") }
    }
  }
}

extension BuildDescription {
  private func objects(linkedInto product: String) -> Set<String>? {
    executable(named: product).map { Set($0.inputs.filter { $0.hasSuffix(".o") }) }
  }

  /// Returns the targets that an executable is linked from; `nil` if there is none.
  func targets(linkedInto product: String) -> Set<String>? {
    objects(linkedInto: product).map { objects in
      Set(
        objects.flatMap { $0.split(separator: "/") }.compactMap { part in
          part.hasSuffix(".build") && part != ".build" ? String(part.dropLast(6)) : nil
        })
    }
  }

  /// Returns the sources of the modules that an executable is linked from; `nil` if there is none.
  func sources(linkedInto product: String) -> [String]? {
    objects(linkedInto: product).map { objects in
      commands.values.filter { $0.outputs.contains(where: objects.contains) }.flatMap(\.inputs)
    }
  }
}
