/// The sentences of the report that belong to no kind of file.
enum PortSentences {
  /// Returns the sentence about files that are named and absent.
  static func missing(_ paths: [String]) -> String {
    let (are, them) = paths.count == 1 ? ("is", "it") : ("are", "them")
    return
      "\(PortRemarks.list(paths)) \(are) named by the project and not there: take \(them) from the repository, or"
      + " remove \(them) from the project."
  }

  /// Returns the sentence about a product that no package offers.
  static func missingPackage(of product: String) -> String {
    "The package of \(product) is not known to the project: add it to Package.swift, or remove the import."
  }

  /// Returns the sentence about packages that are fetched; `nil` without any.
  static func packages(_ packages: [RemotePackage]) -> String? {
    guard !packages.isEmpty else { return nil }
    let names = PortRemarks.list(packages.map(\.identity))
    return packages.count == 1
      ? "The package \(names) is kept with its versions: it has to support Linux."
      : "The packages \(names) are kept with their versions: they have to support Linux."
  }

  /// Returns the sentence about the system that was chosen of several; `nil` if there was no choice.
  static func choice(of app: PortedApp) -> String? {
    guard app.systems.isSuperset(of: ["iOS", "macOS"]) else { return nil }
    return app.system == .iOS
      ? "The app is for iOS and macOS; it is ported as one for iOS, with the names of UIKit."
      : "The app is for iOS and macOS; it is ported as one for macOS, as its sources import AppKit and not UIKit."
  }

  /// Returns the sentence about other apps of the project.
  static func otherApps(_ names: [String]) -> String {
    names.count == 1
      ? "\(names[0]) is another app of the project and left out: port it with --target."
      : "\(PortRemarks.list(names)) are other apps of the project and left out: port them with --target."
  }

  /// Returns the sentence about scripts of the build.
  static func scripts(_ names: [String]) -> String {
    names.count == 1
      ? "The script \(names[0]) of the build is not run: if it writes sources, run it before the port."
      : "The scripts \(PortRemarks.list(names)) of the build are not run: if they write sources, run them before the port."
  }

  /// The sentence about a folder without a project.
  static let noProject =
    "There is no project, so that all Swift files of the folder are the app, in the language of Swift 5."

  /// Returns the sentence about a module whose name is taken.
  static func renamed(_ old: String, _ new: String) -> String {
    "The module \(old) has the name of one of plumb-ui, and is called \(new) here."
  }

  /// Returns the sentence about a module of a package that has the name of another one.
  static func namesake(of module: String, _ package: String) -> String {
    "The module \(module) of \(package) is left out, as the app has another one of this name: rename one of them."
  }

  /// Returns the sentence about resources that others hide.
  static func namesakes(_ paths: [String]) -> String {
    let are = paths.count == 1 ? "is" : "are"
    return
      "\(PortRemarks.list(paths)) \(are) left out, as a resource with the same name is there already: give one of them another"
      + " name."
  }

  /// Returns the sentence about an attribute that was replaced.
  static func entryAttribute(_ path: String, _ attribute: String) -> String {
    "\(path) has \(attribute), which the compiler has on Apple's systems only; a copy in the package has @main."
  }

  /// Returns the sentence about a copy that a person has changed.
  static func keptCopy(_ path: String) -> String {
    "\(path) was changed by hand and is kept; delete it to have it written again."
  }

  /// Returns the sentence about a file of a person that has no place in the package any more.
  static func putAside(_ old: String, _ new: String) -> String {
    "\(old) was written by hand and has no place there any more; it is kept as \(new)."
  }

  // MARK: The build

  /// Returns the sentence about a build that fails without an error that can be read.
  static func unexplained(status: Int32, output: String) -> String {
    let last = output.split(whereSeparator: \.isNewline).last { $0.contains(where: \.isLetter) }
    return "The build ended with \(status)"
      + (last.map { "; its output ends: \($0)" } ?? " and said nothing.")
  }

  /// A way on where the folder for temporary files cannot be written.
  static let temporaryFiles =
    "Make room for temporary files, or name another folder for them with the variable TMPDIR."

  // MARK: Changes

  /// The reason for a condition that is to be true on Linux, too.
  static func condition(for system: PortSystem) -> String {
    "the part for \(system.rawValue) belongs to the app on Linux, too"
  }

  /// The reason for an import that is to be conditional.
  static func absentModule(_ name: String) -> String {
    "there is no module \(name) here" + (advice[name].map { ": \($0)" } ?? "")
  }

  /// The reason for a selector that is made otherwise.
  static let selector = "there is no #selector here, and the method itself makes a selector"

  /// The reason for a path that is a text.
  static let keyPath = "there is no #keyPath here, and its value is the text"

  /// The sentence about a selector of a property.
  static let propertySelector =
    "There is no #selector of a property here: read or set the property in a method, and pass that method."

  /// Returns the reason for an attribute that is left out.
  static func attribute(_ name: String) -> String {
    "there is no \(name) here, and nothing needs it"
  }

  /// The sentence about a part that needs API which is not there.
  static func inactive(_ path: String, line: Int, _ system: PortSystem) -> String {
    "\(path):\(line): the part for \(system.rawValue) uses things that are not there and stays out, as on other systems."
  }

  /// A way on for modules that apps import and that do not exist here.
  static let advice: [String: String] = [
    "UIKit": "the app is ported as one for macOS, which has AppKit",
    "AppKit": "the app is ported as one for iOS, which has UIKit",
    "Cocoa": "the app is ported as one for iOS, which has UIKit",
    "CoreData": "keep the values in a file with Codable, or in UserDefaults",
    "SwiftData": "keep the values in a file with Codable, or in UserDefaults",
    "WebKit": "open pages in the browser with openURL or Link",
    "SafariServices": "open pages in the browser with openURL or Link",
    "MapKit": "show a picture, or open a map in the browser",
    "CoreLocation": "ask for the place in a text field",
    "WidgetKit": "the desktop has no widgets; leave the calls out",
    "AppIntents": "the desktop has no shortcuts; leave the intents out",
    "Charts": "draw with Path, Canvas or shapes",
    "PhotosUI": "let the person choose a file with fileImporter",
    "Photos": "let the person choose a file with fileImporter",
    "StoreKit": "there is no store; treat everything as bought",
    "GameKit": "there is no Game Center; leave the calls out",
    "HealthKit": "there are no health data; leave the part out",
    "CloudKit": "keep the values in files",
    "LocalAuthentication":
      "the session of the desktop is protected already; leave the question out",
    "CryptoKit": "the package swift-crypto has the same functions",
    "CoreHaptics": "there is no haptic engine; leave the calls out",
    "CoreMotion": "there are no motion sensors; leave the part out",
    "SpriteKit": "draw with Canvas in a TimelineView",
    "SceneKit": "there is no scene renderer; leave the part out",
    "RealityKit": "there is no scene renderer; leave the part out",
    "ARKit": "there is no camera session; leave the part out",
    "Vision": "there is no image recognition; leave the part out",
    "CoreML": "there is no model runtime; leave the part out",
    "AVKit": "there is no video player; leave the part out",
    "WatchConnectivity": "there is no watch; leave the part out",
    "MessageUI": "open a mailto: address with openURL",
    "Contacts": "ask for the values in text fields",
    "EventKit": "keep the values in files",
  ]
}
