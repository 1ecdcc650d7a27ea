import Testing

/// Types state what they are where it has an effect, and the check finds those that do not.
@Suite struct StatedTraitCheckTests {
  private func expectNone(
    _ violations: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for violation in violations {
      Issue.record(Comment(rawValue: violation), sourceLocation: sourceLocation)
    }
  }

  @Test func `the types of the library state what they are`() {
    expectNone(StatedTraitCheck.statementsApart(PackageFiles.swift))
    expectNone(StatedTraitCheck.animatableParts(PackageFiles.swift))
    expectNone(StatedTraitCheck.incompleteReaders(PackageFiles.swift))
  }

  private func file(_ text: String) -> SourceFile { source("PlumbControls/Button", text) }

  @Test func `a statement apart from View is found`() {
    for text in [
      "extension A: ItemsView where B: View {}", "struct A<B: View>: RoleView {}",
      "extension A.B: _PrimitiveView {}",
    ] {
      #expect(StatedTraitCheck.statementsApart([file(text)]).count == 1, "\(text)")
    }
    for text in [
      "extension A: View, ItemsView where B: View {}", "struct A<B: ItemsView>: View {}",
      "extension A where B: RoleView {}", "protocol A: FieldView {}",
      "// extension A: FieldView {}",
    ] {
      #expect(StatedTraitCheck.statementsApart([file(text)]).isEmpty, "\(text)")
    }
  }

  @Test func `an animatable part of the library is found`() {
    let part = file("struct A: View, ImplementationView {}")
    let other = file("struct B: View {}\nextension B: Animatable {}")
    let animation = file("extension A: Animatable {}")
    #expect(StatedTraitCheck.animatableParts([part, animation]).count == 1)
    #expect(StatedTraitCheck.animatableParts([part, other]).isEmpty)
  }

  @Test func `a node that overrides one of two members is found`() {
    let one = "override var readsPreferences: Bool { true }"
    let both = one + "\noverride func readPreferences() {}"
    #expect(StatedTraitCheck.incompleteReaders([file(one)]).count == 1)
    #expect(StatedTraitCheck.incompleteReaders([file(both)]).isEmpty)
  }
}
