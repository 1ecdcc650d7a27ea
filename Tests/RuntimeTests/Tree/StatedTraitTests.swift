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
    #expect(Composite._viewTraits == .view && Composite._elementRole == nil)
    #expect(Framed._modifierTraits.isEmpty)
    #expect(!Property._isInstallable)
    #expect(!Triangle._isUniformlySized && !Triangle._isOutline)
  }

  @Test func `views state the protocols they conform to`() {
    #expect(Part._viewTraits == [.view, .implementation])
    #expect(Items._viewTraits == [.view, .implementation, .items])
    #expect(ControlLabel<Text>._viewTraits == [.view, .implementation, .naming])
    #expect(TextField<Text>._viewTraits == [.view, .field])
    #expect(Toggle<Text>._viewTraits == [.view, .labelled])
    #expect(Section<Text, Text, Text>._viewTraits == [.view, .implementation])
    #expect(OutlineGroup<[Int], Int, Text, Text, Text>._viewTraits == [.view, .items])
    #expect(Button<Text>._elementRole == .button && Toggle<Text>._elementRole == .toggle)
  }

  @Test func `modifiers state the protocols they conform to`() {
    #expect(FramedPart._modifierTraits == .implementation)
    #expect(Unchanged._modifierTraits == .transparent)
  }

  @Test func `properties, shapes, layouts and transitions of the library state what they are`() {
    #expect(State<Int>._isInstallable && Binding<Int>._isInstallable)
    #expect(Environment<Int>._isInstallable && ScaledMetric<Double>._isInstallable)
    #expect(Rectangle._isUniformlySized && UnevenRoundedRectangle._isUniformlySized)
    #expect(isOutline(Triangle().stroke(lineWidth: 1)))
    #expect(HStackLayout._isRuleLayout && !AnyLayout._isRuleLayout)
    #expect(OpacityTransition()._erased != nil)
  }

  private func isOutline<S: Shape>(_ shape: S) -> Bool {
    S._isOutline && shape._spine(in: CGRect(x: 0, y: 0, width: 9, height: 9)) != nil
  }
}
