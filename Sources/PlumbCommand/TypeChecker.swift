import AssetCatalogSymbols
import Foundation

/// Type-checks targets with the compiler of the toolchain.
struct TypeChecker {
  var modules: BuiltModules
  /// The version of the language, 5 or 6; `nil` for that of each target.
  var languageVersion: String?
  /// A folder for files that the compiler reads and writes.
  var scratch: URL

  /// Returns a target's files with what each lacks, and leaves its module for those that import it.
  func check(_ step: CheckPlan.Step) throws -> CheckReport {
    let target = step.target
    let folder = scratch.appending(path: "\(step.number)")
    let sources = try LinkedSources(target.files, in: folder.appending(path: "sources"))
    let (symbols, symbolErrors) = try assetSymbols(of: target, in: folder)
    let arguments =
      try modules.arguments(scratch: scratch) + Self.arguments(for: target.settings)
      + ["-swift-version", languageVersion ?? target.settings.languageVersion]
      + (sources.hasMain ? [] : ["-parse-as-library"])
      + step.imports.sorted().flatMap { ["-I", module(of: $0).path] }
    // The symbols first: of two declarations of a name the first one is the error, and Xcode writes
    // none that the sources have, or does not write any.
    let compilation = Compilation(
      arguments: arguments, files: symbols.map(\.path) + sources.paths, folder: folder,
      module: module(of: step.number).appending(path: "\(target.settings.moduleName).swiftmodule"))
    let errors = try compilation.run().filter { error in
      !symbols.contains { $0.path == error.path }
    }
    var report = report(of: step, errors: errors.map(sources.original))
    report.generalErrors += symbolErrors
    return report
  }

  /// Returns a target's files with what each lacks as a module of its own.
  func checkFiles(of step: CheckPlan.Step) throws -> CheckReport {
    var report = report(of: step, errors: [])
    report.namesakes = []
    report.files = []
    for (index, file) in step.target.files.enumerated() {
      var part = step
      part.target.files = [file]
      var checker = self
      checker.scratch = scratch.appending(path: "file-\(step.number)-\(index)")
      let checked = try checker.check(part)
      report.files += checked.files
      report.generalErrors += checked.generalErrors
      try FileManager.default.removeItem(at: checker.scratch)
    }
    report.generalErrors = Array(Set(report.generalErrors)).sorted()
    return report
  }

  /// The folder of the module of a step.
  private func module(of number: Int) -> URL { scratch.appending(path: "\(number)/module") }

  private static func arguments(for settings: TargetSettings) -> [String] {
    ["-module-name", settings.moduleName]
      + settings.conditions.sorted().flatMap { ["-D", $0] }
      + settings.features.sorted().flatMap { ["-enable-upcoming-feature", $0] }
      + (settings.isolatesToMainActor ? ["-default-isolation", "MainActor"] : [])
  }

  private func report(of step: CheckPlan.Step, errors: [Diagnostic]) -> CheckReport {
    let (program, target) = (step.program, step.target)
    let errors = errors.filter { error in
      let feature = MissingFeature(error.message)
      return feature.kind != .module
        || !target.mergedModules.contains(String(feature.name.dropFirst("import ".count)))
    }
    let byPath = Dictionary(grouping: errors, by: \.path)
    let files = target.files.map { url in
      CheckedFile(path: program.path(url), errors: byPath[url.path] ?? [])
    }
    let known = Set(target.files.map(\.path))
    let others = errors.filter { !known.contains($0.path) }.map(\.message)
    return CheckReport(
      name: program.targets.count == 1 ? program.name : "\(program.name), \(target.name)",
      files: files, generalErrors: Array(Set(others)).sorted(),
      namesakes: LinkedSources.namesakes(target.files).map { $0.map(program.path) })
  }

  /// Writes the file of the symbols of the target's asset catalogues, and says what cannot be read.
  private func assetSymbols(
    of target: SourceTarget, in folder: URL
  ) throws -> (files: [URL], errors: [String]) {
    guard !target.catalogues.isEmpty, target.settings.hasAssetSymbols else { return ([], []) }
    var symbols = CatalogueSymbols()
    var errors: [String] = []
    for catalogue in target.catalogues {
      do {
        try symbols.add(catalogue, extendsColor: target.settings.extendsColor)
      } catch {
        errors.append("\(catalogue.lastPathComponent) cannot be read")
      }
    }
    let file = folder.appending(path: "GeneratedAssetSymbols.swift")
    // The name of the bundle is that which SwiftPM generates; here it only has to be there.
    let accessor =
      "\nextension Foundation.Bundle { fileprivate static var module: Bundle { .main } }\n"
    try Data((symbols.source(module: "SwiftUI") + accessor).utf8).write(to: file)
    return ([file], errors)
  }
}
