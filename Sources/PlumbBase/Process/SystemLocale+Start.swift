internal import Foundation

extension SystemLocale {
  /// Removes variables that name no locale, and warns of them once.
  ///
  /// Only for the start of the program: ICU reads the variables once, when it first formats something. Before
  /// `main` the library of Swift may not be ready for dictionaries and sets, so there are none here.
  package static func removeUnusableVariables() {
    let unusable = unusable(ProcessVariables.value)
    if unusable.isEmpty { return }
    for name in unusable { ProcessVariables.remove(name) }
    warn(of: unusable)
  }

  /// Makes the locale of the environment the current locale of Foundation.
  ///
  /// Only for the start of the program, when no other thread can use the current locale.
  package static func becomeCurrent() {
    if current != neutral { adopt(current) }
  }

  /// Whether Foundation is a library of its own, which the system makes ready before it begins with the
  /// program. As a part of the program it is ready with `main` only.
  package static var isFoundationShared: Bool {
    unsafe dlopen("libFoundation.so", RTLD_LAZY | RTLD_NOLOAD) != nil
  }

  /// Writes a line to the standard error, without Foundation, which may not be ready yet.
  private static func warn(of variables: [String]) {
    let names = variables.joined(separator: ", ")
    let end = variables.count == 1 ? "names no locale and is" : "name no locale and are"
    let line = Array("PlumbUI: \(names) \(end) ignored.\n".utf8)
    // A closed output is ignored.
    _ = unsafe line.withUnsafeBytes { unsafe write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }

  /// Gives `Locale.current` the contents of another locale; without effect in a Foundation whose locales are
  /// other objects.
  ///
  /// Only for the start of the program, when no other thread can use the current locale. Foundation on Linux
  /// reads no setting, and keeps one object for the current locale, which it also gives the styles and
  /// formatters that name none.
  package static func adopt(_ locale: Locale) {
    #if os(Linux) && (arch(x86_64) || arch(arm64))
      typealias Parts = (object: UnsafeMutableRawPointer, functions: UInt)
      guard unsafe MemoryLayout<Locale>.size == MemoryLayout<Parts>.size else { return }
      let current = unsafe unsafeBitCast(Locale.current, to: Parts.self)
      let wanted = unsafe unsafeBitCast(locale, to: Parts.self)
      // The first word of an object is its class.
      let type = unsafe current.object.load(as: UnsafeRawPointer.self)
      guard unsafe current.functions == wanted.functions, unsafe current.object != wanted.object,
        unsafe wanted.object.load(as: UnsafeRawPointer.self) == type
      else { return }
      // The two objects share what they refer to, so neither may ever be destroyed.
      _ = unsafe Unmanaged<AnyObject>.fromOpaque(wanted.object).retain()
      _ = unsafe Unmanaged<AnyObject>.fromOpaque(current.object).retain()
      let header = 2 * MemoryLayout<UInt>.size
      let size = Int(unsafe type.load(fromByteOffset: ClassWords.instanceSize, as: UInt32.self))
      unsafe (current.object + header).copyMemory(
        from: wanted.object + header, byteCount: size - header)
    #endif
  }
}
