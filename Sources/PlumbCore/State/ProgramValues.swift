internal import Synchronization

/// The persistent values of the program in all of its files.
package enum ProgramValues {
  private static let leavesFiles = Atomic(false)

  /// Whether changes of values reach the files.
  static var areStored: Bool { !leavesFiles.load(ordering: .relaxed) }

  /// Leaves all files as they are from now on: values are read from them, and changes are forgotten with the program.
  package static func leaveFiles() { leavesFiles.store(true, ordering: .relaxed) }

  /// The last state of the windows.
  package static var windows: any ValueStore { StoredValues.scene }

  /// Writes pending changes to the files. Values can be read and written meanwhile.
  package static func save() {
    StoredValues.standard.save()
    StoredValues.scene.save()
  }
}
