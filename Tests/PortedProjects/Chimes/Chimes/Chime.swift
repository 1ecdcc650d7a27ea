import Foundation

/// A tube of the chimes, which has a file with its tone.
struct Chime: Identifiable, Hashable {
  let name: String
  /// The length of the tube, as a part of the longest one.
  let length: CGFloat

  var id: String { name }
  var fileName: String { "chime-\(name.lowercased())" }

  static let all = [
    Chime(name: "Low", length: 1),
    Chime(name: "Middle", length: 0.84),
    Chime(name: "High", length: 0.68),
  ]
}
