internal import Synchronization

/// The name of a font: the name of a family, or the full or PostScript name of a face.
///
/// Names are interned for the lifetime of the process, so that copying a value that contains one
/// needs no reference counting: every line of every text copies its font.
public struct FontName: Hashable, Sendable {
  /// The index in `table.names`.
  private let number: Int

  private struct Table {
    var names: [String] = []
    var numbers: [String: Int] = [:]
  }

  private static let table = Mutex(Table())

  /// Creates a name, adding its text to the table on first use.
  public init(_ text: String) {
    number = Self.table.withLock { table in
      if let number = table.numbers[text] { return number }
      table.names.append(text)
      table.numbers[text] = table.names.count - 1
      return table.names.count - 1
    }
  }

  /// The text of the name.
  public var text: String { Self.table.withLock { $0.names[number] } }
}
