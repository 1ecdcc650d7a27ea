import GalleryScenes
import SwiftUI

/// The name of a scene on the command line.
nonisolated enum SceneName {
  /// Returns the scene with a name.
  ///
  /// - Throws: a sentence with similar names if there is none.
  static func parse(_ name: String) throws(BadValue) -> GalleryScene {
    if let scene = GalleryScene.named(name) { return scene }
    let similar = similarNames(to: name)
    let hint = similar.isEmpty ? "" : "Similar names are \(similar.joined(separator: ", ")). "
    throw BadValue(
      description: "There is no scene \"\(name)\". \(hint)tally gallery --list prints all names.")
  }

  /// Returns up to five names that contain the text, or differ from it in few letters.
  private static func similarNames(to text: String) -> [String] {
    let names = GalleryScene.all.map(\.name)
    let allowed = max(2, text.count / 3)
    let ranked = names.compactMap { name -> (name: String, distance: Int)? in
      if !text.isEmpty, name.contains(text) { return (name, 0) }
      let distance = editDistance(Array(name), Array(text))
      return distance <= allowed ? (name, distance) : nil
    }
    return ranked.sorted { $0.distance < $1.distance }.prefix(5).map(\.name)
  }

  /// Returns the number of letters that are inserted, removed or replaced to make one text from
  /// another.
  private static func editDistance(_ first: [Character], _ second: [Character]) -> Int {
    var row = Array(0...second.count)
    for (line, character) in first.enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for (column, other) in second.enumerated() {
        let replaced = diagonal + (character == other ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
      }
    }
    return row[second.count]
  }
}
