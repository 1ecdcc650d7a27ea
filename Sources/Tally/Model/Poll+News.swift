import Foundation
import SwiftUI

nonisolated extension Poll {
  /// Returns the announcement of a change for people who do not see the poll: a new leader, or a
  /// tie of all contenders; `nil` if neither is new.
  func news(since old: Poll, in locale: Locale) -> String? {
    let leaders = leaders
    guard !leaders.isEmpty, leaders.map(\.id) != old.leaders.map(\.id) else { return nil }
    if isTie { return String(localized: "All contenders tie.", locale: locale) }
    let names = leaders.map { $0.title.string(in: locale) }
      .formatted(.list(type: .and).locale(locale))
    return leaders.count == 1
      ? String(localized: "\(names) takes the lead.", locale: locale)
      : String(localized: "\(names) share the lead.", locale: locale)
  }
}
