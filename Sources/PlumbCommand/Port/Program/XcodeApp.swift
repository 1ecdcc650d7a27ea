import Foundation
import PlumbFiles

/// Reads the app of an Xcode project.
struct XcodeApp {
  private let url: URL
  private let project: XcodeProject
  private let targets: [XcodeTarget]
  private let scratch: URL

  /// Reads a project.
  ///
  /// - Parameter scratch: a folder for files that are needed meanwhile.
  init(at url: URL, scratch: URL) throws(PortFailure) {
    self.url = url
    self.scratch = scratch
    do {
      project = try XcodeProject(at: url)
    } catch let failure as RegularFile.Failure where failure != .missing {
      let file = url.appending(path: "project.pbxproj").path
      throw PortFailure("\(file) cannot be read: \(failure). Take it from the repository again.")
    } catch {
      let file = url.appending(path: "project.pbxproj")
      throw PortFailure(
        FileKind(file) == .file
          ? "\(file.path) cannot be read: it is damaged, or half of a merge. Open it in Xcode, or take it from the"
            + " repository again."
          : "\(url.path) has no project.pbxproj. Take the project from its repository again.")
    }
    targets = project.products
  }

  /// Whether the project has an app at all.
  var hasApp: Bool { !candidates.isEmpty }

  private var candidates: [XcodeTarget] { targets.filter { $0.type == "application" } }

  /// Returns the app.
  ///
  /// - Parameter name: the target; `nil` for the only app.
  func app(named name: String?) throws(PortFailure) -> PortedApp {
    let target = try chosen(name)
    var remarks = PortRemarks()
    let libraries = libraries(of: target)
    let systems = PortSystem.named(by: target.settings)
    let imports = ([target] + libraries).map { module(of: $0, for: nil).imports }
    let system = PortSystem.chosen(for: systems, imports: imports.reduce([]) { $0.union($1) })
    var app = PortedApp(
      name: target.settings.value("PRODUCT_NAME").flatMap { $0.contains("$") ? nil : $0 }
        ?? target.name,
      project: url, folder: project.root, system: system, systems: systems,
      modules: [target].map { module(of: $0, for: system) })
    app.language = Self.language(of: project)
    app.modules[0].modules = libraries.map(\.moduleName)
    for library in libraries {
      var module = module(of: library, for: system)
      module.modules = self.libraries(of: library).map(\.moduleName)
      app.modules.append(module)
    }
    addContents(of: target, to: &app)
    let list = InformationList(of: target, in: project.root, module: app.moduleName)
    app.information = list.values
    remarks.add(list.remarks)
    for problem in project.problems { remarks.add(.part, problem) }
    var packages = LocalPackages(project.packageFolders, scratch: scratch)
    for (index, owner) in ([target] + libraries).enumerated() {
      for product in owner.products { packages.add(product, to: index, of: &app) }
    }
    remarks.add(packages.remarks)
    describe(target, libraries: libraries, app, &remarks)
    remarks.add(app.remarks)
    app.remarks = remarks
    return app
  }

  /// Returns the language of texts without a translation. Projects of Xcode 10 and before have its English name.
  private static func language(of project: XcodeProject) -> String {
    let region = project.developmentRegion
    return languages[region] ?? region
  }

  private static let languages = [
    "Base": "en", "English": "en", "French": "fr", "German": "de", "Italian": "it",
    "Japanese": "ja", "Spanish": "es", "Dutch": "nl", "Korean": "ko", "Portuguese": "pt",
  ]

  // MARK: Targets

  private func chosen(_ name: String?) throws(PortFailure) -> XcodeTarget {
    let names = candidates.map(\.name)
    let all = names.joined(separator: ", ")
    if let name {
      if let target = candidates.first(where: { $0.name == name }) { return target }
      throw PortFailure(
        "\(url.lastPathComponent) has no app \(name). "
          + (names.isEmpty ? "It has no app at all." : "Its apps are: \(all)."))
    }
    let windowed = candidates.filter { target in
      let systems = PortSystem.named(by: target.settings)
      return systems.isEmpty || systems.contains("iOS") || systems.contains("macOS")
    }
    guard let first = windowed.first else {
      throw PortFailure(
        candidates.isEmpty
          ? "\(url.path) has no app"
            + (targets.isEmpty
              ? "." : ": its targets are \(targets.map(\.name).joined(separator: ", ")).")
            + " Name a project with an app."
          : "The apps of \(url.path) are for neither iOS nor macOS: \(all). Name one of them with --target."
      )
    }
    let programs = Set(windowed.map { Self.nameWithoutSystem($0.name) })
    guard programs.count == 1 else {
      throw PortFailure(
        "\(url.lastPathComponent) has several apps: \(windowed.map(\.name).joined(separator: ", ")). Name one of them with"
          + " --target.")
    }
    // The same program for two systems.
    return windowed.first { PortSystem.named(by: $0.settings).contains("iOS") } ?? first
  }

