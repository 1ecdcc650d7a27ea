/// A button that shows a screen in the navigation stack around it.
///
/// A link with a value shows the destination that is set for the type of the value, and adds the value to
/// the path of the stack. In a column of a ``NavigationSplitView`` the screen is shown in the next column. In a list
/// the link is the whole row, and looks like other rows.
///
/// As SwiftUI: in a list of a column whose selection has the type of the value, the link selects its row, so that the
/// next column can show the selection. A destination for the type is shown, but is not necessary. The row of another link
/// is highlighted while the next column shows its destination.
public struct NavigationLink<Label: View, Destination: View> {
  private enum Target {
    /// A value; `nil` for a link that is disabled.
    case value(AnyHashable?)
    case destination(Destination)
  }

  private let target: Target
  private let label: Label
  /// Whether the program shows the destination; `nil` if the link has this state itself.
  private var isActive: Binding<Bool>?
  @State private var isShown = false
  @Environment(\.navigationScope) private var scope
  @Environment(\.linkTarget) private var linkTarget
  @Environment(\.listContext) private var list

  /// Creates a link that shows a view.
  nonisolated public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    target = .destination(destination())
    self.label = label()
  }

  /// Creates a link that shows a view.
  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
    target = .destination(destination)
    self.label = label()
  }

  /// Creates a link that shows a view while a value is true.
  nonisolated init(
    destination: Destination, whileTrue isActive: Binding<Bool>, label: Label
  ) {
    target = .destination(destination)
    self.label = label
    self.isActive = isActive
  }

  /// Creates a link that shows the destination for a value; `nil` disables the link.
  nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label)
  where Destination == Never {
    target = .value(value.map { AnyHashable($0) })
    self.label = label()
  }
}

extension NavigationLink: View {
  public var body: some View {
    if let value = selectedValue {
      // One row, whatever the number of views in the label.
      HStack { label }
        .tag(value)
        .listRow { $0.linkedValue = value }
    } else {
      let isOpen = isOpenInNextColumn
      button.environment(\.isRowLink, list != nil)
        .environment(\.showsLinkIndicator, linkTarget == nil)
        .accessibilityAddTraits(isOpen ? .isSelected : [])
        .listRow { if isOpen { $0.background = AnyView(Color(system: .strongFill)) } }
    }
  }

  /// Whether the link is a row of a list, and the next column shows its view.
  @MainActor private var isOpenInNextColumn: Bool {
    guard list != nil, let linkTarget else { return false }
    return switch target {
    case .destination: (isActive ?? $isShown).wrappedValue
    case .value(let value): value != nil && linkTarget.linked.value == value
    }
  }

  /// The value that the link selects in the list around it; `nil` if it shows its destination itself.
  @MainActor private var selectedValue: AnyHashable? {
    guard case .value(let value?) = target, linkTarget != nil, let selection = list?.selection,
      selection.accepts(value)
    else { return nil }
    return value
  }

  @MainActor @ViewBuilder private var button: some View {
    switch target {
    case .value(let value):
      Button {
        push(value)
      } label: {
        label
      }
      .disabled(value == nil)
    case .destination(let destination):
      let isActive = isActive ?? $isShown
      Button {
        if isActive.wrappedValue, let linkTarget {
          // If only one column is shown at a time, the destination may be in a hidden one.
          linkTarget.didShow(linkTarget)
        } else {
          isActive.wrappedValue = true
        }
      } label: {
        label
      }
      .navigationDestination(isPresented: isActive) { destination }
    }
  }

  @MainActor private func push(_ value: AnyHashable?) {
    guard let value else { return }
    if let linkTarget {
      linkTarget.show(value)
    } else if let stack = scope?.stack {
      stack.push(value)
    } else {
      RuntimeWarning.showOnce(
        "A NavigationLink had no effect, because it is not in a NavigationStack.")
    }
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a localised title that shows a view.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title that shows a view.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link with a localised title that shows a view.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title that shows a view.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link with a localised title that shows the destination for a value.
  nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// Creates a link with a title that shows the destination for a value.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}
