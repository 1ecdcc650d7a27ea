import Foundation
import PlumbFiles

/// The property list of an app, with the values that Xcode would write into it.
struct InformationList {
  private(set) var values: [String: Any] = [:]
  private(set) var remarks = PortRemarks()
  private let settings: XcodeSettings
  private var names: [String: String]

  /// Reads the file of a target and the settings that stand for entries of it.
  ///
  /// - Parameters:
  ///   - root: the folder that the paths of the project begin with.
  ///   - module: the name of the module, which is that of the program here.
  init(of target: XcodeTarget, in root: URL, module: String) {
    settings = target.settings
    names = [
      "TARGET_NAME": target.name, "PRODUCT_MODULE_NAME": module, "EXECUTABLE_NAME": module,
      "SRCROOT": root.path, "PROJECT_DIR": root.path, "DEVELOPMENT_LANGUAGE": "en",
      "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL", "CURRENT_PROJECT_VERSION": "1",
      "MARKETING_VERSION": "1.0",
    ]
    names["PRODUCT_NAME"] =
      settings.value("PRODUCT_NAME").flatMap { resolvedText($0) } ?? target.name
    addUsualValues()
    if let path = settings.value("INFOPLIST_FILE").flatMap({ resolvedText($0) }) {
      read(path.hasPrefix("/") ? URL(filePath: path) : root.appending(path: path))
    }
    for (key, value) in settings.values(withPrefix: "INFOPLIST_KEY_") {
      // Others are switches of Xcode and values for one kind of device.
      guard !key.contains("_"), let text = resolvedText(value) else { continue }
      values[key] = ["YES": true, "NO": false][text] ?? text
    }
    values["CFBundleExecutable"] = module
    describe(values)
  }

  /// Creates the list of an app whose values are known.
  init(_ values: [String: Any], settings: XcodeSettings) {
    self.values = values
    self.settings = settings
    names = [:]
    describe(values)
  }

  private mutating func addUsualValues() {
    let keys = [
      "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)", "CFBundleName": "$(PRODUCT_NAME)",
      "CFBundleShortVersionString": "$(MARKETING_VERSION)",
      "CFBundleVersion": "$(CURRENT_PROJECT_VERSION)",
      "NSAccentColorName": "$(ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME)",
    ]
    for (key, value) in keys { values[key] = resolvedText(value) }
  }

  private mutating func read(_ file: URL) {
    guard let entries = Self.entries(of: file, &remarks) else {
      return remarks.add(.part, PortSentences.missing([file.lastPathComponent]))
    }
    for (key, value) in entries { values[key] = resolved(value) }
  }

  /// Returns the entries of a file; none, with a remark, if it is damaged, and `nil` if there is no file.
  static func entries(of file: URL, _ remarks: inout PortRemarks) -> [String: Any]? {
    let data: Data
    do throws(RegularFile.Failure) {
      data = try RegularFile.contents(of: file.path, limit: RegularFile.largestText)
    } catch .missing {
      return nil
    } catch {
      remarks.add(
        .part,
        "\(file.path) cannot be read, so that its entries are left out: \(error). "
          + FileProblem.advice(for: error))
      return [:]
    }
    guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let entries = list as? [String: Any]
    else {
      remarks.add(
        .part,
        "\(file.path) is no property list, so that its entries are left out: correct the file.")
      return [:]
    }
    return entries
  }

  // MARK: Values

  /// Returns a value with the settings that it names; `nil` if one of them has no value.
  private func resolved(_ value: Any) -> Any? {
    switch value {
    case let text as String: resolvedText(text)
    case let list as [Any]: list.compactMap { resolved($0) }
    case let entries as [String: Any]: entries.compactMapValues { resolved($0) }
    default: value
    }
  }

  private func resolvedText(_ text: String, depth: Int = 0) -> String? {
    var result = text
    // A setting may name itself in a damaged project.
    for _ in 0..<16 {
      guard let match = result.firstMatch(of: /\$[({](\w+)(?::([\w]+))?[)}]/) else { return result }
      let name = String(match.1)
      guard depth < 8, var value = setting(name, depth: depth + 1) else { return nil }
      if let change = match.2 { value = Self.changed(value, change) }
      result.replaceSubrange(match.range, with: value)
    }
    return nil
  }

  private func setting(_ name: String, depth: Int) -> String? {
    if let own = settings.value(name), own != "$(\(name))",
      let value = resolvedText(own, depth: depth)
    {
      return value
    }
    return names[name]
  }

  /// Returns a value as Xcode's operators change it: letters that a name of the kind cannot have become others.
  private static func changed(_ value: String, _ change: Substring) -> String {
    switch change {
    case "lower": value.lowercased()
    case "upper": value.uppercased()
    case "rfc1034identifier":
      String(
        value.map {
          $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "." || $0 == "-") ? $0 : "-"
        })
    case "c99extidentifier", "identifier": TargetSettings.moduleName(value)
    default: value
    }
  }

  // MARK: Remarks

  private mutating func describe(_ entries: [String: Any]) {
    for (key, value) in entries.sorted(by: { $0.key < $1.key }) {
      let text = (value as? [Any])?.map { "\($0)" }.joined(separator: ", ") ?? "\(value)"
      if let (weight, sentence) = LeftOutSentences.sentence(aboutKey: key, value: text) {
        remarks.add(weight, sentence)
      }
      if let inner = value as? [String: Any] {
        describe(inner)
      } else if let list = value as? [[String: Any]] {
        for inner in list { describe(inner) }
      }
    }
  }

  /// Returns a property list as a file.
  static func data(of values: [String: Any]) throws -> Data {
    try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
  }
}
