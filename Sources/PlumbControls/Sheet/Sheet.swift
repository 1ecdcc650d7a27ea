extension View {
  /// Presents a sheet while a binding is true.
  ///
  /// A sheet is a panel in front of the window that is as large as its content, within the window. As on a Mac: views
  /// behind it cannot be used meanwhile, Escape dismisses it, and a click beside it has no effect. On a screen that is
  /// touched, as on an iPad, its size does not depend on its content, and a press beside it dismisses it.
  ///
  /// As SwiftUI: the content has the environment of this view; while another sheet is shown, the sheet waits until the
  /// other one has disappeared, unless this view is inside it.
  ///
  /// - Parameters:
  ///   - isPresented: whether the sheet is shown; set to false when it is dismissed.
  ///   - onDismiss: called once, after the sheet has disappeared.
  ///   - content: the content of the sheet.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      SheetModifier(
        placement: .upper, isPresented: isPresented, onDismiss: onDismiss, sheet: content))
  }

  /// Presents a sheet with the content of an item while there is one.
  ///
  /// If another item takes the place of the item, the content of the sheet is replaced.
  ///
  /// - Parameters:
  ///   - item: the item; set to `nil` when the sheet is dismissed.
  ///   - onDismiss: called once, after the sheet has disappeared.
  ///   - content: the content of the sheet for an item.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(ItemSheetModifier(placement: .upper, item: item, onDismiss: onDismiss, sheet: content))
  }

  /// Presents a view that covers the window while a binding is true.
  ///
  /// SwiftUI does not have this modifier on a Mac; here the view covers the window as it covers the screen on a phone.
  ///
  /// - Parameters:
  ///   - isPresented: whether the view is shown; set to false when it is dismissed.
  ///   - onDismiss: called once, after the view has disappeared.
  ///   - content: the content of the view.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      SheetModifier(
        placement: .cover, isPresented: isPresented, onDismiss: onDismiss, sheet: content))
  }

  /// Presents a view with the content of an item that covers the window while there is one.
  ///
  /// - Parameters:
  ///   - item: the item; set to `nil` when the view is dismissed.
  ///   - onDismiss: called once, after the view has disappeared.
  ///   - content: the content of the view for an item.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(ItemSheetModifier(placement: .cover, item: item, onDismiss: onDismiss, sheet: content))
  }
}

/// A modifier that presents a sheet or a cover while a binding is true.
@usableFromInline struct SheetModifier<Sheet: View> {
  let placement: LayerPlacement
  let isPresented: Binding<Bool>
  let onDismiss: (() -> Void)?
  let sheet: () -> Sheet
}

extension SheetModifier: ViewModifier {
  @usableFromInline func body(content: Content) -> some View {
    content.modifier(
      LayerModifier.modal(
        placement, isPresented: isPresented.wrappedValue,
        dismiss: { isPresented.wrappedValue = false },
        onDismiss: onDismiss
      ) {
        SheetPanel(placement: placement, content: sheet)
      })
  }
}

/// A modifier that presents a sheet or a cover while there is an item.
@usableFromInline struct ItemSheetModifier<Item: Identifiable, Sheet: View> {
  let placement: LayerPlacement
  let item: Binding<Item?>
  let onDismiss: (() -> Void)?
  let sheet: (Item) -> Sheet
}

extension ItemSheetModifier: ViewModifier {
  @usableFromInline func body(content: Content) -> some View {
    let current = item.wrappedValue
    content.modifier(
      LayerModifier.modal(
        placement, isPresented: current != nil, dismiss: { item.wrappedValue = nil },
        onDismiss: onDismiss
      ) {
        if let current {
          SheetPanel(placement: placement) { sheet(current) }.id(current.id)
            .modifier(PresentedItem(id: current.id))
        }
      })
  }
}
