import SwiftUI

/// Something to do.
struct Errand: Identifiable, Codable, Hashable {
  var id = UUID()
  var title: String
  var note = ""
  var isDone = false

  static let examples = [
    Errand(title: "Water the plants", note: "The fern twice"),
    Errand(title: "Return the library books", isDone: true),
    Errand(title: "Buy stamps"),
  ]
}

/// The errands, with the one that is selected and the one that is edited.
@MainActor @Observable final class ErrandList {
  private(set) var errands: [Errand] {
    didSet { save(errands) }
  }
  var selection: Errand.ID?
  var edited: Errand?
  private let save: ([Errand]) -> Void

  /// Creates a list that calls a function after each change.
  init(_ errands: [Errand] = [], save: @escaping ([Errand]) -> Void = { _ in }) {
    self.errands = errands
    self.save = save
  }

  var selected: Errand? { errands.first { $0.id == selection } }

  func add(_ errand: Errand) {
    errands.append(errand)
  }

  /// Replaces an errand by its changed copy, or adds a new one.
  func update(_ errand: Errand) {
    if let index = errands.firstIndex(where: { $0.id == errand.id }) {
      errands[index] = errand
    } else {
      add(errand)
    }
  }

  func toggle(_ errand: Errand) {
    var copy = errand
    copy.isDone.toggle()
    update(copy)
  }

  func delete(_ ids: [Errand.ID]) {
    errands.removeAll { ids.contains($0.id) }
  }
}

extension ErrandList {
  private static let key = "errands"

  /// Returns the list of the last time, or one with examples.
  static func stored() -> ErrandList {
    let data = UserDefaults.standard.data(forKey: key)
    let errands = data.flatMap { try? JSONDecoder().decode([Errand].self, from: $0) }
    return ErrandList(errands ?? Errand.examples) { errands in
      UserDefaults.standard.set(try? JSONEncoder().encode(errands), forKey: key)
    }
  }
}
