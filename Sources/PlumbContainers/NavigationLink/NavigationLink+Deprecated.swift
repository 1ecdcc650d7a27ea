/// Links that the program can follow itself. As SwiftUI, superseded by `navigationDestination(isPresented:destination:)`
/// and `navigationDestination(item:destination:)`.
extension NavigationLink {
  /// Creates a link that shows a view while a value is true.
  nonisolated public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination(), whileTrue: isActive, label: label())
  }

  /// Creates a link that shows a view while a value is true.
  nonisolated public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination, whileTrue: isActive, label: label())
  }

  /// Creates a link that shows a view while a selection has the value of the link; going back sets it to `nil`.
  nonisolated public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      destination: destination(), whileTrue: selection.hasValue(tag), label: label())
  }

  /// Creates a link that shows a view while a selection has the value of the link; going back sets it to `nil`.
  nonisolated public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination, whileTrue: selection.hasValue(tag), label: label())
  }

  /// Returns the link unchanged: in a column of a split view a link shows its screen in the next column.
  nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a localised title that shows a view while a value is true.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination(), whileTrue: isActive, label: Text(titleKey))
  }

  /// Creates a link with a localised title that shows a view while a value is true.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(destination: destination, whileTrue: isActive, label: Text(titleKey))
  }

  /// Creates a link with a localised title that shows a view while a selection has the value of the link.
  nonisolated public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination(), whileTrue: selection.hasValue(tag), label: Text(titleKey))
  }

  /// Creates a link with a localised title that shows a view while a selection has the value of the link.
  nonisolated public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, whileTrue: selection.hasValue(tag), label: Text(titleKey))
  }

  /// Creates a link with a title that shows a view while a value is true.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination(), whileTrue: isActive, label: Text(title))
  }

  /// Creates a link with a title that shows a view while a value is true.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(destination: destination, whileTrue: isActive, label: Text(title))
  }

  /// Creates a link with a title that shows a view while a selection has the value of the link.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination(), whileTrue: selection.hasValue(tag), label: Text(title))
  }

  /// Creates a link with a title that shows a view while a selection has the value of the link.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, whileTrue: selection.hasValue(tag), label: Text(title))
  }
}

extension Binding {
  /// Returns a binding to whether this binding has a value: writing `true` sets the value, writing `false` sets `nil`
  /// if this binding has the value.
  fileprivate func hasValue<V: Hashable>(_ value: V) -> Binding<Bool> where Value == V? {
    Binding<Bool>(
      get: { wrappedValue == value },
      set: {
        if $0 {
          wrappedValue = value
        } else if wrappedValue == value {
          wrappedValue = nil
        }
      })
  }
}
