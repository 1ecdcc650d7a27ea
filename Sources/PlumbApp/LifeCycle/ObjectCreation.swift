package import Foundation

/// A class with an initialiser that can be called for a class that is not known before the program runs.
///
/// Not final, and public, so that the compiler looks the function up in the class of the object.
open class _CreatedObject: NSObject {
  public required override init() {}
}

/// Makes an object of a class with its initialiser without parameters, as Objective-C makes a delegate of which only
/// the class is known.
///
/// The initialiser of `NSObject` is not `required`, so that Swift does not call it for a class of a variable. Each
/// class below it has that initialiser at the same place of its functions: its own one, or the one that it inherits.
///
/// - Parameter type: a class with the initialiser, which it has unless it declares other designated ones only; then the
///   initialiser of `NSObject` traps with a sentence of the compiler.
@MainActor package func makeObject<Object: NSObject>(of type: Object.Type) -> Object {
  let known = unsafe unsafeBitCast(type as NSObject.Type, to: _CreatedObject.Type.self)
  let object: NSObject = known.init()
  return unsafe unsafeDowncast(object, to: Object.self)
}
