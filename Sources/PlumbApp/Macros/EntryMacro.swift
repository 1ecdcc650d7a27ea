// The macro is not in the core, whose values it declares, as only this module depends on `PlumbMacros`.

/// Declares a value of the environment, of a container, of a transaction or of the views around the keyboard focus, and a
/// key for it.
///
/// As SwiftUI: attached to a variable with an initial value in an extension of
/// ``EnvironmentValues``, ``ContainerValues`` or ``Transaction``, or to a variable of an optional type in an extension
/// of ``FocusedValues``. The initial value is evaluated on every read if the variable has a type annotation, and once
/// if it has none.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PlumbMacros", type: "EntryMacro")
