internal import Foundation

/// The contents of a document: a value or an object of the program.
@MainActor protocol DocumentContents: AnyObject {
  /// The version of the contents: equal for equal contents, and usually different for different ones.
  var documentVersion: DocumentVersion { get }

  /// Follows the changes of the contents.
  func follow(_ undoManager: UndoManager, didChange: @escaping @MainActor () -> Void)

  /// Takes a snapshot of the contents.
  ///
  /// - Returns: a function that writes the snapshot to a file, off the main actor.
  func writer(as type: UTType) throws -> @Sendable (URL) throws -> Void

  /// Replaces the contents by the contents of a file.
  func takeContents(of configuration: FileDocumentReadConfiguration) throws
}

/// The version of the contents of a document.
struct DocumentVersion: Equatable {
  /// The state of the undo manager, if the program registers its changes with it.
  var undoState = 0
  /// The number of changes that are not registered with the undo manager.
  var changes = 0

  /// A version that no contents have, for documents whose contents were never saved.
  static let ofNoContents = DocumentVersion(undoState: -1, changes: -1)
}

/// A document that is a value.
@Observable final class ValueContents<Document: FileDocument>: DocumentContents {
  private(set) var value: Document
  @ObservationIgnored private(set) var documentVersion = DocumentVersion()
  @ObservationIgnored private var lastChange = 0
  @ObservationIgnored private weak var undoManager: UndoManager?
  @ObservationIgnored private var didChange: @MainActor () -> Void = {}
  /// The state of the keyboard focus and of the pointer in the window.
  @ObservationIgnored private var editing = FocusedEditing()
  /// The press of the pointer in which the value was changed last; `nil` for none.
  @ObservationIgnored private var lastPress: Int?

  init(_ value: Document) {
    self.value = value
  }

  func follow(_ undoManager: UndoManager, didChange: @escaping @MainActor () -> Void) {
    self.undoManager = undoManager
    self.didChange = didChange
  }

  /// Follows the keyboard focus and the pointer in the window.
  func follow(_ editing: FocusedEditing) { self.editing = editing }

  /// Changes the value. As SwiftUI: the change can be undone. The changes of a text are undone by the text, and all
  /// changes during one press of the pointer are undone at once.
  func set(_ value: Document) {
    lastChange += 1
    let press = editing.press
    let isSamePress = press != nil && press == lastPress
    lastPress = press
    replace(
      value, version: DocumentVersion(changes: lastChange),
      isUndone: !editing.isWritingText && !isSamePress)
  }

  private func replace(_ value: Document, version: DocumentVersion, isUndone: Bool) {
    let (before, last) = (self.value, documentVersion)
    (self.value, documentVersion) = (value, version)
    if isUndone {
      undoManager?.registerUndo(withTarget: self) { contents in
        contents.replace(before, version: last, isUndone: true)
      }
    }
    didChange()
  }

  func writer(as type: UTType) throws -> @Sendable (URL) throws -> Void {
    let write = Self.writing(value, as: type)
    return { url in try write.value(url) }
  }

  private nonisolated static func writing(
    _ document: Document, as type: UTType
  ) -> SentValue<(URL) throws -> Void> {
    SentValue(value: { url in
      try document.fileWrapper(configuration: .replacing(url, as: type))
        .write(to: url, options: .atomic)
    })
  }

  func takeContents(of configuration: FileDocumentReadConfiguration) throws {
    value = try Document(configuration: configuration)
    lastChange += 1
    documentVersion = DocumentVersion(changes: lastChange)
    didChange()
  }
}

/// A document that is an object.
@Observable final class ObjectContents<Document: ReferenceFileDocument>: DocumentContents {
  private(set) var object: Document
  @ObservationIgnored private var changes = 0
  @ObservationIgnored private var undoManager: UndoManager?
  /// The state of the undo manager at the start.
  @ObservationIgnored private var firstState = 0
  @ObservationIgnored private var didChange: @MainActor () -> Void = {}

  init(_ object: Document) {
    self.object = object
  }

  func follow(_ undoManager: UndoManager, didChange: @escaping @MainActor () -> Void) {
    self.undoManager = undoManager
    self.didChange = didChange
    firstState = undoManager.state
  }

  /// As SwiftUI: a program reports changes by registering them with the undo manager. If it never does so, the changes
  /// that the object publishes are counted.
  var documentVersion: DocumentVersion {
    let state = undoManager?.state ?? firstState
    let hasRecord = state != firstState || undoManager?.canRedo == true
    return DocumentVersion(undoState: state, changes: hasRecord ? 0 : changes)
  }

  /// Called when the object has published a change.
  func objectDidChange() {
    changes += 1
    didChange()
  }

  func writer(as type: UTType) throws -> @Sendable (URL) throws -> Void {
    let write = Self.writing(object, try object.snapshot(contentType: type), as: type)
    return { url in try write.value(url) }
  }

  private nonisolated static func writing(
    _ document: Document, _ snapshot: Document.Snapshot, as type: UTType
  ) -> SentValue<(URL) throws -> Void> {
    SentValue(value: { url in
      try document.fileWrapper(
        snapshot: snapshot, configuration: .replacing(url, as: type)
      )
      .write(to: url, options: .atomic)
    })
  }

  func takeContents(of configuration: FileDocumentReadConfiguration) throws {
    object = try Document(configuration: configuration)
    changes += 1
    didChange()
  }
}

extension FileDocumentWriteConfiguration {
  /// Returns the configuration for writing a file, which may exist.
  fileprivate static func replacing(_ url: URL, as type: UTType) -> Self {
    Self(contentType: type, existingFile: try? FileWrapper(document: url))
  }
}
