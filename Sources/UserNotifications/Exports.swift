/// Notifications of the desktop, so that a source file keeps its `import UserNotifications`.
@_exported public import Foundation
