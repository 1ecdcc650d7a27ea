/// What is set up before a program, its tests or its previews begin to use Foundation.
enum ProgramStart {
  /// Gives Foundation the locale, the settings and the information of the program.
  static func prepare() { _ = isPrepared }

  private static let isPrepared: Bool = {
    SystemLocale.prepareProcess()
    prepareStandardDefaults()
    prepareMainBundle()
    return true
  }()
}

// Before `main`, as the values of global properties of a program may be formatted, and those of its tests have
// no app. Compilers before 6.3 have no such attribute; there the app does it.
#if os(Linux) && compiler(>=6.3)
  @used @section(".init_array")
  private let start: @convention(c) () -> Void = { ProgramStart.prepare() }
#endif
