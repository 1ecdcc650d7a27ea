/// A modifier of the panel of an item, which keeps the keyboard focus inside when another item takes its place.
struct PresentedItem<ID: Hashable> {
  let id: ID
  @Environment(\.presentation) private var presentation
}

extension PresentedItem: ImplementationModifier {
  func body(content: Content) -> some View {
    content.onChange(of: id) { presentation?.contentDidChange() }
  }
}
