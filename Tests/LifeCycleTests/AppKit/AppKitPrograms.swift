@testable import PlumbAppKit

/// Replaces what the app of AppKit stores.
@MainActor func forgetAppOfAppKit() { ApplicationState.current = ApplicationState() }
