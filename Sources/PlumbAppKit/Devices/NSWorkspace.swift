public import Foundation
internal import PlumbUI

/// The desktop, which opens addresses and files.
@MainActor @preconcurrency public final class NSWorkspace: NSObject {
  /// The desktop.
  public static let shared = NSWorkspace()

  nonisolated private override init() {
    super.init()
  }

  /// Opens an address or a file with the program that the desktop selects. Returns `true`: whether there is such a
  /// program is not known yet.
  @discardableResult public func open(_ url: URL) -> Bool {
    Desktop.open(url)
    return true
  }

  /// Opens an address or a file with the program that the desktop selects, and calls a function with the outcome.
  public func open(
    _ url: URL, configuration: OpenConfiguration,
    completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) {
    Desktop.open(url) { isOpened in
      completionHandler?(nil, isOpened ? nil : CocoaError(.fileNoSuchFile))
    }
  }

  /// Opens files with the program that the desktop selects; another program cannot be chosen.
  public func open(
    _ urls: [URL], withApplicationAt applicationURL: URL, configuration: OpenConfiguration,
    completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) {
    for url in urls { Desktop.open(url) }
    completionHandler?(nil, nil)
  }

  /// Opens a file with the program that the desktop selects. Returns `true`.
  @discardableResult public func openFile(_ fullPath: String) -> Bool {
    open(URL(filePath: fullPath))
  }

  /// Opens the folder of a file, or the folder itself. Returns `true`.
  ///
  /// - Parameter rootFullPath: without effect.
  @discardableResult public func selectFile(
    _ fullPath: String?, inFileViewerRootedAtPath rootFullPath: String
  ) -> Bool {
    guard let fullPath else { return open(URL(filePath: rootFullPath)) }
    return open(URL(filePath: fullPath).deletingLastPathComponent())
  }

  /// Opens the folders of some files.
  public func activateFileViewerSelecting(_ fileURLs: [URL]) {
    for folder in Set(fileURLs.map { $0.deletingLastPathComponent() }) { open(folder) }
  }

  /// Returns a picture for a file: the symbol of a folder or of a document.
  public func icon(forFile fullPath: String) -> NSImage {
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: fullPath, isDirectory: &isFolder)
    let name = isFolder.boolValue ? "folder" : "doc"
    return NSImage(systemSymbolName: name, accessibilityDescription: nil) ?? NSImage()
  }

  /// Returns `nil`: the desktop does not tell where programs are.
  public func urlForApplication(withBundleIdentifier bundleIdentifier: String) -> URL? { nil }

  /// Whether every animation ends at once.
  public var accessibilityDisplayShouldReduceMotion: Bool {
    Desktop.appearance.reducesMotion ?? false
  }

  /// Whether contrasts are increased.
  public var accessibilityDisplayShouldIncreaseContrast: Bool {
    Desktop.appearance.contrast == .increased
  }

  /// The notifications about the desktop; none are posted here.
  public let notificationCenter = NotificationCenter()

  /// Settings with which an address or a file is opened; none has an effect.
  public final class OpenConfiguration: NSObject {
    /// Whether the other program comes to the front.
    public var activates = true
    /// Arguments for the other program.
    public var arguments: [String] = []
  }

  /// Posted on a Mac when the machine wakes; never posted here.
  nonisolated public static let didWakeNotification = Notification.Name(
    "NSWorkspaceDidWakeNotification")
  /// Posted on a Mac before the machine sleeps; never posted here.
  nonisolated public static let willSleepNotification = Notification.Name(
    "NSWorkspaceWillSleepNotification")
}

/// Another program that runs, of which nothing is known here.
public final class NSRunningApplication: NSObject, Sendable {
  private override init() {
    super.init()
  }
}
