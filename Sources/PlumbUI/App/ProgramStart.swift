/// The preparation of Foundation before a program, its tests or its previews begin to use it.
enum ProgramStart {
  /// Gives Foundation the locale, the settings and the information of the program, unless that has been done
  /// before `main`.
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
    InterfaceIdiom.readDeviceFamilies {
      ProgramInformation.shared.values["UIDeviceFamily"]?.propertyList
    }
    // As on a Mac.
    NamedColor.readAccentName {
      ProgramInformation.shared.values["NSAccentColorName"]?.propertyList as? String
    }
  }

  /// Does the same before `main`, except for the locale in a program that contains Foundation.
  fileprivate static func prepareEarly() {
    if SystemLocale.isFoundationShared { prepare() } else { prepareClasses() }
  }
}

// This happens before `main`, as the values of global properties of a program may be formatted, and tests have
// no app. Compilers before 6.3 have no such attribute; there the app does it.
#if os(Linux) && compiler(>=6.3)
  @used @section(".init_array")
  private let start: @convention(c) () -> Void = { ProgramStart.prepareEarly() }
#endif
