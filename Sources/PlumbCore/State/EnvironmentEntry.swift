/// Declares a value of the environment and a key for it.
///
/// Attached to a variable with a type in an extension of ``EnvironmentValues``. The initial value, or `nil`, is the
/// one read if no ancestor sets one; it is evaluated on every read. Programs have `@Entry`, which is in a module above.
///
/// - Parameter boundaries: the places in a view tree beyond which views read the initial value again.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
package macro EnvironmentEntry(until boundaries: EnvironmentBoundaries = []) =
  #externalMacro(module: "PlumbMacros", type: "EnvironmentEntryMacro")
