public import Foundation
public import Observation
public import PlumbUI

/// The delegate of an app, as a property of a SwiftUI `App`.
///
/// As SwiftUI: the object is made once, before the first scene. A delegate that is observable is in the environment of
/// all windows, as an `@EnvironmentObject` or by its type.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
  DynamicProperty
{
  /// The delegate.
  public let wrappedValue: DelegateType

  private init(making type: DelegateType.Type) {
    ApplicationObserver.register()
    let application = UIApplication.shared
    // The app is a value of which a program may make several.
    if let delegate = application.delegate as? DelegateType {
      wrappedValue = delegate
    } else {
      wrappedValue = makeObject(of: type)
      application.delegate = wrappedValue
    }
  }

  private init(
    making type: DelegateType.Type,
    modifying modifier: (DelegateType) -> @MainActor (AnyView) -> AnyView
  ) {
    let isNew = !(UIApplication.shared.delegate is DelegateType)
    self.init(making: type)
    if isNew { ProgramLife.shared.modifiers.append(modifier(wrappedValue)) }
  }

  /// Makes the delegate of the app.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    self.init(making: delegateType)
  }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Makes the delegate of the app, which is an environment object of all windows.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    self.init(making: delegateType) { delegate in { AnyView($0.environmentObject(delegate)) } }
  }

  /// Bindings to the properties of the delegate.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}

extension UIApplicationDelegateAdaptor where DelegateType: Observable {
  /// Makes the delegate of the app, which is in the environment of all windows.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    self.init(making: delegateType) { delegate in { AnyView($0.environment(delegate)) } }
  }
}
