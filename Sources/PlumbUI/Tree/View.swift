/// A piece of the interface, as a value.
///
/// As SwiftUI: a view of one's own gives a `body`; the views the engine brings resolve themselves
/// into nodes. Views are read on the main actor.
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Builds or updates the nodes of a view at a place in the tree; one function for both, so that
  /// the two cannot disagree. Only the engine's own views implement it.
  static func _resolve(_ view: Self, at cursor: inout _ChildCursor)

  /// Lists the views a view stands for, as a container sees them. Only the engine's own views
  /// implement it.
  static func _listSubviews(of view: Self, in list: inout _SubviewList)
}

extension View {
  public static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    list.append { Self._resolve(view, at: &$0) }
  }
}

extension View {
  public static func _resolve(_ view: Self, at cursor: inout _ChildCursor) {
    let node = cursor.node(CompositeNode<Self, Body>.self) {
      CompositeNode(at: $0, listedAs: Self.self is any ImplementationView.Type ? nil : Self.self)
    }
    node.update(view) { $0.body }
  }
}

/// A view of the engine's own that has no body.
@MainActor @preconcurrency public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
  public var body: Never {
    preconditionFailure("\(Self.self) has no body; it is one of the views other views are made of.")
  }
}

/// A composite view that is part of another one and not listed among the elements.
@MainActor protocol ImplementationView: View {}

extension Never: View {
  public typealias Body = Never

  public var body: Never {
    preconditionFailure("Never has no values, so no body of one is read.")
  }

  public static func _resolve(_ view: Never, at cursor: inout _ChildCursor) {}
}
