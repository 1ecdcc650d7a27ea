/// An alert as a value; the predecessor of `alert(_:isPresented:actions:)`.
public struct Alert {
  /// A button of an alert.
  public struct Button {
    fileprivate let label: Text
    fileprivate let role: ButtonRole?
    fileprivate let action: () -> Void

    /// Returns a button without a role.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action ?? {})
    }

    /// Returns a button that cancels.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action ?? {})
    }

    /// Returns a button called Cancel that cancels.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      .cancel(Text("Cancel"), action: action)
    }

    /// Returns a button that destroys something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action ?? {})
    }
  }

  fileprivate let title: Text
  fileprivate let message: Text?
  fileprivate let buttons: [Button]

  /// Creates an alert with one button.
  ///
  /// - Parameter dismissButton: the button; `nil` for a button called OK.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    (self.title, self.message) = (title, message)
    buttons = [dismissButton].compactMap(\.self)
  }

  /// Creates an alert with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    (self.title, self.message) = (title, message)
    buttons = [primaryButton, secondaryButton]
  }
}

/// An alert or an action sheet as a value.
protocol AlertValue {
  /// The content of its panel.
  @MainActor var content: AlertContent<AlertValueButtons, Text?> { get }
}

extension Alert: AlertValue {
  var content: AlertContent<AlertValueButtons, Text?> {
    AlertContent(title: title, actions: AlertValueButtons(buttons: buttons), message: message)
  }
}

/// The buttons of an alert that is a value.
struct AlertValueButtons: View, ImplementationView {
  let buttons: [Alert.Button]

  var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      let button = buttons[index]
      Button(role: button.role) {
        button.action()
      } label: {
        button.label
      }
    }
  }
}

extension View {
  /// Presents an alert while a binding is true. As SwiftUI: deprecated; use `alert(_:isPresented:actions:)`.
  ///
  /// - Parameter content: returns the alert; called when it is presented.
  nonisolated public func alert(
    isPresented: Binding<Bool>, content: @escaping () -> Alert
  ) -> some View {
    modifier(AlertValueModifier(isPresented: isPresented, content: content))
  }

  /// Presents an alert for an item while there is one. As SwiftUI: deprecated; use
  /// `alert(_:isPresented:presenting:actions:)`.
  ///
  /// - Parameters:
  ///   - item: the item; set to `nil` when the alert is dismissed.
  ///   - content: returns the alert for an item.
  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    modifier(ItemAlertModifier(item: item, content: content))
  }
}

/// A modifier that presents an alert or an action sheet while a binding is true.
struct AlertValueModifier<Value: AlertValue> {
  let isPresented: Binding<Bool>
  let content: () -> Value
}

extension AlertValueModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.modifier(
      AlertModifier(
        isPresented: isPresented, alert: isPresented.wrappedValue ? self.content().content : nil))
  }
}

/// A modifier that presents an alert or an action sheet for an item while there is one.
struct ItemAlertModifier<Item: Identifiable, Value: AlertValue> {
  let item: Binding<Item?>
  let content: (Item) -> Value
}

extension ItemAlertModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.modifier(
      AlertModifier(
        isPresented: Binding(
          get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } }),
        alert: item.wrappedValue.map { self.content($0).content }))
  }
}
