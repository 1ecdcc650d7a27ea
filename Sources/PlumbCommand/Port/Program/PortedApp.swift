import Foundation
import PlumbFiles

/// An app as it is ported: the modules, and everything else that its package needs.
struct PortedApp {
  /// The name for people.
  var name: String
  /// The project, the package or the folder that it comes from.
  var project: URL
  /// The folder of the project.
  var folder: URL
  var system: PortSystem
  /// The systems that the project names.
  var systems: Set<String> = []
  /// The modules, the one of the app first.
  var modules: [PortedModule]
  /// The names that sources import, and the modules of the package that have another name here.
  var aliases: [(name: String, module: String)] = []
  /// The packages that are fetched.
  var packages: [RemotePackage] = []
  /// The tables of translations of the app.
  var translations: [URL] = []
  /// The contents of the property list of the app.
  var information: [String: Any] = [:]
  /// The picture of the app.
  var icon: URL?
  /// The language of texts without a translation.
  var language = "en"
  /// Sentences about everything that the package does not have.
  var remarks = PortRemarks()

  /// The name of the module of the app, and of its program.
  var moduleName: String { modules.first?.name ?? "App" }

  /// The path of a file of the project, for people.
  func path(_ url: URL) -> String {
    String(url.path.trimmingPrefix("\(folder.path)/")).printable
  }

  /// The property list of the program. As Xcode adds them: the families of devices, by which the controls of an app for
  /// iOS look as on iOS.
  var programInformation: [String: Any] {
    system == .iOS ? ["UIDeviceFamily": [1, 2]].merging(information) { $1 } : information
  }

  /// The modules that the sources import.
  var imports: Set<String> {
    modules.reduce(into: []) { $0.formUnion($1.imports) }
  }
}

/// A module of a ported package.
struct PortedModule {
  /// A product of another package.
  struct Product: Hashable {
    var name: String
    var package: String
  }

  var name: String
  var settings = TargetSettings()
  /// The folder that the paths of its files begin with.
  var folder: URL
  /// The Swift files.
  var sources: [URL] = []
  /// The files and folders that are put beside the program.
  var resources: [URL] = []
  /// The folders that are put there with their names.
  var copied: [URL] = []
  /// The modules of the same package that it uses.
  var modules: [String] = []
  var products: Set<Product> = []

  /// The modules that the sources import.
  var imports: Set<String> {
    sources.reduce(into: []) { names, file in
      let data = (try? RegularFile.data(of: file)) ?? Data()
      names.formUnion(CheckPlan.imports(in: String(decoding: data, as: UTF8.self)))
    }
  }

  var hasCatalogues: Bool { resources.contains { $0.pathExtension == "xcassets" } }
}

extension PortedApp {
  /// Gives modules other names that the packages of plumb-ui or the toolchain have.
  mutating func useFreeNames() {
    for index in modules.indices where ReservedNames.contains(modules[index].name) {
      let old = modules[index].name
      var new = "\(old)App"
      while modules.contains(where: { $0.name == new }) { new += "App" }
      modules[index].name = new
      for user in modules.indices {
        modules[user].modules = modules[user].modules.map { $0 == old ? new : $0 }
      }
      // Nobody imports the app, whose sources may import the module of that name.
      if index > 0 { aliases.append((old, new)) }
      remarks.add(.detail, PortSentences.renamed(old, new))
    }
  }

  /// Leaves out resources of a module that have the name of an earlier one: all lie in one folder.
  mutating func dropNamesakes() {
    for index in modules.indices {
      var names: Set<String> = []
      var dropped: [URL] = []
      modules[index].resources.removeAll { url in
        let folder = url.deletingLastPathComponent()
        let language = folder.pathExtension == "lproj" ? folder.lastPathComponent : ""
        if names.insert("\(language)/\(url.lastPathComponent)").inserted { return false }
        dropped.append(url)
        return true
      }
      if !dropped.isEmpty { remarks.add(.part, PortSentences.namesakes(dropped.map(path))) }
    }
  }
}
