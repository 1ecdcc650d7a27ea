public import Foundation
internal import PlumbUI

/// The clipboard: texts for all programs, and other data for this one.
@MainActor @preconcurrency public final class NSPasteboard: NSObject {
  /// The type of what is on the clipboard.
  public struct PasteboardType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a type from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates a type from its name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    public static let string = PasteboardType(rawValue: "public.utf8-plain-text")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let URL = PasteboardType(rawValue: "public.url")
    public static let fileURL = PasteboardType(rawValue: "public.file-url")
    public static let html = PasteboardType(rawValue: "public.html")
    public static let rtf = PasteboardType(rawValue: "public.rtf")
    public static let png = PasteboardType(rawValue: "public.png")
    public static let tiff = PasteboardType(rawValue: "public.tiff")
    public static let pdf = PasteboardType(rawValue: "com.adobe.pdf")
    public static let color = PasteboardType(rawValue: "com.apple.cocoa.pasteboard.color")

    /// Whether other programs read the type as text.
    fileprivate var isText: Bool { [.string, .URL, .fileURL].contains(self) }
  }

  /// The clipboard of the desktop.
  public static let general = NSPasteboard()

  /// The number of changes that this program has made.
  public private(set) var changeCount = 0
  private var values: [PasteboardType: Data] = [:]

  nonisolated private override init() {
    super.init()
  }

  /// Empties the clipboard. Returns the number of changes.
  @discardableResult public func clearContents() -> Int {
    changeCount += 1
    values = [:]
    Desktop.clipboardText = nil
    return changeCount
  }

  /// Empties the clipboard for values of some types. Returns the number of changes.
  @discardableResult public func declareTypes(
    _ newTypes: [PasteboardType], owner newOwner: Any?
  ) -> Int {
    clearContents()
  }

  /// The types of what is on the clipboard.
  public var types: [PasteboardType]? {
    let text: [PasteboardType] = Desktop.clipboardText?.isEmpty == false ? [.string] : []
    return text + values.keys.filter { $0 != .string }.sorted { $0.rawValue < $1.rawValue }
  }

  /// Copies a text. Returns `true`.
  @discardableResult public func setString(
    _ string: String, forType dataType: PasteboardType
  ) -> Bool {
    if dataType.isText { Desktop.clipboardText = string }
    values[dataType] = Data(string.utf8)
    return true
  }

  /// Returns the text on the clipboard; `nil` for none.
  public func string(forType dataType: PasteboardType) -> String? {
    if dataType == .string { return Desktop.clipboardText }
    return values[dataType].map { String(decoding: $0, as: UTF8.self) }
  }

  /// Copies data, which this program alone reads, unless it is a text. Returns `true`.
  @discardableResult public func setData(_ data: Data?, forType dataType: PasteboardType) -> Bool {
    if dataType.isText {
      Desktop.clipboardText = data.map { String(decoding: $0, as: UTF8.self) }
    }
    values[dataType] = data
    return true
  }

  /// Returns the data on the clipboard; `nil` for none.
  public func data(forType dataType: PasteboardType) -> Data? {
    if dataType == .string { return Desktop.clipboardText.map { Data($0.utf8) } }
    return values[dataType]
  }

  /// Copies objects: texts and addresses as lines, the last image as a PNG file. Returns whether all were copied.
  @discardableResult public func writeObjects(_ objects: [any NSPasteboardWriting]) -> Bool {
    let texts = objects.compactMap(\.copiedText)
    if !texts.isEmpty { setString(texts.joined(separator: "\n"), forType: .string) }
    let images = objects.compactMap { ($0 as? NSImage)?.value.pngData() }
    if let image = images.last { setData(image, forType: .png) }
    return texts.count + images.count == objects.count
  }

  /// Returns whether there is an object of one of some classes, of which images and texts are known.
  public func canReadObject(
    forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]? = nil
  ) -> Bool {
    readObjects(forClasses: classArray, options: options)?.isEmpty == false
  }

  /// Returns the objects of some classes, of which images, texts and addresses are known.
  public func readObjects(
    forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]? = nil
  ) -> [Any]? {
    classArray.compactMap { kind -> Any? in
      if kind == NSImage.self { return data(forType: .png).flatMap(NSImage.init(data:)) }
      guard let text = Desktop.clipboardText else { return nil }
      if kind == NSString.self { return text }
      if kind == NSURL.self { return NSURL(string: text).flatMap { $0.scheme == nil ? nil : $0 } }
      return nil
    }
  }

  /// A setting of reading, without effect.
  public struct ReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Whether addresses are those of files alone.
    public static let urlReadingFileURLsOnly = ReadingOptionKey(
      rawValue: "NSPasteboardURLReadingFileURLsOnlyKey")
  }
}

/// An object that is copied to the clipboard.
public protocol NSPasteboardWriting: AnyObject {}

extension NSString: NSPasteboardWriting {}
extension NSURL: NSPasteboardWriting {}
extension NSAttributedString: NSPasteboardWriting {}
extension NSImage: NSPasteboardWriting {}

extension NSPasteboardWriting {
  /// The object as text; `nil` for an image.
  fileprivate var copiedText: String? {
    switch self {
    case let text as NSString: text.description
    case let url as NSURL: url.absoluteString
    case let text as NSAttributedString: text.string
    default: nil
    }
  }
}
