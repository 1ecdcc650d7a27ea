import Foundation

/// The colour of a contender that is being edited.
nonisolated enum DraftColor: Hashable, Sendable {
  /// A colour of the palette, by its index from 0.
  case palette(Int)
  /// The typed text for red, green and blue, which may be no colour yet.
  case own(String)

  init(_ tint: Tint) {
    switch tint {
    case .palette(let index):
      let count = Tint.paletteNames.count
      self = .palette(((index % count) + count) % count)
    case .own: self = .own(tint.fileText)
    }
  }

  /// The colour; `nil` for a text that is no colour.
  var tint: Tint? {
    switch self {
    case .palette(let index): .palette(index)
    case .own(let text): Tint(hex: text.trimmingCharacters(in: .whitespaces))
    }
  }
}
