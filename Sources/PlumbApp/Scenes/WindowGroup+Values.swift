/// The groups whose windows are opened for values.
///
/// As SwiftUI: a window shows one value, which its views may change. It is restored with its value.
extension WindowGroup {
  /// Creates a group whose windows are opened for values.
  ///
  /// - Parameter content: returns the views for a binding to the value, which is `nil` in a window without one.
  @MainActor public init<D: Codable & Hashable, C: View>(
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: nil, values: WindowValueType(type)) {
      PresentedWindowContent(content)
    }
  }

  /// Creates a group whose windows are opened for values, or for a default value.
  ///
  /// - Parameters:
  ///   - content: returns the views for a binding to the value.
  ///   - defaultValue: returns the value of a window that is opened without one.
  @MainActor public init<D: Codable & Hashable, C: View>(
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: nil, values: WindowValueType(type)) {
      PresentedWindowContent(content, defaultValue: defaultValue)
    }
  }

  /// Creates a group with an id whose windows are opened for values.
  ///
  /// - Parameters:
  ///   - id: the name with which windows are opened and restored.
  ///   - content: returns the views for a binding to the value, which is `nil` in a window without one.
  @MainActor public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: nil, id: id, values: WindowValueType(type)) {
      PresentedWindowContent(content)
    }
  }

  /// Creates a group with an id whose windows are opened for values, or for a default value.
  ///
  /// - Parameters:
  ///   - id: the name with which windows are opened and restored.
  ///   - content: returns the views for a binding to the value.
  ///   - defaultValue: returns the value of a window that is opened without one.
  @MainActor public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: nil, id: id, values: WindowValueType(type)) {
      PresentedWindowContent(content, defaultValue: defaultValue)
    }
  }

  /// Creates a group with a localised title whose windows are opened for values.
  ///
  /// - Parameters:
  ///   - id: the name with which windows are opened and restored.
  ///   - content: returns the views for a binding to the value, which is `nil` in a window without one.
  @MainActor public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String = "", for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(titleKey).programString, id: id, values: WindowValueType(type)) {
      PresentedWindowContent(content)
    }
  }

  /// Creates a group with a localised title whose windows are opened for values, or for a default value.
  ///
  /// - Parameters:
  ///   - id: the name with which windows are opened and restored.
  ///   - content: returns the views for a binding to the value.
  ///   - defaultValue: returns the value of a window that is opened without one.
  @MainActor public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String = "", for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(titleKey).programString, id: id, values: WindowValueType(type)) {
      PresentedWindowContent(content, defaultValue: defaultValue)
    }
  }

  /// Creates a group with a title whose windows are opened for values.
  ///
  /// - Parameters:
  ///   - id: the name with which windows are opened and restored.
  ///   - content: returns the views for a binding to the value, which is `nil` in a window without one.
  @MainActor public init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String = "", for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: title.programString, id: id, values: WindowValueType(type)) {
      PresentedWindowContent(content)
    }
  }

  /// Creates a group with a title whose windows are opened for values, or for a default value.
  ///
  /// - Parameters:
  ///   - id: the name with which windows are opened and restored.
  ///   - content: returns the views for a binding to the value.
  ///   - defaultValue: returns the value of a window that is opened without one.
  @MainActor public init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String = "", for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: title.programString, id: id, values: WindowValueType(type)) {
      PresentedWindowContent(content, defaultValue: defaultValue)
    }
  }

  /// Creates a group with a title that is not localised whose windows are opened for values.
  ///
  /// - Parameters:
  ///   - id: the name with which windows are opened and restored.
  ///   - content: returns the views for a binding to the value, which is `nil` in a window without one.
  @_disfavoredOverload
  @MainActor public init<D: Codable & Hashable, C: View, S: StringProtocol>(
    _ title: S, id: String = "", for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: String(title), id: id, values: WindowValueType(type)) {
      PresentedWindowContent(content)
    }
  }

  /// Creates a group with a title that is not localised whose windows are opened for values, or for a default value.
  ///
  /// - Parameters:
  ///   - id: the name with which windows are opened and restored.
  ///   - content: returns the views for a binding to the value.
  ///   - defaultValue: returns the value of a window that is opened without one.
  @_disfavoredOverload
  @MainActor public init<D: Codable & Hashable, C: View, S: StringProtocol>(
    _ title: S, id: String = "", for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: String(title), id: id, values: WindowValueType(type)) {
      PresentedWindowContent(content, defaultValue: defaultValue)
    }
  }
}

/// The views of a window that is opened for a value.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View> {
  private let content: (Binding<Data?>) -> Content
  private let defaultValue: (() -> Data)?
  @Environment(\.windowContext) private var context

  init(_ content: @escaping (Binding<Data?>) -> Content) {
    self.content = content
    defaultValue = nil
  }

  init(
    _ content: @escaping (Binding<Data>) -> Content,
    defaultValue: @escaping () -> Data
  ) {
    self.content = { value in
      content(
        Binding(get: { value.wrappedValue ?? defaultValue() }, set: { value.wrappedValue = $0 }))
    }
    self.defaultValue = defaultValue
  }
}

extension PresentedWindowContent: View, ImplementationView {
  public var body: some View {
    WindowValueContent(
      value: context?.value?.value(as: Data.self) ?? defaultValue?(), context: context,
      content: content)
  }
}

/// Views with the value of their window.
private struct WindowValueContent<Value: Codable & Hashable, Content: View> {
  @State private var value: Value?
  private let context: (any WindowContext)?
  private let content: (Binding<Value?>) -> Content

  init(
    value: Value?, context: (any WindowContext)?,
    content: @escaping (Binding<Value?>) -> Content
  ) {
    _value = State(initialValue: value)
    self.context = context
    self.content = content
  }
}

extension WindowValueContent: View, ImplementationView {
  var body: some View {
    content($value).onChange(of: value, initial: true) {
      context?.value = value.map { WindowValue($0) }
    }
  }
}
