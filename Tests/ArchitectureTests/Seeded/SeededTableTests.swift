import Testing

/// The checks find a cycle and an entry without use in the tables themselves.
@Suite struct SeededTableTests {
  private func rule(
    _ folder: String, _ folders: Set<String>, types: [String: Set<String>] = [:]
  ) -> FolderRule {
    FolderRule(folder: folder, folders: folders, types: types)
  }

  @Test func `a cycle is found with its path`() {
    let rules = [
      rule("PlumbCore/A", ["PlumbCore/B"]), rule("PlumbCore/B", ["PlumbCore/C"]),
      rule("PlumbCore/C", ["PlumbCore/D"]),
      rule("PlumbCore/D", [], types: ["PlumbCore/B": ["Node"]]),
    ]
    let found = FolderCheck([], rules: rules).cycles()
    #expect(found.count == 1)
    #expect(
      found.first?.contains("PlumbCore/B -> PlumbCore/C -> PlumbCore/D -> PlumbCore/B.") == true)
    #expect(FolderCheck([], rules: Array(rules.dropLast())).cycles().isEmpty)
  }

  @Test func `two ways to one folder are no cycle`() {
    let rules = [
      rule("PlumbCore/A", ["PlumbCore/B", "PlumbCore/C"]), rule("PlumbCore/B", ["PlumbCore/C"]),
      rule("PlumbCore/C", []),
    ]
    #expect(FolderCheck([], rules: rules).cycles().isEmpty)
  }

  @Test func `an entry that no file needs is found`() {
    let files = [
      source("PlumbCore/A", "struct Size { var area = 1 }\nstruct Edge {}"),
      source("PlumbCore/B", "let a = Size()"), source("PlumbCore/C", "let a = b.area"),
    ]
    let rules = [
      rule("PlumbCore/A", []), rule("PlumbCore/B", ["PlumbCore/A"]),
      rule("PlumbCore/C", ["PlumbCore/B"], types: ["PlumbCore/A": ["Size", "Edge"]]),
    ]
    let found = FolderCheck(files, rules: rules).deadEntries()
    #expect(found.count == 2)
    #expect(found.first?.hasPrefix("PlumbCore/C may use Edge of PlumbCore/A, but no file") == true)
    #expect(found.last?.hasPrefix("PlumbCore/C may use PlumbCore/B, but no file") == true)
  }

  @Test func `a rule without files is found`() {
    let found = FolderCheck([], rules: [rule("PlumbCore/A", [])]).deadEntries()
    #expect(found == ["PlumbCore/A has a rule, but no file. Remove the rule."])
  }

  @Test func `every folder of the table has one rule, of folders that exist in it`() {
    let folders = FolderRule.engine.map(\.folder)
    #expect(Set(folders).count == folders.count)
    for rule in FolderRule.engine {
      #expect(rule.allFolders.isSubset(of: folders), "\(rule.folder)")
    }
  }

  @Test func `an entry outside the modules that may be imported is found`() {
    let found = FolderCheck.moduleAgreement(
      rules: [rule("PlumbCore/A", ["PlumbSDL/B", "PlumbText/C", "PlumbCore/D"])])
    #expect(found == ["PlumbCore/A may use PlumbSDL/B, but PlumbCore may not import PlumbSDL."])
  }

  @Test func `a listed name of Foundation that the engine does not declare is found`() {
    let files = [source("PlumbCore/A", "struct A { func filter() {} }")]
    #expect(ForeignMember.deadNames(files, names: ["filter", "map"]).count == 1)
  }
}
