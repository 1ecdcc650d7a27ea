@_spi(Nodes) internal import PlumbCore

extension View {
  /// Sets the screen that a navigation stack shows for the values of a type.
  ///
  /// As SwiftUI: the modifier must be inside the stack, but not on a row of a lazy container, which may not exist when
  /// the screen is needed. If several are set for a type, the first is used.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(ValueDestination(destination: destination))
  }

  /// Presents a screen in the navigation stack while a value is true; going back sets it to false.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    modifier(PresentedDestination(isPresented: isPresented, destination: destination()))
  }

  /// Presents a screen in the navigation stack for an item; going back sets it to `nil`.
  ///
  /// As SwiftUI: another item replaces the screen and its state.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(ItemDestination(item: item, destination: destination))
  }
}

@usableFromInline struct ValueDestination<D: Hashable, C: View> {
  let destination: (D) -> C
}

extension ValueDestination: _PrimitiveModifier {
  @usableFromInline static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(ValueDestinationViewNode<D, C>.self) { ValueDestinationViewNode(at: $0) }
    node.destination = modifier.destination
    node.resolveChildren(content)
    node.environment.navigationScope?.register(node)
    node.environment.linkTarget?.register(node)
  }
}

/// The node of a destination for the values of a type.
private final class ValueDestinationViewNode<D: Hashable, C: View>: ViewNode, NavigationDestination
{
  var destination: ((D) -> C)?

  var valueType: ObjectIdentifier { ObjectIdentifier(D.self) }

  func screen(for value: AnyHashable) -> AnyView? {
    guard let destination, let value = value.base as? D else { return nil }
    return AnyView(destination(value))
  }
}

@usableFromInline struct PresentedDestination<V: View> {
  let isPresented: Binding<Bool>
  let destination: V
}

extension PresentedDestination: ViewModifier {
  @usableFromInline func body(content: Content) -> some View {
    content.modifier(
      ScreenPresentation(
        screen: isPresented.wrappedValue ? AnyView(destination) : nil,
        didEnd: { [isPresented] in
          if isPresented.wrappedValue { isPresented.wrappedValue = false }
        }))
  }
}

@usableFromInline struct ItemDestination<D: Hashable, C: View> {
  let item: Binding<D?>
  let destination: (D) -> C
}

extension ItemDestination: ViewModifier {
  @usableFromInline func body(content: Content) -> some View {
    content.modifier(
      ScreenPresentation(
        screen: item.wrappedValue.map { AnyView(destination($0).id($0)) },
        didEnd: { [item] in
          if item.wrappedValue != nil { item.wrappedValue = nil }
        }))
  }
}

/// A modifier that presents a screen in the navigation stack around it.
struct ScreenPresentation {
  /// The screen; `nil` while none is presented.
  let screen: AnyView?
  /// Updates the program's value after the screen was dismissed.
  let didEnd: @MainActor () -> Void
}

extension ScreenPresentation: _PrimitiveModifier {
  static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(ScreenPresenterViewNode.self) { ScreenPresenterViewNode(at: $0) }
    node.resolveChildren(content)
    node.update(modifier)
  }
}

/// The node of a view that presents a screen.
private final class ScreenPresenterViewNode: ViewNode, ScreenPresenter {
  private var presentation: ScreenPresentation?
  private weak var stack: NavigationStackViewNode?

  var screen: AnyView? { presentation?.screen }

  func update(_ presentation: ScreenPresentation) {
    let wasPresented = screen != nil
    self.presentation = presentation
    if presentation.screen == nil { tree.presentations.removePresenter(self) }
    if presentation.screen != nil {
      let column = environment.linkTarget
      stack = (column ?? environment.navigationScope)?.stack
      guard let stack else {
        return RuntimeWarning.showOnce(
          "A screen is presented outside of a NavigationStack and not shown; put the view in a stack."
        )
      }
      tree.presentations.addPresenter(self)
      if let column, !wasPresented { column.show(self) } else { stack.present(self) }
    } else if wasPresented {
      stack?.withdraw(self)
    }
  }

  func screenDidEnd() {
    if screen != nil { presentation?.didEnd() }
  }

  override func didUnmount() {
    tree.presentations.removePresenter(self)
    stack?.withdraw(self)
  }
}
