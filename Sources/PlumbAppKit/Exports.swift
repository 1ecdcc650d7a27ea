/// The values of AppKit, so that a source file keeps its `import AppKit`.
///
/// Values that describe something are there: colours, fonts, images, paths, the screen and the clipboard. Views and view
/// controllers are not: they stay errors with a sentence that says what to write instead.
@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import PlumbPlatformValues

@_exported public import var PlumbApp.NSApp
@_exported public import class PlumbApp.NSApplication
@_exported public import class PlumbCore.NSItemProvider
@_exported public import class PlumbCore.NSUserActivity
