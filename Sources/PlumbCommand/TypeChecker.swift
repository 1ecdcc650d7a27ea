import AssetCatalogSymbols
import Foundation

/// Type-checks targets with the compiler of the toolchain.
struct TypeChecker {
  var modules: BuiltModules
  /// The version of the language, 5 or 6; `nil` for the version of each target.
  var languageVersion: String?
  /// A folder for files that the compiler reads and writes.
  var scratch: URL

  /// Returns the files of a target, each with the features that it lacks, and leaves its module for the
  /// targets that import it.
  func check(_ step: CheckPlan.Step) throws -> CheckReport {
    let target = step.target
    let folder = scratch.appending(path: "\(step.number)")
    let sources = try LinkedSources(target.files, in: folder.appending(path: "sources"))
    let (generated, symbolErrors) = try generatedFiles(of: target, in: folder)
    let wanted = ImplicitModules(for: step.system, sources: target.files)
    var implicit = wanted
    implicit.limit(to: modules)
    let arguments =
      try modules.arguments(scratch: scratch) + Self.arguments(for: target.settings)
      + implicit.flags.flatMap(\.self)
      + ["-swift-version", languageVersion ?? target.settings.languageVersion]
      + (sources.hasMain ? [] : ["-parse-as-library"])
      + step.imports.sorted().flatMap { ["-I", module(of: $0).path] }
    // The symbols come first: of two declarations of a name the first one is the error, and Xcode writes
    // none that the sources have, or does not write any.
    let compilation = Compilation(
      arguments: arguments, files: generated.map(\.path) + sources.paths, folder: folder,
      module: module(of: step.number).appending(path: "\(target.settings.moduleName).swiftmodule"))
    let errors = try compilation.run().filter { error in
      !generated.contains { $0.path == error.path }
    }
    var report = report(of: step, errors: errors.map(sources.original))
    report.generalErrors += symbolErrors
    report.unbuilt = UnbuiltModule.all(among: wanted, imported: step.names, in: modules)
    return report
  }

  /// Returns the files of a target, each with the features that it lacks as a module of its own.
  func checkFiles(of step: CheckPlan.Step) throws -> CheckReport {
    var report = report(of: step, errors: [])
    report.conflicts = []
    report.files = []
    for (index, file) in step.target.files.enumerated() {
      var part = step
      part.target.files = [file]
      // The modules of other targets are not there.
      part.target.mergedModules.formUnion(step.importedModules)
      var checker = self
      checker.scratch = scratch.appending(path: "file-\(step.number)-\(index)")
      let checked = try checker.check(part)
      report.files += checked.files
      report.generalErrors += checked.generalErrors
      report.unbuilt += checked.unbuilt.filter { !report.unbuilt.contains($0) }
      try FileManager.default.removeItem(at: checker.scratch)
    }
    report.generalErrors = Array(Set(report.generalErrors)).sorted()
    return report
  }

  /// The folder of the module of a step.
  private func module(of number: Int) -> URL { scratch.appending(path: "\(number)/module") }

  private static func arguments(for settings: TargetSettings) -> [String] {
    ["-module-name", settings.moduleName]
      + settings.conditions.filter { $0.wholeMatch(of: /[A-Za-z_]\w*/) != nil }.sorted()
      .flatMap { ["-D", $0] }
      + settings.features.sorted().flatMap { ["-enable-upcoming-feature", $0] }
      + settings.experimentalFeatures.sorted().flatMap { ["-enable-experimental-feature", $0] }
      + (settings.isolatesToMainActor ? ["-default-isolation", "MainActor"] : [])
  }

  private func report(of step: CheckPlan.Step, errors: [Diagnostic]) -> CheckReport {
    let (program, target) = (step.program, step.target)
    let errors = errors.filter { error in
      let feature = MissingFeature(error.message)
      return feature.kind != .module
        || !target.mergedModules.contains(String(feature.name.dropFirst("import ".count)))
    }
    let isEntry = { (error: Diagnostic) in
      error.message.hasPrefix("'main' attribute can only apply to one")
    }
    let others = errors.filter { !isEntry($0) }
    let byPath = Dictionary(grouping: others, by: \.path)
    let files = target.files.map { url in
      CheckedFile(path: program.path(url), errors: byPath[url.path] ?? [])
    }
    let known = Set(target.files.map(\.path))
    let general = others.filter { !known.contains($0.path) }.map(\.message)
    return CheckReport(
      name: (program.targets.count == 1 ? program.name : "\(program.name), \(target.name)")
        .printable,
      files: files, generalErrors: Array(Set(general)).sorted(),
      conflicts: Self.conflicts(
        target.files.map(program.path), hasSeveralEntries: errors.contains(where: isEntry)))
  }

  /// Returns the reasons why the compiler refuses files in one module that it takes one by one.
  private static func conflicts(_ paths: [String], hasSeveralEntries: Bool) -> [String] {
    let namesakes = Dictionary(grouping: paths) { $0.split(separator: "/").last }.values
      .filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
    let names = namesakes.map {
      "\($0.joined(separator: " and ")) have one name, which the compiler refuses in a module."
    }
    let entries = ["There is more than one @main, which the compiler refuses in a module."]
    return names + (hasSeveralEntries ? entries : [])
  }

  /// Writes the files that the build of a target adds to its own, and returns an error for each
  /// catalogue that cannot be read.
  private func generatedFiles(
    of target: SourceTarget, in folder: URL
  ) throws -> (files: [URL], errors: [String]) {
    let hasSymbols = !target.catalogues.isEmpty && target.settings.hasAssetSymbols
    let hasBundle = target.settings.hasResourceBundle
    guard hasSymbols || hasBundle else { return ([], []) }
    var symbols = CatalogueSymbols()
    var errors: [String] = []
    for catalogue in hasSymbols ? target.catalogues : [] {
      do {
        try symbols.add(catalogue, extendsColor: target.settings.extendsColor)
      } catch {
        errors.append("\(catalogue.lastPathComponent) cannot be read.")
      }
    }
    // The symbols name the bundle as SwiftPM declares it; here it only has to be there.
    let access = hasBundle ? "internal" : "fileprivate"
    let bundle = """
      import Foundation
      extension Foundation.Bundle { \(access) static var module: Bundle { .main } }

      """
    let file = folder.appending(path: "Generated.swift")
    try Data((bundle + (hasSymbols ? symbols.source(module: "SwiftUI") : "")).utf8).write(to: file)
    return ([file], errors)
  }
}