  /// Returns the name of a target without the name of a system: `Tea (iOS)` and `Tea macOS` are one program.
  static func nameWithoutSystem(_ name: String) -> String {
    let text = name.replacing(
      /[-_ ]*\(?\b(iOS|macOS|iPadOS|OSX|Mac|iPhone)\b\)?/.ignoresCase(), with: "")
    return text.isEmpty ? "" : text.trimmingCharacters(in: .whitespaces)
  }

  /// Returns the libraries of the project that a target uses, each before the ones that use it.
  private func libraries(of target: XcodeTarget) -> [XcodeTarget] {
    var found: [XcodeTarget] = []
    var pending = target.dependencies
    while let id = pending.popLast() {
      guard let library = targets.first(where: { $0.id == id }), library.isLibrary,
        !found.contains(where: { $0.id == id }), id != target.id
      else { continue }
      found.insert(library, at: 0)
      pending += library.dependencies
    }
    return found
  }

  // MARK: Contents

  private func items(of target: XcodeTarget, for system: PortSystem?) -> [XcodeTarget.Item] {
    target.items.filter { item in
      guard let system, !item.systems.isEmpty else { return true }
      return item.systems.contains(system.filter)
    }
  }

  private func module(of target: XcodeTarget, for system: PortSystem?) -> PortedModule {
    var module = PortedModule(
      name: target.moduleName, settings: target.settings.targetSettings(name: target.name),
      folder: project.root)
    var seen: Set<String> = []
    for item in items(of: target, for: system)
    where FileKind(item.url) != .other && seen.insert(item.url.path).inserted {
      switch ContentKind(item.url) {
      case .source: module.sources.append(item.url)
      case .resource:
        if item.isFolderReference {
          module.copied.append(item.url)
        } else {
          module.resources.append(item.url)
        }
      case .translation where !target.isApp: module.resources.append(item.url)
      default: break
      }
    }
    return module
  }

  private func addContents(of target: XcodeTarget, to app: inout PortedApp) {
    let urls = items(of: target, for: app.system).map(\.url)
    let present = urls.filter { FileKind($0) != .other }
    app.translations = present.filter { ContentKind($0) == .translation }
    app.icon = AppIcon.picture(
      in: app.modules[0].resources,
      named: target.settings.value("ASSETCATALOG_COMPILER_APPICON_NAME") ?? "AppIcon")
    let kinds = Dictionary(grouping: present, by: { ContentKind($0) })
    for kind in ContentKind.allCases {
      let names = Set((kinds[kind] ?? []).map(app.path)).sorted()
      guard !names.isEmpty, let entry = LeftOutSentences.sentence(about: kind, names) else {
        continue
      }
      app.remarks.add(entry.weight, entry.text)
    }
    let missing = Set(urls.filter { FileKind($0) == .other }.map(app.path)).sorted()
    let sources = missing.filter { $0.hasSuffix(".swift") }
    if !sources.isEmpty {
      app.remarks.add(.essential, PortSentences.missing(sources))
    }
    let others = missing.filter { !$0.hasSuffix(".swift") }
    if !others.isEmpty { app.remarks.add(.part, PortSentences.missing(others)) }
  }

  private func describe(
    _ target: XcodeTarget, libraries: [XcodeTarget], _ app: PortedApp, _ remarks: inout PortRemarks
  ) {
    if let sentence = PortSentences.choice(of: app) { remarks.add(.detail, sentence) }
    let others = targets.filter { other in
      other.id != target.id && !libraries.contains { $0.id == other.id }
    }
    let types = Dictionary(grouping: others, by: \.type).sorted { $0.key < $1.key }
    for (type, targets) in types {
      if let sentence = LeftOutSentences.sentence(aboutTargetsOf: type, targets.map(\.name)) {
        remarks.add(.detail, sentence)
      }
    }
    // A watch has no windows to port.
    let apps = Dictionary(grouping: others.filter { $0.type == "application" }) {
      PortSystem.named(by: $0.settings) == ["watchOS"]
    }.mapValues { $0.map(\.name) }
    if let names = apps[true],
      let sentence = LeftOutSentences.sentence(aboutTargetsOf: "application.watchapp", names)
    {
      remarks.add(.detail, sentence)
    }
    if let names = apps[false] { remarks.add(.detail, PortSentences.otherApps(names)) }
    if !target.scripts.isEmpty { remarks.add(.part, PortSentences.scripts(target.scripts)) }
  }
}

extension XcodeTarget {
  /// The name of the module, and of the program.
  var moduleName: String { settings.targetSettings(name: name).moduleName }

  fileprivate var isApp: Bool { type == "application" }

  fileprivate var isLibrary: Bool {
    ["framework", "framework.static", "library.static", "library.dynamic"].contains(type)
  }
}
