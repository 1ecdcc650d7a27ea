internal import Foundation

/// The places of the words that describe a class of Swift, in bytes from the address of the class.
enum ClassWords {
  static let instanceSize = 24
  /// The bytes of the whole description, and the bytes before the address of the class.
  static let size = 32
  static let offset = 36
  /// The first word of the members: offsets of properties and addresses of functions.
  static let members = 56
}

/// Functions of a class of Foundation that are replaced by functions of the engine, as by a
/// category of Objective-C.
///
/// The class stays the same, so that its objects have the same type as in a program without the engine.
package enum ClassFunctions {
  /// Gives the objects of a class the functions that a subclass overrides; without effect on objects of
  /// further subclasses.
  ///
  /// The functions are called with objects of the class itself, so the subclass may have no stored properties.
  ///
  /// A subclass in another module has no access to some functions, and has others in their place. So it is
  /// compared with a class between the two that overrides nothing. Neither may inherit an initialiser, which
  /// counts as a function.
  ///
  /// - Parameters:
  ///   - original: the class.
  ///   - unchanged: a subclass of the class that overrides nothing.
  ///   - overriding: a subclass of `unchanged` with the functions.
  /// - Returns: the number of functions that were replaced.
  @discardableResult package static func replace(
    in original: AnyClass, unchanged: AnyClass, by overriding: AnyClass
  ) -> Int {
    #if os(Linux) && (arch(x86_64) || arch(arm64))
      let target = unsafe unsafeBitCast(original, to: UnsafeMutableRawPointer.self)
      let old = unsafe unsafeBitCast(unchanged, to: UnsafeRawPointer.self)
      let new = unsafe unsafeBitCast(overriding, to: UnsafeRawPointer.self)
      let size = unsafe target.load(fromByteOffset: ClassWords.size, as: UInt32.self)
      let offset = unsafe target.load(fromByteOffset: ClassWords.offset, as: UInt32.self)
      var count = 0
      for place in stride(from: ClassWords.members, to: Int(size - offset), by: 8) {
        let function = unsafe new.load(fromByteOffset: place, as: UInt.self)
        guard unsafe old.load(fromByteOffset: place, as: UInt.self) != function else { continue }
        unsafe target.storeBytes(of: function, toByteOffset: place, as: UInt.self)
        count += 1
      }
      return count
    #else
      return 0
    #endif
  }
}
