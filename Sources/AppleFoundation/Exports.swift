// The modules that Foundation, UIKit and AppKit import for their users on Apple's systems. Networking is a module of
// its own there, too: the library behind it would double the time in which a program starts.
@_exported public import Combine
@_exported public import CoreGraphics
@_exported public import Dispatch
@_exported public import Foundation
@_exported public import PlumbFoundation
@_exported public import UniformTypeIdentifiers
