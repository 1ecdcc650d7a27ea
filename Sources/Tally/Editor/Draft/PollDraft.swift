import Foundation

/// A poll that is being edited. Unlike a `Poll`, it may be incomplete.
nonisolated struct PollDraft: Hashable, Sendable {
  /// A contender that is being edited.
  struct Contender: Identifiable, Hashable, Sendable {
    /// The identity of the contender in the editor.
    let id: UUID
    /// The identifier of the contender in the stored votes; `nil` for a new one.
    let ballotID: Candidate.ID?
    var name: DraftText
    var color: DraftColor
    let emblem: Emblem
  }

  var question: DraftText
  /// The contenders in their order on the screen.
  private(set) var contenders: [Contender]
  /// The name of the file for a poll that has none yet; `nil` for a poll of a file.
  var fileName: String?

  /// Begins to edit a poll.
  ///
  /// - Parameters:
  ///   - locale: the locale in which texts are shown; texts in other languages are kept.
  ///   - fileName: the name of the file to be made; `nil` for a poll that has one.
  init(_ poll: Poll, in locale: Locale, fileName: String? = nil) {
    question = DraftText(poll.question, in: locale)
    contenders = poll.candidates.map {
      Contender(
        id: UUID(), ballotID: $0.id, name: DraftText($0.title, in: locale),
        // Files hold pictures, but not the drawings of this program.
        color: DraftColor($0.tint), emblem: $0.emblem.isPicture ? $0.emblem : .initial)
    }
    self.fileName = fileName
  }

  /// Whether another contender fits into the poll.
  var canAdd: Bool { contenders.count < Poll.sizes.upperBound }

  subscript(id: Contender.ID) -> Contender? { contenders.first { $0.id == id } }

  func index(of id: Contender.ID) -> Int? { contenders.firstIndex { $0.id == id } }

  // MARK: Changing

  /// Adds a contender without a name in the first colour of the palette that no other one has.
  ///
  /// - Parameter previous: the contender after which it is added; `nil` for the end.
  /// - Returns: the new contender; `nil` if the poll is full.
  @discardableResult mutating func add(after previous: Contender.ID? = nil) -> Contender.ID? {
    guard canAdd else { return nil }
    let colors = Set(contenders.map(\.color))
    let palette = Tint.paletteNames.indices
    let free = palette.first { !colors.contains(.palette($0)) } ?? contenders.count
    let contender = Contender(
      id: UUID(), ballotID: nil, name: DraftText(), color: .palette(free), emblem: .initial)
    let place = previous.flatMap(index).map { $0 + 1 } ?? contenders.endIndex
    contenders.insert(contender, at: place)
    return contender.id
  }

  mutating func remove(_ id: Contender.ID) {
    contenders.removeAll { $0.id == id }
  }

  /// Returns whether a contender can be moved by a number of places.
  func canMove(_ id: Contender.ID, by distance: Int) -> Bool {
    index(of: id).map { contenders.indices.contains($0 + distance) } ?? false
  }

  /// Moves a contender down by a number of places, up by a negative one.
  mutating func move(_ id: Contender.ID, by distance: Int) {
    guard canMove(id, by: distance), let index = index(of: id) else { return }
    contenders.insert(contenders.remove(at: index), at: index + distance)
  }

  mutating func setName(_ name: String, of id: Contender.ID) {
    if let index = index(of: id) { contenders[index].name.text = name }
  }

  mutating func setColor(_ color: DraftColor, of id: Contender.ID) {
    if let index = index(of: id) { contenders[index].color = color }
  }
}

nonisolated extension Emblem {
  var isPicture: Bool {
    if case .picture = self { true } else { false }
  }
}
