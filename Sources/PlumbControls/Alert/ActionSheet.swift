/// A choice of actions as a value; the predecessor of `confirmationDialog(_:isPresented:actions:)`.
public struct ActionSheet {
  /// A button of an action sheet.
  public typealias Button = Alert.Button

  private let title: Text
  private let message: Text?
  private let buttons: [Button]

  /// Creates an action sheet.
  ///
  /// - Parameter buttons: the buttons; a button called Cancel is added if none cancels.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

extension ActionSheet: AlertValue {
  var content: AlertContent<AlertValueButtons, Text?> {
    AlertContent(
      title: title, actions: AlertValueButtons(buttons: buttons), message: message, isDialog: true)
  }
}

extension View {
  /// Presents an action sheet while a binding is true. As SwiftUI: deprecated; use
  /// `confirmationDialog(_:isPresented:titleVisibility:actions:)`.
  ///
  /// - Parameter content: returns the action sheet; called when it is presented.
  nonisolated public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    modifier(AlertValueModifier(isPresented: isPresented, content: content))
  }

  /// Presents an action sheet for an item while there is one. As SwiftUI: deprecated; use
  /// `confirmationDialog(_:isPresented:titleVisibility:presenting:actions:)`.
  ///
  /// - Parameters:
  ///   - item: the item; set to `nil` when the action sheet is dismissed.
  ///   - content: returns the action sheet for an item.
  nonisolated public func actionSheet<T: Identifiable>(
    item: Binding<T?>, content: @escaping (T) -> ActionSheet
  ) -> some View {
    modifier(ItemAlertModifier(item: item, content: content))
  }
}
