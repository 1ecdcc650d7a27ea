/// A value that describes a part of the user interface.
///
/// As SwiftUI: a custom view returns a `body`; built-in views resolve themselves into nodes. Views
/// are evaluated on the main actor.
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Builds or updates the nodes of a view at a position in the tree. One function does both, so
  /// that the two cannot disagree. Implemented by built-in views only.
  static func _resolve(_ view: Self, at cursor: inout _ChildCursor)

  /// Appends the subviews that a container sees in place of the view. Implemented by built-in views
  /// only.
  static func _listSubviews(of view: Self, in list: inout _SubviewList)
}

extension View {
  public static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    list.append(Self.self) { Self._resolve(view, at: &$0) }
  }
}

extension View {
  /// As SwiftUI: the body of a view that is the same as before is not evaluated again.
  public static func _resolve(_ view: Self, at cursor: inout _ChildCursor) {
    let isSame = cursor.keepsNode(CompositeViewNode<Self, Body>.self) {
      $0.hasValue { ValueComparison.areSame($0, view) }
    }
    if isSame { return }
    let node = cursor.node(CompositeViewNode<Self, Body>.self) {
      let node = CompositeViewNode<Self, Body>(
        at: $0, listedAs: Self.self is any ImplementationView.Type ? nil : Self.self)
      node.elementRole = (Self.self as? any RoleView.Type)?.elementRole
      return node
    }
    node.update(view) { $0.body }
  }
}

/// A built-in view that has no body.
@MainActor @preconcurrency public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
  public var body: Never {
    preconditionFailure("\(Self.self) is a primitive view without a body; use the view itself.")
  }
}

/// A composite view that implements a part of another view and is not listed among the elements.
@MainActor package protocol ImplementationView: View {}

/// A modifier with a body that implements a part of the library. The initial values of its state are the same
/// whenever it is made, as in an ``ImplementationView``.
@MainActor package protocol ImplementationModifier: ViewModifier {}

extension Never: View {
  public typealias Body = Never

  public var body: Never {
    preconditionFailure("The body of Never was read; Never has no values.")
  }

  public static func _resolve(_ view: Never, at cursor: inout _ChildCursor) {}
}
