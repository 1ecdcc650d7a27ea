public import Foundation

/// The views with an identifier below a view, as published by `_identified(by:)`.
public enum _IdentifiedViewTree {
  /// No view.
  case empty
  /// A single view.
  case proxy(_IdentifiedViewProxy)
  /// Several trees, in the order of their views.
  case array([_IdentifiedViewTree])

  /// Calls a closure with each view, in order.
  public func forEach(_ body: (_IdentifiedViewProxy) -> Void) {
    switch self {
    case .empty: break
    case .proxy(let proxy): body(proxy)
    case .array(let trees): for tree in trees { tree.forEach(body) }
    }
  }
}

/// A view with an identifier.
public struct _IdentifiedViewProxy {
  /// The identifier.
  public var identifier: AnyHashable
  /// The frame of the view in the window, in points.
  public let boundingRect: CGRect
}

/// The key of the views with an identifier.
public struct _IdentifiedViewsKey: PreferenceKey {
  /// No view.
  public static var defaultValue: _IdentifiedViewTree { .empty }

  /// Combines the views of two parts of a view.
  public static func reduce(
    value: inout _IdentifiedViewTree, nextValue: () -> _IdentifiedViewTree
  ) {
    switch (value, nextValue()) {
    case (_, .empty): break
    case (.empty, let next): value = next
    case (.array(let trees), .array(let next)): value = .array(trees + next)
    case (.array(let trees), let next): value = .array(trees + [next])
    case (let tree, .array(let next)): value = .array([tree] + next)
    case (let tree, let next): value = .array([tree, next])
    }
  }
}

extension View {
  /// Publishes the view with an identifier in the preference of ``_IdentifiedViewsKey``.
  nonisolated public func _identified<I: Hashable>(by identifier: I) -> some View {
    background {
      GeometryReader { proxy in
        let identified = _IdentifiedViewProxy(
          identifier: identifier, boundingRect: proxy.frame(in: .global))
        Color.clear.preference(key: _IdentifiedViewsKey.self, value: .proxy(identified))
      }
    }
  }
}
