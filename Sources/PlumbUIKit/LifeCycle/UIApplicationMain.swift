internal import Foundation
internal import PlumbUI

extension UIApplicationDelegate {
  /// Runs a program of which this class, marked `@main`, is the delegate of the app, and returns when its last window
  /// closes.
  @MainActor @preconcurrency public static func main() {
    guard let type = self as? NSObject.Type else {
      preconditionFailure(
        "\(self) is no NSObject, so that it cannot be made as the delegate of the app.")
    }
    UIApplication.shared.run(delegate: type)
  }
}

/// Runs a program with a delegate of the app, and returns when its last window closes.
///
/// - Parameters:
///   - argc: the number of arguments; not used, as the process knows its arguments.
///   - argv: the arguments; not used.
///   - principalClassName: the class of the app, which cannot be another one on this platform.
///   - delegateClassName: the name of the delegate's class, as `NSStringFromClass` returns it; `nil` for no delegate,
///     without which the program has no window.
/// - Returns: 0.
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor @preconcurrency @discardableResult public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  var type: NSObject.Type?
  if let delegateClassName {
    type = NSClassFromString(delegateClassName) as? NSObject.Type
    if !(type is any UIApplicationDelegate.Type) {
      RuntimeWarning.show("There is no class \(delegateClassName) that is a UIApplicationDelegate.")
    }
  }
  UIApplication.shared.run(delegate: type)
  return 0
}

extension UIApplication {
  /// Runs a program without an `App` of SwiftUI.
  func run(delegate type: NSObject.Type?) {
    ApplicationObserver.register()
    prepare(delegate: type)
    DelegateApp.main()
  }

  /// Makes the delegate of a program without an `App` of SwiftUI.
  func prepare(delegate type: NSObject.Type?) {
    isRunByDelegate = true
    delegate = type.flatMap { makeObject(of: $0) as? any UIApplicationDelegate }
  }
}
