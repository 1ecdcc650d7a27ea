// The names of UIKit and AppKit that sources for SwiftUI use most often. Nothing in this folder can be
// used: the compiler shows a sentence with the replacement. Members are declared where otherwise a
// missing member would be reported instead.

public import PlumbUI

/// A view that does not exist on Linux. Conforming to it needs no body, so that only the message is
/// reported.
public protocol _UnavailableView: View where Body == Never {}

extension _UnavailableView {
  public var body: Never {
    preconditionFailure("\(Self.self) cannot be shown on Linux; compose it of other views.")
  }
}

/// Not available: the views of UIKit.
@available(
  *, unavailable,
  message: "There are no UIKit views on Linux. Draw with Canvas or a Shape, or compose other views."
)
public protocol UIViewRepresentable: _UnavailableView {
  /// The context of the view.
  typealias Context = UIViewRepresentableContext<Self>
}

/// Not available: the context of views of UIKit.
@available(*, unavailable, message: "There are no UIKit views on Linux.")
public struct UIViewRepresentableContext<Representable> {}

/// Not available: the view controllers of UIKit.
@available(
  *, unavailable,
  message: "There are no UIKit view controllers on Linux. Compose other views."
)
public protocol UIViewControllerRepresentable: _UnavailableView {
  /// The context of the view.
  typealias Context = UIViewControllerRepresentableContext<Self>
}

/// Not available: the context of view controllers of UIKit.
@available(*, unavailable, message: "There are no UIKit view controllers on Linux.")
public struct UIViewControllerRepresentableContext<Representable> {}

/// Not available: the views of AppKit.
@available(
  *, unavailable,
  message:
    "There are no AppKit views on Linux. Draw with Canvas or a Shape, or compose other views."
)
public protocol NSViewRepresentable: _UnavailableView {
  /// The context of the view.
  typealias Context = NSViewRepresentableContext<Self>
}

/// Not available: the context of views of AppKit.
@available(*, unavailable, message: "There are no AppKit views on Linux.")
public struct NSViewRepresentableContext<Representable> {}

/// Not available: the view controllers of AppKit.
@available(
  *, unavailable,
  message: "There are no AppKit view controllers on Linux. Compose other views."
)
public protocol NSViewControllerRepresentable: _UnavailableView {
  /// The context of the view.
  typealias Context = NSViewControllerRepresentableContext<Self>
}

/// Not available: the context of view controllers of AppKit.
@available(*, unavailable, message: "There are no AppKit view controllers on Linux.")
public struct NSViewControllerRepresentableContext<Representable> {}
