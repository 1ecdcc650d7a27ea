import Foundation
import PlumbFiles

/// The contents of a `project.pbxproj`: objects of many kinds, which name each other.
struct XcodeProjectFile: Decodable {
  var rootObject: String
  var objects: [String: Object]

  /// Any object. Each kind has a few of the properties.
  struct Object: Decodable {
    var isa: String
    var name: String?
    var path: String?
    var sourceTree: String?
    // Of the project.
    var mainGroup: String?
    var projectDirPath: String?
    var targets: [String]?
    var developmentRegion: String?
    var packageReferences: [String]?
    // Of a group.
    var children: [String]?
    // A property of a folder whose files are found when they are built.
    var exceptions: [String]?
    var membershipExceptions: [String]?
    var platformFiltersByRelativePath: [String: [String]]?
    var explicitFolders: [String]?
    // A property of such an exception, and of a dependency.
    var target: String?
    // Of a target.
    var productType: String?
    var buildPhases: [String]?
    var fileSystemSynchronizedGroups: [String]?
    var dependencies: [String]?
    var packageProductDependencies: [String]?
    // Properties of a phase, and of a file in one.
    var files: [String]?
    var fileRef: String?
    var platformFilter: String?
    var platformFilters: [String]?
    var lastKnownFileType: String?
    // Of a package and of a product of one.
    var repositoryURL: String?
    var requirement: [String: String]?
    var relativePath: String?
    var package: String?
    var productName: String?
    // Of settings.
    var buildConfigurationList: String?
    var buildConfigurations: [String]?
    var buildSettings: [String: Setting]?
    var baseConfigurationReference: String?
    var baseConfigurationReferenceAnchor: String?
    var baseConfigurationReferenceRelativePath: String?
  }

  /// The value of a setting: a string or a list.
  struct Setting: Decodable {
    var words: [String]

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        words = text.split(separator: " ").map(String.init)
      } else {
        words = try container.decode([String].self)
      }
    }
  }

  init(at project: URL) throws {
    let data = try RegularFile.contents(
      of: project.appending(path: "project.pbxproj").path, limit: RegularFile.largestText)
    self = try PropertyListDecoder().decode(Self.self, from: data)
  }

  /// The objects that an object names, some of which may be missing.
  func objects(_ ids: [String]?) -> [Object] { (ids ?? []).compactMap { objects[$0] } }
}
