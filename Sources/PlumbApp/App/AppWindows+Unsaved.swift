internal import Foundation

/// The changes that are not saved when the program ends without a question, as at the end of the desktop session.
extension AppWindows {
  /// The folder of the copies of documents; `nil` if the program has none.
  private var recovery: DocumentRecovery? {
    options.stateFolder.map { DocumentRecovery(folder: $0.appending(path: "unsaved-documents")) }
  }

  /// Saves the changes of the document of a window, unless a person has decided to lose them.
  ///
  /// As on a Mac: a document with a file is saved there. A new document, and one whose file was written by another
  /// program or cannot be written, is saved as a copy, with which its window opens again. If that cannot be written
  /// either, the copy from which the document was restored stays.
  ///
  /// - Returns: the name of the copy; `nil` if there is none.
  func saveUnsavedChanges(of window: AppWindow) -> String? {
    guard let document = window.documents?.document, document.isEdited, !window.isDismissed,
      !window.losesChanges
    else { return nil }
    if document.saveInPlace() { return nil }
    do {
      return try recovery?.save(document)
    } catch {
      guard let copy = document.recoveredCopy else {
        RuntimeWarning.show(
          "The changes of “\(document.name)” were lost: \(ErrorReason.clause(of: error)).")
        return nil
      }
      RuntimeWarning.show(
        "The changes of “\(document.name)” since it opened were lost:"
          + " \(ErrorReason.clause(of: error)).")
      restoredCopies.removeAll { $0 == copy }
      return copy
    }
  }

  /// Returns the document of a window that opens again, with the changes of a copy; `nil` if there was no copy.
  func recoveredDocument(of scene: Int, _ saved: SavedWindow, _ value: WindowValue?) throws
    -> WindowDocument?
  {
    guard let name = saved.unsavedCopy, let recovery,
      let kind = scenes.configurations[scene].documents
    else { return nil }
    let contents = try recovery.contents(of: name, as: kind)
    let place = value?.value(as: DocumentPlace.self)
    restoredCopies.append(name)
    return WindowDocument(
      contents, of: kind, url: place.map { URL(filePath: $0.path) }, number: freeNumber,
      recoveredCopy: name, work: options.fileWork)
  }

  /// Removes the copies of the documents that were restored, as their changes are saved, lost or copied again.
  func removeRestoredCopies() {
    for name in restoredCopies { recovery?.remove(name) }
    restoredCopies = []
  }
}
