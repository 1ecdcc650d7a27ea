internal import Synchronization

/// What somebody calls a font: a family's name, or a face's own.
///
/// Names are kept once for the process, so that what holds one is copied without counting references:
/// every line of every text copies its font.
public struct FontName: Hashable, Sendable {
  private let number: Int

  private struct Table {
    var names: [String] = []
    var numbers: [String: Int] = [:]
  }

  private static let table = Mutex(Table())

  public init(_ text: String) {
    number = Self.table.withLock { table in
      if let number = table.numbers[text] { return number }
      table.names.append(text)
      table.numbers[text] = table.names.count - 1
      return table.names.count - 1
    }
  }

  public var text: String { Self.table.withLock { $0.names[number] } }
}
