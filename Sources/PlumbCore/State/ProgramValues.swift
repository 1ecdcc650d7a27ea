/// The persistent values of the program in all of its files.
package enum ProgramValues {
  /// The last state of the windows.
  package static var windows: any ValueStore { StoredValues.scene }

  /// Writes pending changes to the files. Values can be read and written meanwhile.
  package static func save() {
    StoredValues.standard.save()
    StoredValues.scene.save()
  }
}
