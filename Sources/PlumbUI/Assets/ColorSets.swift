internal import Foundation

extension NamedColors {
  /// The colours in the assets of this program.
  static let shared = NamedColors(
    accent: { NamedColor.accentOfProgram }, find: { find($0) })

  private static func find(_ name: ImageAssetName) -> NamedColor? {
    let folders = AssetCatalogs()
    do {
      if let color = try folders.color(named: name) { return color }
      RuntimeWarning.show(
        "There is no colour named \"\(name.name)\"; it was searched for in "
          + "\(folders.searchFolders(of: name).first?.path ?? "no folder") and other folders.")
    } catch {
      RuntimeWarning.show("The colour \"\(name.name)\" cannot be read: \(error)")
    }
    return nil
  }
}

extension AssetCatalogs {
  /// Returns the colour of the first set with a name; `nil` if there is no such set.
  func color(named name: ImageAssetName) throws -> NamedColor? {
    guard isSubpath(name) else { return nil }
    for searchFolder in searchFolders(of: name) {
      for set in places(ofSet: name.name, kind: "colorset", in: searchFolder) {
        let list = set.appending(path: "Contents.json")
        guard FileManager.default.fileExists(atPath: list.path) else { continue }
        let set = try JSONDecoder().decode(
          ColorSet.self, from: RegularFile.contents(of: list.path, limit: Self.largestList))
        return NamedColor(variants: set.variants)
      }
    }
    return nil
  }
}

/// The contents of the `Contents.json` file of a colour set.
private struct ColorSet: Decodable {
  struct Entry: Decodable {
    struct Appearance: Decodable {
      var appearance: String
      var value: String
    }

    struct Value: Decodable {
      var space: String?
      var components: [String: Component]?

      private enum CodingKeys: String, CodingKey {
        case space = "color-space"
        case components
      }
    }

    var idiom: String?
    var color: Value?
    var appearances: [Appearance]?

    /// Returns whether the entry is limited to an appearance.
    func has(_ appearance: String, _ value: String) -> Bool {
      appearances?.contains { $0.appearance == appearance && $0.value == value } ?? false
    }
  }

  /// A component, written as a fraction (`0.5`), as a byte (`128`) or as a hexadecimal byte
  /// (`0x80`).
  struct Component: Decodable {
    /// The value as a fraction between 0 and 1.
    var fraction: Double
    /// The value as an opacity, which is written as a fraction even among bytes.
    var opacity: Double

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        (fraction, opacity) = (number, number)
        return
      }
      let text = try container.decode(String.self)
      if text.hasPrefix("0x"), let byte = Int(text.dropFirst(2), radix: 16) {
        fraction = Double(byte) / 255
        opacity = fraction
      } else if let byte = Int(text) {
        fraction = Double(byte) / 255
        opacity = byte == 1 ? 1 : fraction
      } else if let number = Double(text) {
        (fraction, opacity) = (number, number)
      } else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "\"\(text)\" is not a component of a colour")
      }
    }
  }

  var colors: [Entry]

  /// The colours for every device, or the colours for desktops if there are none.
  var variants: [NamedColor.Variant] {
    let universal = colors.filter { ($0.idiom ?? "universal") == "universal" }
    let chosen = universal.isEmpty ? colors.filter { $0.idiom == "mac" } : universal
    return (chosen.isEmpty ? colors : chosen).compactMap { entry in
      guard let color = entry.color?.resolved else { return nil }
      return NamedColor.Variant(
        color: color, isDark: entry.has("luminosity", "dark"),
        isHighContrast: entry.has("contrast", "high"))
    }
  }
}

extension ColorSet.Entry.Value {
  /// The colour in sRGB; `nil` for a reference to a system colour.
  fileprivate var resolved: ResolvedColor? {
    guard let components else { return nil }
    func component(_ name: String) -> Double? { components[name]?.fraction }
    let opacity = components["alpha"]?.opacity ?? 1
    let kind: Color.RGBColorSpace =
      switch space {
      case "display-p3": .displayP3
      case "extended-linear-srgb": .sRGBLinear
      default: .sRGB
      }
    let color: Color
    if let white = component("white") {
      color = Color(kind, white: white, opacity: opacity)
    } else if let red = component("red"), let green = component("green"),
      let blue = component("blue")
    {
      color = Color(kind, red: red, green: green, blue: blue, opacity: opacity)
    } else {
      return nil
    }
    return color.resolved(in: .light)
  }
}
