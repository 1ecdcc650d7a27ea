/// An action that refreshes the content of a view.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Performs the action and returns when it has finished.
  public func callAsFunction() async {
    await action()
  }
}

extension EnvironmentValues {
  /// The action set by `refreshable(action:)`; `nil` if none is set.
  @EnvironmentEntry public internal(set) var refresh: RefreshAction?

  /// The action that the outermost scroll views offer; `nil` inside of them.
  // Not a value of its own, because the scope around scroll views is set with the action.
  var refreshRequest: RefreshAction? { scrollWrapper == nil ? nil : refresh }
}

extension View {
  /// Sets an action that refreshes the content of the lists and scroll views inside.
  ///
  /// It starts when the content is pulled beyond its top with a touchpad and let go, and by F5 or Control R while the
  /// pointer or the keyboard focus is in the list; a shortcut of the program with these keys comes first. While it
  /// runs, an indicator is at the top, and it is not started again. It is cancelled when the list disappears.
  ///
  /// As SwiftUI: other views call the action by reading `EnvironmentValues.refresh`, for instance in a button.
  nonisolated public func refreshable(
    action: @escaping @Sendable () async -> Void
  ) -> some View {
    let refresh = RefreshAction(action: action)
    return transformEnvironment(\.self) {
      $0.refresh = refresh
      $0.scrollWrapper = RefreshScope.self
    }
  }
}

/// A modifier that offers the refresh action of the enclosing views in a scroll view, if there is one.
package struct RefreshScope: _PrimitiveModifier {
  package init() {}

  package static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    guard let action = cursor.environment.refreshRequest else {
      guard cursor.environment.scrollWrapper != nil else { return content(&cursor) }
      // A scroll view inside would be put into this scope again, without end.
      return cursor.withEnvironment({ $0.scrollWrapper = nil }, content)
    }
    let container = RefreshContainer(
      action: action, content: PlaceholderContentView(resolve: content))
    RefreshContainer._resolve(container, at: &cursor)
  }
}

extension RefreshScope: ScrollWrapper {
  package static func wrap(
    _ scrollView: @escaping @MainActor (inout _ChildCursor) -> Void, at cursor: inout _ChildCursor
  ) {
    _resolve(RefreshScope(), scrollView, at: &cursor)
  }
}

/// A list or a scroll view in which a refresh action can be started, with the indicator of the action behind.
private struct RefreshContainer: View, ImplementationView {
  let action: RefreshAction
  let content: PlaceholderContentView<RefreshScope>
  @State private var refresh = ScrollPull()

  var body: some View {
    let link = ScrollPullLink(pull: refresh, action: action.action)
    content
      .transformEnvironment(\.self) {
        $0.scrollWrapper = nil
        $0.scrollPull = link
      }
      .accessibilityAction(named: "Refresh") { link.start() }
      .background(alignment: .top) { RefreshIndicator(refresh: refresh) }
      .onDisappear { refresh.cancel() }
  }
}

/// A ring that fills while the content is pulled, and a spinner while the action runs.
private struct RefreshIndicator: View, ImplementationView {
  let refresh: ScrollPull

  /// The distance of the content from the top at which the indicator becomes visible, in points; at a smaller distance,
  /// the content is in front of it.
  private var margin: CGFloat { ScrollPull.indicatorHeight * 0.6 }

  var body: some View {
    let gap = refresh.gap
    if gap > margin {
      indicator
        .progressViewStyle(.circular)
        .controlSize(.small)
        .frame(height: ScrollPull.indicatorHeight)
        .opacity(min((gap - margin) / (ScrollPull.indicatorHeight - margin), 1))
        .allowsHitTesting(false)
    }
  }

  @ViewBuilder private var indicator: some View {
    if refresh.isSpinning {
      ProgressView()
    } else {
      ProgressView(value: min(refresh.gap / ScrollPull.threshold, 1))
    }
  }
}
