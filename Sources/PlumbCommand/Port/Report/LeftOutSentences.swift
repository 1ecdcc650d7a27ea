/// The sentences about parts of a project that are left out, each with a way on.
enum LeftOutSentences {
  /// Returns the sentence about files of a kind, and its weight; `nil` for kinds that belong to the package or
  /// that nobody misses.
  ///
  /// - Parameter names: the files, at least one.
  static func sentence(
    about kind: ContentKind, _ names: [String]
  ) -> (weight: PortRemarks.Weight, text: String)? {
    let list = PortRemarks.list(names)
    let are = names.count == 1 ? "is" : "are"
    switch kind {
    case .source, .resource, .translation, .projectFile: return nil
    case .interface:
      return (
        .essential,
        "\(list) \(are) left out, as storyboards and xibs have views of UIKit or AppKit: write the views in SwiftUI,"
          + " and show them with a hosting controller."
      )
    case .coreData:
      return (
        .essential,
        "\(list) \(are) left out, as there is no Core Data: keep the values in a file with Codable, or in UserDefaults."
      )
    case .foreign:
      return (
        .part,
        "\(list) \(are) left out, as a module of Swift has no Objective-C or C: write the part in Swift, or put C into a"
          + " target of its own."
      )
    case .binary:
      return (
        .part,
        "\(list) \(are) left out, as binaries for Apple's systems do not run here: use a package with sources."
      )
    case .machineLearning:
      return (
        .part,
        "\(list) \(are) left out, as there is no Core ML: put the use of it in #if canImport(CoreML)."
      )
    case .shader:
      return (
        .part,
        "\(list) \(are) left out, as there is no Metal: draw with Canvas, or leave the effect out in #if os(iOS)."
      )
    case .launchScreen:
      return (
        .detail,
        "\(list) \(are) left out, as programs here have no launch screen; nothing is missing."
      )
    case .entitlements:
      return (
        .detail,
        "\(list) \(are) left out, as programs here have no entitlements; nothing is missing."
      )
    }
  }

  /// Returns the sentence about targets of a kind that are not a part of the app; `nil` for an app.
  ///
  /// - Parameter type: the type of the product, without Apple's prefix.
  static func sentence(aboutTargetsOf type: String, _ names: [String]) -> String? {
    let list = PortRemarks.list(names)
    let (are, hold, a) = names.count == 1 ? ("is", "holds", "an ") : ("are", "hold", "")
    let s = names.count == 1 ? "" : "s"
    switch type {
    case "bundle.unit-test", "bundle.ocunit-test":
      return
        "\(list) \(hold) tests and \(are) left out: add a test target to the package to run them."
    case "bundle.ui-testing":
      return
        "\(list) \(hold) tests of the user interface and \(are) left out: PlumbTesting finds and clicks views."
    case "app-extension", "extensionkit-extension", "app-extension.messages",
      "app-extension.intents-service",
      "app-extension.messages-sticker-pack", "tv-app-extension", "xcode-extension":
      return
        "\(list) \(are) \(a)extension\(s) of the system, such as a widget, and left out: the desktop has no place for it."
    case "application.watchapp", "application.watchapp2", "watchkit-extension",
      "watchkit2-extension",
      "application.watchapp2-container":
      return "\(list) \(are) for the watch and left out."
    case "application.on-demand-install-capable":
      return "\(list) \(are) an App Clip and left out: it is a part of the app."
    case "tool":
      return "\(list) \(are) a command-line tool and left out: port it as a package of its own."
    default: return nil
    }
  }

  /// Returns the sentence about a key of the property list that has no meaning here; `nil` for others.
  static func sentence(aboutKey key: String, value: String) -> (PortRemarks.Weight, String)? {
    switch key {
    case "UIMainStoryboardFile", "NSMainStoryboardFile", "NSMainNibFile", "UISceneStoryboardFile":
      (
        .essential,
        "The app begins with the storyboard \(value), which is left out: open the first window in the application or scene"
          + " delegate, or with an App."
      )
    case "UIBackgroundModes":
      (
        .part,
        "The app runs in the background (\(value)) on Apple's systems; here it runs while it has a window."
      )
    case "LSUIElement":
      (
        .detail,
        "The app has no icon in the Dock on a Mac; here its windows are like those of others."
      )
    default: nil
    }
  }
}
