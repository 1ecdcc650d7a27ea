import Testing

/// The runtime casts no types where a requirement can answer, and the check finds such casts.
@Suite struct CastTests {
  @Test func `every cast to a protocol in the runtime has a reason`() {
    for violation in CastCheck.violations(PackageFiles.swift) {
      Issue.record(Comment(rawValue: violation))
    }
  }

  @Test func `every permitted cast is needed`() {
    for place in CastCheck.deadPlaces(PackageFiles.swift) {
      Issue.record(Comment(rawValue: place))
    }
  }

  private func violations(_ text: String) -> [String] {
    CastCheck.violations([source("PlumbCore/Tree", text)], except: [])
  }

  @Test func `every form of a cast is found`() {
    for cast in [
      "Self.self is any RoleView.Type", "(type as? any RoleView.Type)?.role", "a as! any RoleView",
      "value as? (any RoleView)", "type as? any (RoleView & View).Type", "a as? [any RoleView]",
      "switch a { case let a as any RoleView: break }", "switch a { case is any RoleView: break }",
    ] {
      let found = violations(cast)
      #expect(found.count == 1, "\(cast)")
      #expect(
        found.first?.hasPrefix("Sources/PlumbCore/Tree/File.swift:1: casts to RoleView 1 ") == true)
    }
  }

  @Test func `casts to types and conversions are left alone`() {
    for text in [
      "a as? RoleView", "let a = b as any RoleView", "a is Text", "let a: any RoleView",
      "// as? any RoleView", #""as? any RoleView""#,
    ] {
      #expect(violations(text).isEmpty, "\(text)")
    }
    let cast = source("PlumbControls/Button", "a as? any RoleView")
    #expect(CastCheck.violations([cast], except: []).isEmpty)
  }

  @Test func `a permitted cast is left alone, and found when it is dead or not the only one`() {
    let place = CastPlace(path: "Tree/File.swift", protocolName: "RoleView", reason: "A test.")
    let one = [source("PlumbCore/Tree", "a is any RoleView")]
    let two = [source("PlumbCore/Tree", "a is any RoleView || b is any RoleView")]
    #expect(CastCheck.violations(one, except: [place]).isEmpty)
    #expect(CastCheck.violations(two, except: [place]).count == 1)
    #expect(CastCheck.deadPlaces(one, places: [place]).isEmpty)
    #expect(CastCheck.deadPlaces([], places: [place]).count == 1)
  }
}
