import Testing

@testable import PlumbContainers
@testable import PlumbControls
@testable import PlumbCore

/// Types state what their values are, and the requirements have the answers of the library's
/// protocols.
@MainActor @Suite struct StatedTraitTests {
  private struct Composite: View {
    var body: some View { Text("A") }
  }

  private struct Part: View, ImplementationView {
    var body: some View { Text("A") }
  }

  private struct Items: View, ImplementationView, ItemsView {
    var body: some View { Text("A") }
  }

  private struct Framed: ViewModifier {
    func body(content: Content) -> some View { content }
  }

  private struct FramedPart: ImplementationModifier {
    func body(content: Content) -> some View { content }
  }

  private struct Unchanged: TransparentModifier {
    static func _resolve(
      _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
      at cursor: inout _ChildCursor
    ) {
      content(&cursor)
    }
  }

  private struct Property: DynamicProperty {
    @State var count = 0
  }

  private struct Triangle: Shape {
    func path(in rect: CGRect) -> Path { Path(rect) }
  }

  @Test func `a program's types state nothing`() {
    #expect(viewTraits(Composite.self) == .view && elementRole(Composite.self) == nil)
    #expect(modifierTraits(Framed.self).isEmpty)
    #expect(!isInstallable(Property.self))
    #expect(!isUniformlySized(Triangle.self) && !isOutline(Triangle()))
  }

  @Test func `views state the protocols they conform to`() {
    #expect(viewTraits(Part.self) == [.view, .implementation])
    #expect(viewTraits(Items.self) == [.view, .implementation, .items])
    #expect(viewTraits(ControlLabel<Text>.self) == [.view, .implementation, .naming])
    #expect(viewTraits(TextField<Text>.self) == [.view, .field])
    #expect(viewTraits(Toggle<Text>.self) == [.view, .labelled])
    #expect(viewTraits(Section<Text, Text, Text>.self) == [.view, .implementation])
    #expect(viewTraits(OutlineGroup<[Int], Int, Text, Text, Text>.self) == .view)
    #expect(elementRole(Button<Text>.self) == .button)
    #expect(elementRole(Toggle<Text>.self) == .toggle)
  }

  @Test func `views without a body state it`() {
    #expect(viewTraits(Text.self) == [.view, .primitive])
    #expect(viewTraits(Text?.self) == [.view, .primitive])
    #expect(viewTraits(ModifiedContent<Text, EmptyModifier>.self) == [.view, .primitive])
    #expect(viewTraits(OutlineSubgroupChildren.self) == [.view, .primitive])
    #expect(viewTraits(DisclosureGroupBody<Text, Text>.self) == [.view, .primitive, .items])
    #expect(viewTraits(NestedRows<Text>.self) == [.view, .primitive, .items])
  }

  @Test func `modifiers state the protocols they conform to`() {
    #expect(modifierTraits(FramedPart.self) == .implementation)
    #expect(modifierTraits(Unchanged.self) == .transparent)
  }

  @Test func `properties, shapes, layouts and transitions of the library state what they are`() {
    #expect(isInstallable(State<Int>.self) && isInstallable(Binding<Int>.self))
    #expect(isInstallable(Environment<Int>.self) && isInstallable(ScaledMetric<Double>.self))
    #expect(isUniformlySized(Rectangle.self) && isUniformlySized(UnevenRoundedRectangle.self))
    #expect(isOutline(Triangle().stroke(lineWidth: 1)))
    #expect(isRuleLayout(HStackLayout.self) && !isRuleLayout(AnyLayout.self))
    #expect(isErased(OpacityTransition()))
  }

  // MARK: The answers of the conformances

  // Generic, as the code of the runtime is: asked directly, a type has the member of its most special
  // extension, which need not be the one that its conformance has.

  private func viewTraits<V: View>(_: V.Type) -> _CompositeTraits { V._viewTraits }

  private func elementRole<V: View>(_: V.Type) -> ElementRole? { V._elementRole }

  private func modifierTraits<M: ViewModifier>(_: M.Type) -> _CompositeTraits { M._modifierTraits }

  private func isInstallable<P: DynamicProperty>(_: P.Type) -> Bool { P._isInstallable }

  private func isUniformlySized<S: Shape>(_: S.Type) -> Bool { S._isUniformlySized }

  private func isOutline<S: Shape>(_ shape: S) -> Bool {
    S._isOutline && shape._spine(in: CGRect(x: 0, y: 0, width: 9, height: 9)) != nil
  }

  private func isRuleLayout<L: Layout>(_: L.Type) -> Bool { L._isRuleLayout }

  private func isErased<T: Transition>(_ transition: T) -> Bool { transition._erased != nil }
}
