internal import Dispatch
internal import Foundation

/// The list of the files that the programs of the desktop have used last, which file managers and the dialogs of other
/// programs show.
///
/// It is `recently-used.xbel` in the folder of the user's data, in the format of the Desktop Bookmark Specification. The
/// entries of others stay as they are, and a list of another form is left alone.
struct DesktopRecentFiles: Sendable {
  /// The file of the list.
  let file: URL
  /// The name of the program's file, with which desktops start it.
  let program: String

  /// One change after the other, as each of them reads the list.
  private static let queue = DispatchQueue(label: "plumb-ui.recent-files", qos: .utility)
  /// The longest list that is read.
  private static let limit = 1 << 24
  private static let end = "</xbel>"
  private static let empty = """
    <?xml version="1.0" encoding="UTF-8"?>
    <xbel version="1.0"
          xmlns:bookmark="http://www.freedesktop.org/standards/desktop-bookmarks"
          xmlns:mime="http://www.freedesktop.org/standards/shared-mime-info"
    >
    </xbel>

    """

  /// Adds a file that the program has opened or saved, without waiting for it.
  func addLater(_ url: URL, type: String) {
    Self.queue.async { add(url, type: type, at: Date()) }
  }

  /// Adds a file that the program has opened or saved. A list that cannot be written stays as it is.
  func add(_ url: URL, type: String, at date: Date) {
    guard let changed = text(adding: url, type: type, at: date, to: contents) else { return }
    let folder = file.deletingLastPathComponent()
    try? FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let isNew = !FileManager.default.fileExists(atPath: file.path)
    guard (try? Data(changed.utf8).write(to: file, options: .atomic)) != nil, isNew else { return }
    try? FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
  }

  /// The text of the list; `nil` if it cannot be read.
  private var contents: String? {
    do {
      let data = try RegularFile.contents(of: file.path, limit: Self.limit)
      return String(data: data, encoding: .utf8)
    } catch {
      return error == .missing ? Self.empty : nil
    }
  }

  /// Returns a list with a file; `nil` if it is no such list.
  func text(adding url: URL, type: String, at date: Date, to list: String?) -> String? {
    guard var list, let end = list.range(of: Self.end, options: .backwards) else { return nil }
    let time = date.formatted(.iso8601)
    let address = Self.escaped(url.absoluteString)
    let application =
      "<bookmark:application name=\"\(name)\" exec=\"&apos;\(name) %u&apos;\""
      + " modified=\"\(time)\" count=\"1\"/>"
    guard let start = list.range(of: "<bookmark href=\"\(address)\""),
      let close = list.range(of: "</bookmark>", range: start.upperBound..<end.lowerBound)
    else {
      list.insert(
        contentsOf: entry(address, type: Self.escaped(type), application, time),
        at: end.lowerBound)
      return list
    }
    let old = start.lowerBound..<close.upperBound
    list.replaceSubrange(old, with: update(String(list[old]), application, time))
    return list
  }

  /// Returns the entry of a file that other programs have used, with this program.
  private func update(_ entry: String, _ application: String, _ time: String) -> String {
    var entry = entry
    if let old = entry.firstRange(of: "<bookmark:application name=\"\(name)\""),
      let close = entry.range(of: "/>", range: old.lowerBound..<entry.endIndex)
    {
      entry.replaceSubrange(old.lowerBound..<close.upperBound, with: application)
    } else if let list = entry.firstRange(of: "<bookmark:applications>") {
      entry.insert(contentsOf: "\n          \(application)", at: list.upperBound)
    }
    for name in ["modified", "visited"] {
      guard let head = entry.firstRange(of: ">"),
        let value = entry.range(of: " \(name)=\"", range: entry.startIndex..<head.lowerBound),
        let close = entry.range(of: "\"", range: value.upperBound..<head.lowerBound)
      else { continue }
      entry.replaceSubrange(value.upperBound..<close.lowerBound, with: time)
    }
    return entry
  }

  private func entry(
    _ address: String, type: String, _ application: String, _ time: String
  ) -> String {
    """
      <bookmark href="\(address)" added="\(time)" modified="\(time)" visited="\(time)">
        <info>
          <metadata owner="http://freedesktop.org">
            <mime:mime-type type="\(type)"/>
            <bookmark:applications>
              \(application)
            </bookmark:applications>
          </metadata>
        </info>
      </bookmark>

    """
  }

  private var name: String { Self.escaped(program) }

  /// Returns a text as the value of an attribute.
  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;").replacing("'", with: "&apos;")
  }
}
