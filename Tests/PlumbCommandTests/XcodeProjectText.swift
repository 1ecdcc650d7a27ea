/// The text of a project file with objects by their ids.
struct XcodeProjectText {
  /// The properties of each object, as in the file.
  var objects: [String: String] = [:]
  /// The ids of the targets.
  var targets: [String] = []
  /// The contents of the main group.
  var children: [String] = []
  /// The build settings of the project.
  var settings = ""
  /// Further properties of the project.
  var projectProperties = ""

  /// Adds a target with files by their ids.
  mutating func addTarget(
    _ name: String, files: [String] = [], groups: [String] = [], settings: String = "",
    type: String = "application"
  ) {
    let id = name.filter(\.isLetter)
    targets.append(id)
    objects[id] = """
      isa = PBXNativeTarget; name = "\(name)"; buildPhases = (\(id)Phase, ); \
      buildConfigurationList = \(id)List; productType = "com.apple.product-type.\(type)"; \
      fileSystemSynchronizedGroups = (\(groups.joined(separator: ", ")));
      """
    addSettings(settings, of: id)
    for file in files { objects["\(id)\(file)"] = "isa = PBXBuildFile; fileRef = \(file);" }
    objects["\(id)Phase"] =
      "isa = PBXSourcesBuildPhase; files = (\(files.map { "\(id)\($0), " }.joined()));"
  }

  /// Adds a file to the main group.
  mutating func addFile(_ id: String, path: String) {
    objects[id] = "isa = PBXFileReference; path = \"\(path)\"; sourceTree = \"<group>\";"
    children.append(id)
  }

  private mutating func addSettings(_ settings: String, of id: String) {
    objects["\(id)List"] = "isa = XCConfigurationList; buildConfigurations = (\(id)R, \(id)D, );"
    objects["\(id)R"] = "isa = XCBuildConfiguration; name = Release; buildSettings = {};"
    objects["\(id)D"] =
      "isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings)};"
  }

  var text: String {
    var all = self
    all.addSettings(settings, of: "PROJECT")
    all.objects["PROJECT"] = """
      isa = PBXProject; mainGroup = MAIN; projectDirPath = ""; \
      buildConfigurationList = PROJECTList; targets = (\(targets.joined(separator: ", "))); \
      \(projectProperties)
      """
    all.objects["MAIN"] = """
      isa = PBXGroup; sourceTree = "<group>"; children = (\(children.joined(separator: ", ")));
      """
    let lines = all.objects.sorted { $0.key < $1.key }.map { "\t\t\($0) /* a */ = {\($1)};\n" }
    return """
      // !$*UTF8*$!
      {
      \tarchiveVersion = 1;
      \tobjects = {
      \(lines.joined())\t};
      \trootObject = PROJECT /* Project object */;
      }
      """
  }
}
