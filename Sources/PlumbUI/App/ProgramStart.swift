/// What is set up before a program, its tests or its previews begin to use Foundation.
enum ProgramStart {
  /// Gives Foundation the locale, the settings and the information of the program, where that has not been
  /// done before `main`.
  static func prepare() { _ = isPrepared }

  private static let isPrepared: Bool = {
    prepareClasses()
    SystemLocale.becomeCurrent()
    return true
  }()

  private static func prepareClasses() {
    SystemLocale.removeUnusableVariables()
    prepareStandardDefaults()
    prepareMainBundle()
  }

  /// The same before `main`, except for the locale in a program that Foundation is a part of.
  fileprivate static func prepareEarly() {
    if SystemLocale.isFoundationShared { prepare() } else { prepareClasses() }
  }
}

// Before `main`, as the values of global properties of a program may be formatted, and those of its tests have
// no app. Compilers before 6.3 have no such attribute; there the app does it.
#if os(Linux) && compiler(>=6.3)
  @used @section(".init_array")
  private let start: @convention(c) () -> Void = { ProgramStart.prepareEarly() }
#endif
