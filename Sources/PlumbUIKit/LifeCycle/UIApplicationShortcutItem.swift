public import Foundation

/// An action of the app's icon.
@MainActor @preconcurrency public class UIApplicationShortcutItem: NSObject {
  /// The kind of action.
  public let type: String
  /// The title.
  public let localizedTitle: String
  /// The second line; `nil` for none.
  public let localizedSubtitle: String?
  /// Values for the delegate; `nil` for none.
  public let userInfo: [String: Any]?

  /// Creates an action.
  ///
  /// - Parameter icon: not used on this platform.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil, icon: Any? = nil,
    userInfo: [String: Any]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.userInfo = userInfo
  }

  /// Creates an action from an entry of `UIApplicationShortcutItems` in the information about a program.
  ///
  /// - Returns: `nil` without a type.
  convenience init?(entry: [String: Any]) {
    guard let type = entry["UIApplicationShortcutItemType"] as? String else { return nil }
    self.init(
      type: type, localizedTitle: entry["UIApplicationShortcutItemTitle"] as? String ?? type,
      localizedSubtitle: entry["UIApplicationShortcutItemSubtitle"] as? String,
      userInfo: entry["UIApplicationShortcutItemUserInfo"] as? [String: Any])
  }
}

extension UIApplication {
  /// Returns the action of a type: one that the program has set, or else one of the information about the program.
  ///
  /// - Returns: `nil` if there is none.
  func shortcutItem(
    ofType type: String, information: [String: Any]? = Bundle.main.infoDictionary
  ) -> UIApplicationShortcutItem? {
    let entries = information?["UIApplicationShortcutItems"] as? [[String: Any]] ?? []
    let items = (shortcutItems ?? []) + entries.compactMap { UIApplicationShortcutItem(entry: $0) }
    return items.first { $0.type == type }
  }
}
