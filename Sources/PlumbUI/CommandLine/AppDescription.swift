internal import Foundation

/// The description of a program for tools; its property names are the keys of its JSON.
struct AppDescription: Encodable, Equatable {
  var name: String
  /// The identifier of the program's bundle, by default its name.
  var identifier: String
  var documentTypes: [DocumentTypeDescription]
  var windows: [SceneDescription]

  /// Describes an app by its scenes, without laying them out.
  ///
  /// - Throws: `NoWindowError` if the app has no window.
  @MainActor init(of app: some App) throws {
    let scenes = try AppScenes(of: app)
    scenes.finishStart()
    let program = AppOptions.programName
    name = Self.information("CFBundleDisplayName") ?? program
    identifier = Self.information("CFBundleIdentifier") ?? program
    documentTypes = scenes.documentTypes
    windows = scenes.windowDescriptions
  }

  private static func information(_ key: String) -> String? {
    ProgramInformation.shared.values[key]?.propertyList as? String
  }
}
