/// The products that a package offers, and those that it needs from others.
extension PackageManifest {
  /// A product with the targets that it consists of.
  struct Product: Decodable {
    var name: String
    var targets: [String]
    /// The kind as the only key.
    private var type: [String: [String]?]?

    var isExecutable: Bool { type?.keys.contains("executable") ?? false }
  }

  /// A system that the package is for, in small letters.
  struct Platform: Decodable {
    var platformName: String
  }

  /// A file or folder that is not source, and its rule: `process` or `copy`.
  struct Resource: Decodable {
    var path: String
    var rule: [String: [String: String?]]

    var isCopied: Bool { rule["copy"] != nil }
  }

  /// The value of a setting, of which only strings count here.
  struct SettingValue: Decodable {
    var text: String?

    init(from decoder: any Decoder) throws {
      text = try? decoder.singleValueContainer().decode(String.self)
    }
  }

  /// A package that this one needs.
  struct Dependency: Decodable {
    var fileSystem: [Local]?
    var sourceControl: [Remote]?

    struct Local: Decodable {
      var identity: String
      var nameForTargetDependencyResolutionOnly: String?
      var path: String
    }

    struct Remote: Decodable {
      var identity: String
      var nameForTargetDependencyResolutionOnly: String?
      var location: Location
      var requirement: Requirement
    }

    struct Location: Decodable {
      var remote: [Address]?

      struct Address: Decodable {
        var urlString: String
      }
    }

    struct Requirement: Decodable {
      var range: [Range]?
      var exact: [String]?
      var branch: [String]?
      var revision: [String]?

      struct Range: Decodable {
        var lowerBound: String
        var upperBound: String
      }
    }
  }

  /// A target or product that a target needs.
  struct TargetDependency: Decodable {
    var name: String
    /// The package of a product; `nil` for a target, and for a product that is given by its name alone.
    var package: String?
    /// The systems for which it is needed; `nil` for all.
    var platforms: [String]?

    private enum CodingKeys: String, CodingKey { case byName, target, product }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let key =
        container.contains(.product)
        ? CodingKeys.product
        : container.contains(.target) ? .target : .byName
      let parts = try container.decode([Part].self, forKey: key)
      name = parts.first?.text ?? ""
      if key == .product, parts.count > 1 { package = parts[1].text }
      platforms = parts.lazy.compactMap(\.condition).first?.platformNames
    }
  }

  /// A part of such an entry: a name, a condition or nothing.
  private struct Part: Decodable {
    var text: String?
    var condition: Condition?

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      text = try? container.decode(String.self)
      condition = try? container.decode(Condition.self)
    }
  }
}
