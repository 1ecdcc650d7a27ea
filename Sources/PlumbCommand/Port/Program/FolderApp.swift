import Foundation

/// Reads a folder of sources without a project as one app.
enum FolderApp {
  static func app(in folder: URL) throws(PortFailure) -> PortedApp {
    let contents = SourceFolder(folder, skipsTests: true)
    guard contents.files.contains(where: EntryPoint.isApp) else {
      throw PortFailure(
        "There is no app in \(folder.path): no type of its Swift files is marked @main. Name the folder of a project."
      )
    }
    var module = PortedModule(
      name: TargetSettings.moduleName(folder.deletingPathExtension().lastPathComponent),
      folder: folder)
    module.sources = contents.files
    let items = FolderItems(folder).urls
    module.resources = items.filter { ContentKind($0) == .resource }
    var app = PortedApp(
      name: folder.deletingPathExtension().lastPathComponent, project: folder, folder: folder,
      system: PortSystem.chosen(for: [], imports: module.imports), modules: [module])
    app.translations = items.filter { ContentKind($0) == .translation }
    app.information = ["CFBundleName": app.name, "CFBundleExecutable": app.moduleName]
    app.remarks.add(.detail, PortSentences.noProject)
    return app
  }
}
