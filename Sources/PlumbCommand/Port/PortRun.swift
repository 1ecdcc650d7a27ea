import Foundation

/// The steps of a port after the project is read: changes, writing, building.
struct PortRun {
  private(set) var package: PortedPackage
  let appliesChanges: Bool
  /// Further arguments of the build.
  let flags: [String]
  private(set) var build: PortBuild?
  /// The changes that would help and are not written.
  private var proposals: [FileChange] = []
  private var inactive: [String] = []

  /// - Parameters:
  ///   - appliesChanges: whether proposed changes are written. A package in which they were written keeps them.
  ///   - flags: further arguments of the build.
  init(package: PortedPackage, appliesChanges: Bool, flags: [String] = []) {
    self.package = package
    self.flags = flags
    self.appliesChanges = appliesChanges || PortRecord(in: package.folder)?.appliesChanges ?? false
    self.package.appliesChanges = self.appliesChanges
    replaceEntryAttributes()
    addChanges()
  }

  var report: PortReport {
    PortReport(
      package: package, flags: flags, build: build, proposals: proposals, inactive: inactive)
  }

  /// Writes the package.
  mutating func write() throws(PortFailure) { try package.write() }

  /// Writes the package and builds it, again as long as changes that follow from its errors are to be written.
  ///
  /// Each build may show errors that others have hidden. The changes are as many as the imports and the conditions
  /// of the sources at most, and none is made twice.
  mutating func writeAndBuild(_ build: (PortedPackage) throws -> PortBuild) throws {
    while true {
      try write()
      let result = try build(package)
      self.build = result
      guard !result.succeeded, learn(from: result.errors) else { return }
    }
  }

  // MARK: Changes

  private var sources: [(file: URL, settings: TargetSettings)] {
    package.app.modules.flatMap { module in module.sources.map { ($0, module.settings) } }
  }

  private mutating func replaceEntryAttributes() {
    for (file, _) in sources {
      guard let (change, attribute) = MechanicalChanges.entry(of: file) else { continue }
      package.changes.append(change)
      package.app.remarks.add(
        .detail, PortSentences.entryAttribute(package.app.path(file), attribute))
    }
  }

  private mutating func addChanges() {
    for (file, settings) in sources {
      let rules = MechanicalChanges(system: package.app.system, names: settings.conditions)
      change(file) {
        rules.addConditions(to: &$0)
        MechanicalChanges.addSelectors(to: &$0)
      }
    }
  }

  /// Changes a file among the copies if changes are applied, or else among the proposals.
  ///
  /// - Returns: whether there is something to write.
  @discardableResult
  private mutating func change(_ file: URL, _ body: (inout FileChange) -> Void) -> Bool {
    var list = appliesChanges ? package.changes : proposals
    let index = list.firstIndex { $0.file == file }
    guard let old = index.map({ list[$0] }) ?? FileChange(file: file) else { return false }
    var new = old
    body(&new)
    guard new != old else { return false }
    if let index { list[index] = new } else { list.append(new) }
    if appliesChanges { package.changes = list } else { proposals = list }
    return appliesChanges
  }

  /// Takes the changes from the errors of a build: conditions for absent imports, and parts for Apple's systems
  /// that do not compile here are left out again.
  ///
  /// - Returns: whether the package is to be written again.
  private mutating func learn(from errors: [PortBuild.SourceError]) -> Bool {
    var isChanged = false
    for error in errors {
      let feature = MissingFeature(error.message)
      if feature.kind == .module {
        let module = String(feature.name.dropFirst("import ".count))
        if change(
          error.file, { MechanicalChanges.addImport(of: module, line: error.line, to: &$0) })
        {
          isChanged = true
        }
      } else if appliesChanges, leaveOut(error) {
        isChanged = true
      }
    }
    return isChanged
  }

  /// Takes back the condition that has made a line with an error a part of the program.
  private mutating func leaveOut(_ error: PortBuild.SourceError) -> Bool {
    guard let index = package.changes.firstIndex(where: { $0.file == error.file }) else {
      return false
    }
    let edits = package.changes[index].edits.filter { $0.activated?.contains(error.line) ?? false }
    // The innermost one.
    guard let edit = edits.max(by: { $0.line < $1.line }) else { return false }
    package.changes[index].removeEdits { $0.activated == edit.activated }
    inactive.append(
      PortSentences.inactive(package.app.path(error.file), line: edit.line, package.app.system))
    if package.changes[index].edits.isEmpty { package.changes.remove(at: index) }
    return true
  }
}
