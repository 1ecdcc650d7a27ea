extension EnvironmentValues {
  /// The storage of `AppStorage` properties that name none; `nil` for the program's own file.
  @EnvironmentEntry package var defaultValueStore: (any ValueStore)?
}
