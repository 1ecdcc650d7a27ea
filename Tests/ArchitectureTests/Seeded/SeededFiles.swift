/// Files for tests of the checks.
func source(_ folder: String, _ text: String, name: String = "File") -> SourceFile {
  SourceFile(path: "Sources/\(folder)/\(name).swift", text: text)
}
