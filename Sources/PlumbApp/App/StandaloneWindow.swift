internal import Foundation

/// A window of a scene by itself, without a running program around it, as in a picture.
///
/// Requests to open other windows have no effect.
@MainActor package final class StandaloneWindow {
  /// The index of the scene.
  package let scene: Int
  package let configuration: WindowConfiguration
  var value: WindowValue?
  let documents: DocumentWindow?
  private let values: PrefixedValueStore

  fileprivate init(
    scene: Int, configuration: WindowConfiguration, documents: DocumentWindow?,
    values: PrefixedValueStore
  ) {
    self.scene = scene
    self.configuration = configuration
    self.documents = documents
    self.values = values
  }

  /// Adds the window, its document and its stored values to the environment of its root view.
  package func add(to environment: inout EnvironmentValues) {
    environment.windowContext = self
    environment.windowValues = values
    environment.setUndoManager(documents?.document?.undoManager)
  }
}

extension StandaloneWindow: WindowContext {
  func openWindow(_ request: WindowRequest) -> Bool { true }

  func closeWindows(_ request: WindowRequest) -> Bool { true }

  func perform(_ command: WindowCommand) {}

  func openSettings() -> Bool { true }

  var openWindows: [OpenWindow] { [] }
}

extension AppScenes {
  /// Returns a window of a scene by itself.
  ///
  /// - Parameters:
  ///   - name: the name of the scene in `windowDescriptions`; `nil` for the scene that has documents of the file, or
  ///     else the first of the scenes whose windows open when the app starts.
  ///   - file: the file of its document; `nil` for a new document.
  /// - Throws: an error with a sentence for the user if there is no such scene, or the file cannot be read.
  package func standaloneWindow(
    named name: String?, showing file: URL?
  ) throws -> StandaloneWindow {
    let scene = try self.scene(named: name, showing: file)
    let configuration = configurations[scene]
    let document = try configuration.documents.map { try $0.document(in: file) }
    let kinds = configurations.compactMap(\.documents)
    return StandaloneWindow(
      scene: scene, configuration: configuration,
      documents: kinds.isEmpty ? nil : DocumentWindow(document, kinds: kinds),
      values: PrefixedValueStore(
        ProgramValues.windows, prefix: SceneNames.keyPrefix(self.name(of: scene), 0)))
  }

  private func scene(named name: String?, showing file: URL?) throws -> Int {
    if let name {
      guard let scene = windows.first(where: { $0.description.id == name })?.scene else {
        throw WindowChoiceError.unknown(name, known: windows.map(\.description.id))
      }
      if file != nil, configurations[scene].documents == nil {
        throw WindowChoiceError.noDocuments(name)
      }
      return scene
    }
    guard let file else { return launched }
    guard let scene = configurations.firstIndex(where: { $0.documents?.type(of: file) != nil })
    else { throw DocumentError.unknownType(file) }
    return scene
  }
}

extension DocumentKind {
  /// Returns the document in a file, or a new one without a file.
  @MainActor fileprivate func document(in file: URL?) throws -> WindowDocument {
    if let file = file?.documentURL {
      return WindowDocument(try contents(of: file), of: self, url: file)
    }
    guard let document = WindowDocument(newOf: self) else { throw WindowChoiceError.fileNeeded }
    return document
  }
}

/// An error thrown for a window that the app does not have, or cannot show.
enum WindowChoiceError: Error, CustomStringConvertible {
  case unknown(String, known: [String])
  case noDocuments(String)
  /// The window shows files and makes none, and no file is named.
  case fileNeeded

  var description: String {
    switch self {
    case .unknown(let name, let known):
      "There is no window \"\(name)\"; there are \(known.joined(separator: ", "))."
    case .noDocuments(let name): "The window \"\(name)\" shows no documents."
    case .fileNeeded: "The window shows documents of files and makes none; name a file."
    }
  }
}
