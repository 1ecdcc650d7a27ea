/// The values that UIKit and AppKit share, and with them the geometry of Core Graphics.
@_exported public import CoreGraphics
