/// The values of UIKit, so that a source file keeps its `import UIKit`.
///
/// Values that describe something are there: colours, fonts, images, paths, the screen, the device and the clipboard.
/// Views and view controllers are not: they stay errors with a sentence that says what to write instead.
@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import PlumbPlatformValues

@_exported public import enum PlumbControls.UIKeyboardType
@_exported public import struct PlumbControls.UITextContentType
@_exported public import class PlumbCore.NSItemProvider
@_exported public import class PlumbCore.NSUserActivity
@_exported public import enum PlumbCore.UITextAutocapitalizationType
