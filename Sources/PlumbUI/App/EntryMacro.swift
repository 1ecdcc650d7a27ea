/// A value of the environment, of a container or of a transaction, kept under a key of its own.
///
/// As SwiftUI: written before a variable with an initial value in an extension of
/// ``EnvironmentValues``, ``ContainerValues`` or ``Transaction``. The initial value is made anew
/// whenever it is read where the variable has a type, and once where it has none.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PlumbMacros", type: "EntryMacro")
