// Sources written for SwiftUI use Observation's names without importing it.
@_exported public import Observation
@_exported public import PlumbPlatform
@_exported public import PlumbPublishers
