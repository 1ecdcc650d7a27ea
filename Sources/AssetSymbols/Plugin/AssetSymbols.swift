import Foundation
import PackagePlugin

/// Writes a Swift file with the symbols of the asset catalogues of a target, before each build in
/// which one of them has changed.
@main struct AssetSymbols: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let files = Array(module.sourceFiles)
    let catalogues = files.filter { $0.type == .resource }.flatMap {
      self.catalogues(at: $0.url)
    }
    guard !catalogues.isEmpty else {
      if let unused = files.lazy.flatMap({ self.catalogues(at: $0.url) }).first {
        let path = unused.path.trimmingPrefix("\(module.directoryURL.path)/")
        Diagnostics.error(
          "\(path) is not a resource of the target \(target.name): add "
            + "resources: [.process(\"\(path)\")] to it in Package.swift.")
      }
      return []
    }
    // The product that the target depends on.
    let isSwiftUI = target.recursiveTargetDependencies.contains { $0.name == "SwiftUI" }
    let output = context.pluginWorkDirectoryURL.appending(path: "GeneratedAssetSymbols.swift")
    return [
      .buildCommand(
        displayName: "Writing the asset symbols of \(target.name)",
        executable: try context.tool(named: "AssetSymbolsGenerator").url,
        arguments: [isSwiftUI ? "SwiftUI" : "PlumbUI", output.path] + catalogues.map(\.path),
        inputFiles: catalogues.flatMap(contents),
        outputFiles: [output])
    ]
  }

  /// Returns a resource if it is a catalogue, and the catalogues in it if it is another folder.
  private func catalogues(at resource: URL) -> [URL] {
    if resource.pathExtension == "xcassets" { return [resource] }
    guard resource.hasDirectoryPath || isFolder(resource) else { return [] }
    return below(resource).filter { $0.pathExtension == "xcassets" }
  }

  /// Returns the lists and folders of a catalogue, whose changes may change its symbols.
  private func contents(of catalogue: URL) -> [URL] {
    [catalogue]
      + below(catalogue).filter { $0.lastPathComponent == "Contents.json" || isFolder($0) }
  }

  private func below(_ folder: URL) -> [URL] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (paths ?? []).sorted().map { folder.appending(path: $0) }
  }

  private func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
